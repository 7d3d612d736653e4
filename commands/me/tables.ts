import { handleOwnTablesCommand } from '../../src/discord/answers/person/own-tables.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const tables: Subcommand = {
  data: (builder, both) => described(builder, both, ({ me }) => me.tables),
  isPersonal: true,
  execute: handleOwnTablesCommand,
};
