import { handleStartCommand } from '../../src/discord/answers/table/start.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const start: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.start),
  needsBoard: true,
  execute: handleStartCommand,
};
