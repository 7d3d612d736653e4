import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actNow } from './offered.js';

export const endTurn: Subcommand = {
  data: (builder, both) => described(builder, both, ({ act }) => act.endTurn),
  execute: async (call) =>
    actNow(
      call,
      () => ['end'],
      async (click) => call.tables.answer(call.channel, call.interaction, call.person, click),
      () => null,
    ),
};
