import { SlashCommandStringOption } from '@discordjs/builders';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actWith, answers, suggestions } from './offered.js';

export const play: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.play).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.play.card)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  execute: async (call) => actWith(call, 'plays', 'card', answers),
  suggest: (typing) => suggestions(typing, 'plays'),
};
