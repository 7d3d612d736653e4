import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actNow, answers } from './offered.js';

export const pass: Subcommand = {
  data: (builder, both) => described(builder, both, ({ act }) => act.pass),
  execute: async (call) =>
    actNow(
      call,
      () => 'pass',
      answers,
      () => null,
    ),
};
