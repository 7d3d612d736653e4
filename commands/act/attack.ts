import { SlashCommandStringOption } from '@discordjs/builders';
import { handleAttackCommand, suggestActions } from '../../src/discord/answers/play/slash-actions.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const attack: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.attack).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.attack.target)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  needsBoard: true,
  execute: handleAttackCommand,
  suggest: suggestActions('attacks'),
};
