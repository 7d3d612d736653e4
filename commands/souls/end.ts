import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const end: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.end),
  async execute({ channel, interaction, person, place, tables, w }) {
    return {
      is: 'outcome',
      outcome: await tables.end(channel, interaction, person, place.manages),
      text: w.lobby.closed,
    };
  },
};
