import { SlashCommandStringOption } from '@discordjs/builders';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actWith, answers, suggestions } from './offered.js';

export const activate: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.activate).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.activate.ability)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  execute: async (call) => actWith(call, 'activations', 'ability', answers),
  suggest: (typing) => suggestions(typing, 'activations'),
};
