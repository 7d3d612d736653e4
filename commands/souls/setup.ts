import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

/** Discord's default permissions are for whole commands, so who may use it is looked at when it is used. */
export const setup: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.setup),
  execute: async () => ({ is: 'setup' }),
};
