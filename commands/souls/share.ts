import { SlashCommandIntegerOption } from '@discordjs/builders';
import { handleShareCommand } from '../../src/discord/answers/person/situations.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const share: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.share).addIntegerOption(
      described(new SlashCommandIntegerOption(), both, ({ souls }) => souls.share.turn).setMinValue(1),
    ),
  execute: handleShareCommand,
};
