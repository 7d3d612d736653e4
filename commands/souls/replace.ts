import { SlashCommandStringOption, SlashCommandUserOption } from '@discordjs/builders';
import { handleReplaceCommand, suggestSeats } from '../../src/discord/answers/table/replace.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const replace: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.replace)
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.replace.seat)
          .setRequired(true)
          .setAutocomplete(true),
      )
      .addUserOption(described(new SlashCommandUserOption(), both, ({ souls }) => souls.replace.person)),
  needsBoard: true,
  execute: handleReplaceCommand,
  suggest: suggestSeats,
};
