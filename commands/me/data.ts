import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const data: Subcommand = {
  data: (builder, both) => described(builder, both, ({ me }) => me.data),
  execute: async () => ({ is: 'own', page: 'data' }),
};
