import { SlashCommandStringOption } from '@discordjs/builders';
import { suggestReturns, handleAwayCommand } from '../../src/discord/answers/person/own-hours.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const away: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ me }) => me.away).addStringOption(
      described(new SlashCommandStringOption(), both, ({ me }) => me.away.until).setAutocomplete(true),
    ),
  isPersonal: true,
  suggest: suggestReturns,
  execute: handleAwayCommand,
};
