import { handleServerTablesCommand } from '../../src/discord/answers/managing/managing.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const serverTables: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.tables),
  execute: handleServerTablesCommand,
};
