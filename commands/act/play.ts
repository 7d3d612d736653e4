import { SlashCommandStringOption } from '@discordjs/builders';
import { handlePlayCommand, suggestActions } from '../../src/discord/answers/play/slash-actions.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const play: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ act }) => act.play).addStringOption(
      described(new SlashCommandStringOption(), both, ({ act }) => act.play.card)
        .setRequired(true)
        .setAutocomplete(true),
    ),
  needsBoard: true,
  execute: handlePlayCommand,
  suggest: suggestActions('plays'),
};
