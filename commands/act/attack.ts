import { SlashCommandStringOption } from '@discordjs/builders';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';
import { actWith, suggestions } from './offered.js';

export const attack: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.attack).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.attack.target)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  execute: async (call) =>
    actWith(call, 'attacks', 'target', async (click) =>
      call.tables.declare(call.channel, call.interaction, call.person, { ...click, what: 'attack' }),
    ),
  suggest: (typing) => suggestions(typing, 'attacks'),
};
