import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actNow } from './offered.js';

export const pass: Subcommand = {
  data: (builder, both) => described(builder, both, ({ act }) => act.pass),
  execute: async (call) =>
    actNow(
      call,
      () => ['pass'],
      async (click) => call.tables.answer(call.channel, call.interaction, call.person, click),
      () => null,
    ),
};
