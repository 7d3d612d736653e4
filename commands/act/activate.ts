import { SlashCommandStringOption } from '@discordjs/builders';
import { handleActivateCommand, suggestActions } from '../../src/discord/answers/play/slash-actions.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const activate: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.activate).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.activate.ability)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  needsBoard: true,
  execute: handleActivateCommand,
  suggest: suggestActions('activations'),
};
