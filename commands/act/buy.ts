import { SlashCommandStringOption } from '@discordjs/builders';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actWith, declares, suggestions } from './offered.js';

export const buy: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.buy).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.buy.what)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  execute: async (call) => actWith(call, 'purchases', 'what', declares(call, 'purchase')),
  suggest: (typing) => suggestions(typing, 'purchases'),
};
