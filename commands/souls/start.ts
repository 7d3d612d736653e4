import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const start: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.start),
  async execute({ channel, interaction, person, tables, missing, w }) {
    if (missing.length > 0) return { is: 'said', text: w.errors.missingPermissions(missing) };
    return { is: 'outcome', outcome: await tables.start(channel, interaction, person), text: null };
  },
};
