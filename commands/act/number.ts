import { SlashCommandStringOption } from '@discordjs/builders';
import { handleNumbersCommand } from '../../src/discord/answers/clicks.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

/** More than a person types. */
const LONGEST = 100;

export const number: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.number).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.number.numbers)
        .setRequired(true)
        .setMaxLength(LONGEST),
    ),
  needsBoard: true,
  execute: handleNumbersCommand,
};
