import { handleLogCommand } from '../../src/discord/answers/pages/log.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const log: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.log),
  execute: handleLogCommand,
};
