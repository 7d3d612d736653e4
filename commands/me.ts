import { SlashCommandStringOption } from '@discordjs/builders';
import type { Command } from '../src/discord/answers/answer/command.js';
import { handleOwnDataCommand } from '../src/discord/answers/person/own-data.js';
import {
  handleAwayCommand,
  handleQuietCommand,
  handleTimezoneCommand,
  suggestReturns,
  suggestTimes,
  suggestZones,
} from '../src/discord/answers/person/own-hours.js';
import { handleOwnSettingsCommand } from '../src/discord/answers/person/own-settings.js';
import { handleOwnTablesCommand } from '../src/discord/answers/person/own-tables.js';
import { handleOwnStatisticsCommand } from '../src/discord/answers/person/statistics.js';
import { described, type Both } from './described.js';
import { anywhere, rootCommand, type Subcommands } from './subcommand.js';

const subcommands: Subcommands<'me'> = {
  settings: {
    isPersonal: true,
    execute: handleOwnSettingsCommand,
  },
  timezone: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ me }) => me.timezone.zone).setAutocomplete(true),
      ),
    isPersonal: true,
    suggest: suggestZones,
    execute: handleTimezoneCommand,
  },
  quiet: {
    options: (builder, both) =>
      builder
        .addStringOption(
          described(new SlashCommandStringOption(), both, ({ me }) => me.quiet.from).setAutocomplete(true),
        )
        .addStringOption(
          described(new SlashCommandStringOption(), both, ({ me }) => me.quiet.to).setAutocomplete(true),
        ),
    isPersonal: true,
    suggest: suggestTimes,
    execute: handleQuietCommand,
  },
  away: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ me }) => me.away.until).setAutocomplete(true),
      ),
    isPersonal: true,
    suggest: suggestReturns,
    execute: handleAwayCommand,
  },
  tables: {
    isPersonal: true,
    execute: handleOwnTablesCommand,
  },
  stats: {
    isPersonal: true,
    execute: handleOwnStatisticsCommand,
  },
  data: {
    isPersonal: true,
    execute: handleOwnDataCommand,
  },
};

/** `/souls-me`: a person's own settings, hours, tables and data. */
export const meCommand = (both: Both): Command => rootCommand(both, ({ me }) => me, subcommands, anywhere);
