import { SlashCommandStringOption } from '@discordjs/builders';
import { suggestAskable, handleWhyCommand } from '../../src/discord/answers/pages/why.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const why: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.why).addStringOption(
      described(new SlashCommandStringOption(), both, ({ souls }) => souls.why.what).setAutocomplete(true),
    ),
  execute: handleWhyCommand,
  suggest: suggestAskable,
};
