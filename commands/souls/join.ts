import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const join: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.join),
  async execute({ channel, interaction, person, tables, w }) {
    return { is: 'outcome', outcome: await tables.join(channel, interaction, person), text: w.lobby.joined };
  },
};
