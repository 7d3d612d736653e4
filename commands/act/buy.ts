import { SlashCommandStringOption } from '@discordjs/builders';
import { handleBuyCommand, suggestActions } from '../../src/discord/answers/play/slash-actions.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const buy: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.buy).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.buy.what)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  needsBoard: true,
  execute: handleBuyCommand,
  suggest: suggestActions('purchases'),
};
