import { handleEndCommand } from '../../src/discord/answers/table/quitting.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const end: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.end),
  changesTable: true,
  execute: handleEndCommand,
};
