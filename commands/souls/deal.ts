import { SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import { handleOfferCommand, suggestPartners } from '../../src/discord/answers/play/barter.js';
import { LONGEST_TEXT } from '../../src/discord/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

/** More ¢ than this nobody can have. */
const MOST = 100;

const amount = () => new SlashCommandIntegerOption().setMinValue(1).setMaxValue(MOST);

export const deal: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.deal)
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.deal.with)
          .setRequired(true)
          .setAutocomplete(true),
      )
      .addIntegerOption(described(amount(), both, ({ souls }) => souls.deal.give))
      .addIntegerOption(described(amount(), both, ({ souls }) => souls.deal.ask))
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.deal.favour).setMaxLength(LONGEST_TEXT),
      ),
  needsBoard: true,
  execute: handleOfferCommand,
  suggest: suggestPartners,
};
