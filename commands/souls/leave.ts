import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const leave: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.leave),
  async execute({ channel, interaction, person, tables, w }) {
    return { is: 'outcome', outcome: await tables.leave(channel, interaction, person), text: w.lobby.left };
  },
};
