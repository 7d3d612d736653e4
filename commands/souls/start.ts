import { missingToStart } from '../../src/discord/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const start: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.start),
  async execute({ channel, interaction, person, place, tables, w }) {
    const table = await tables.table(channel);
    const missing = table === null ? null : missingToStart(place, table, w);
    if (missing !== null) return { is: 'said', text: missing };
    return { is: 'outcome', outcome: await tables.start(channel, interaction, person), text: null };
  },
};
