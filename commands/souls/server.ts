import { SlashCommandAttachmentOption, SlashCommandBooleanOption, SlashCommandRoleOption } from '@discordjs/builders';
import { handleServerTablesCommand } from '../../src/discord/answers/managing/managing.js';
import { handleOwnCardsCommand, suggestOwnCards } from '../../src/discord/answers/managing/own-cards.js';
import { handleLeagueCommand } from '../../src/discord/answers/person/league.js';
import { handleServerStatisticsCommand } from '../../src/discord/answers/person/statistics.js';
import { handleSetupCommand } from '../../src/discord/answers/settings/server-settings.js';
import { described, suggestedOption } from '../described.js';
import type { Subcommands } from '../subcommand.js';

/** What managers set, and what is counted in their server. */
export const server = {
  setup: {
    options: (builder, both) =>
      builder
        .addRoleOption(described(new SlashCommandRoleOption(), both, ({ souls }) => souls.setup.role))
        .addBooleanOption(described(new SlashCommandBooleanOption(), both, ({ souls }) => souls.setup.noRole)),
    execute: handleSetupCommand,
  },
  /** The cards of the server's own, for its managers. */
  cards: {
    options: (builder, both) =>
      builder
        .addStringOption(suggestedOption(both, ({ souls }) => souls.cards.copy))
        .addStringOption(suggestedOption(both, ({ souls }) => souls.cards.show))
        .addAttachmentOption(described(new SlashCommandAttachmentOption(), both, ({ souls }) => souls.cards.file)),
    execute: handleOwnCardsCommand,
    suggest: suggestOwnCards,
  },
  tables: {
    execute: handleServerTablesCommand,
  },
  stats: {
    isPersonal: true,
    execute: handleServerStatisticsCommand,
  },
  league: {
    isPersonal: true,
    execute: handleLeagueCommand,
  },
} satisfies Partial<Subcommands<'souls'>>;
