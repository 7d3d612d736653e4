import { handleMendCommand } from '../../src/discord/answers/table/mending.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const mend: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.mend),
  needsBoard: true,
  execute: handleMendCommand,
};
