import { SlashCommandStringOption } from '@discordjs/builders';
import { suggestTimes, handleQuietCommand } from '../../src/discord/answers/person/own-hours.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const quiet: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ me }) => me.quiet)
      .addStringOption(described(new SlashCommandStringOption(), both, ({ me }) => me.quiet.from).setAutocomplete(true))
      .addStringOption(described(new SlashCommandStringOption(), both, ({ me }) => me.quiet.to).setAutocomplete(true)),
  isPersonal: true,
  suggest: suggestTimes,
  execute: handleQuietCommand,
};
