import { setupShown } from '../../src/discord/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const setup: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.setup),
  execute: setupShown,
};
