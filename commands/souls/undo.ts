import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const undo: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.undo),
  async execute({ channel, interaction, person, tables }) {
    return { is: 'outcome', outcome: await tables.undo(channel, interaction, person), text: null };
  },
};
