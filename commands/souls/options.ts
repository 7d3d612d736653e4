import { SlashCommandStringOption } from '@discordjs/builders';
import { handleSettingsCommand, suggestListable } from '../../src/discord/answers/settings/deck-lists.js';
import { described, type Both } from '../described.js';
import { strengths } from './new.js';
import type { Subcommand } from '../subcommand.js';

/** Letters of a list of printings. */
const LONGEST_LIST = 1_000;
/** Letters of a code with full lists of cards. */
const LONGEST_CODE = 400;

const cardOption = (both: Both, of: Parameters<typeof described>[2]) =>
  described(new SlashCommandStringOption(), both, of).setAutocomplete(true);

/** The settings of the table, or a card put on one of its lists. */
export const options: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.options)
      .addStringOption(cardOption(both, ({ souls }) => souls.options.ban))
      .addStringOption(cardOption(both, ({ souls }) => souls.options.mustHave))
      .addStringOption(cardOption(both, ({ souls }) => souls.options.allow))
      .addStringOption(cardOption(both, ({ souls }) => souls.options.printings).setMaxLength(LONGEST_LIST))
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.options.computers).addChoices(
          ...strengths(both),
        ),
      )
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.options.code).setMaxLength(LONGEST_CODE),
      ),
  execute: handleSettingsCommand,
  suggest: suggestListable,
};
