import { SlashCommandAttachmentOption, SlashCommandStringOption } from '@discordjs/builders';
import { handleOwnCardsCommand, suggestOwnCards } from '../../src/discord/answers/managing/own-cards.js';
import { described, type Both } from '../described.js';
import type { Subcommand } from '../subcommand.js';

const cardOption = (both: Both, of: Parameters<typeof described>[2]) =>
  described(new SlashCommandStringOption(), both, of).setAutocomplete(true);

/** The cards of the server's own, for its managers. */
export const cards: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.cards)
      .addStringOption(cardOption(both, ({ souls }) => souls.cards.copy))
      .addStringOption(cardOption(both, ({ souls }) => souls.cards.show))
      .addAttachmentOption(described(new SlashCommandAttachmentOption(), both, ({ souls }) => souls.cards.file)),
  execute: handleOwnCardsCommand,
  suggest: suggestOwnCards,
};
