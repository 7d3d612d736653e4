import type { Command } from '../src/discord/index.js';
import type { Both } from './described.js';
import { inServers } from './subcommand.js';

/** `/hand`: one's own panel. */
export const handCommand = (both: Both): Command => ({
  anywhere: false,
  data: inServers(both, ({ hand }) => hand).toJSON(),
  actions: {
    '': {
      async execute({ channel, tables }) {
        const table = await tables.table(channel);
        const why = table === null ? 'noTable' : table.data.phase === 'lobby' ? 'notStarted' : null;
        return table === null || why !== null
          ? { is: 'outcome', outcome: { is: 'refused', refusal: { why: why ?? 'noTable' }, table }, text: null }
          : { is: 'panel', table, notice: null };
      },
    },
  },
});
