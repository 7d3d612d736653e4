import { SlashCommandIntegerOption } from '@discordjs/builders';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

/** Soul value that wins, unless said otherwise (WIN-01). */
const USUAL = 4;

export const newTable: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.new).addIntegerOption(
      described(new SlashCommandIntegerOption(), both, ({ souls }) => souls.new.souls)
        .setMinValue(1)
        .setMaxValue(9),
    ),
  async execute({ channel, interaction, person, tables, missing, boardLanguage, w, whole }) {
    if (missing.length > 0) return { is: 'said', text: w.errors.missingPermissions(missing) };
    const settings = { souls: whole('souls') ?? USUAL, language: boardLanguage };
    const outcome = await tables.open(channel, interaction, person, settings);
    return { is: 'outcome', outcome, text: w.lobby.opened };
  },
};
