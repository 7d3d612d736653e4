import { SlashCommandStringOption } from '@discordjs/builders';
import { suggestZones, handleTimezoneCommand } from '../../src/discord/answers/person/own-hours.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const timezone: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ me }) => me.timezone).addStringOption(
      described(new SlashCommandStringOption(), both, ({ me }) => me.timezone.zone).setAutocomplete(true),
    ),
  isPersonal: true,
  suggest: suggestZones,
  execute: handleTimezoneCommand,
};
