import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actNow, answers } from './offered.js';

export const endTurn: Subcommand = {
  data: (builder, both) => described(builder, both, ({ act }) => act.endTurn),
  execute: async (call) =>
    actNow(
      call,
      () => 'end',
      answers,
      () => null,
    ),
};
