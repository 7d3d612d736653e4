import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const tables: Subcommand = {
  data: (builder, both) => described(builder, both, ({ me }) => me.tables),
  execute: async () => ({ is: 'own', page: 'tables' }),
};
