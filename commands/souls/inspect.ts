import { SlashCommandStringOption } from '@discordjs/builders';
import { handleInspectCommand, suggestInspectable } from '../../src/discord/answers/pages/inspect.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const inspect: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.inspect).addStringOption(
      described(new SlashCommandStringOption(), both, ({ souls }) => souls.inspect.what).setAutocomplete(true),
    ),
  execute: handleInspectCommand,
  suggest: suggestInspectable,
};
