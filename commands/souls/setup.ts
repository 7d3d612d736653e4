import { SlashCommandBooleanOption, SlashCommandRoleOption } from '@discordjs/builders';
import { handleSetupCommand } from '../../src/discord/answers/settings/server-settings.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const setup: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.setup)
      .addRoleOption(described(new SlashCommandRoleOption(), both, ({ souls }) => souls.setup.role))
      .addBooleanOption(described(new SlashCommandBooleanOption(), both, ({ souls }) => souls.setup.noRole)),
  execute: handleSetupCommand,
};
