import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const log: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.log),
  async execute({ channel, tables }) {
    const table = await tables.table(channel);
    if (table === null || table.session === null) {
      const why = table === null ? 'noTable' : 'notStarted';
      return { is: 'outcome', outcome: { is: 'refused', refusal: { why }, table }, text: null };
    }
    return { is: 'log', table };
  },
};
