import { SlashCommandStringOption } from '@discordjs/builders';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actWith, declares, suggestions } from './offered.js';

export const attack: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.attack).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.attack.target)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  execute: async (call) => actWith(call, 'attacks', 'target', declares(call, 'attack')),
  suggest: (typing) => suggestions(typing, 'attacks'),
};
