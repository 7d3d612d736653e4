import { SlashCommandStringOption } from '@discordjs/builders';
import { handleSettingsCommand, suggestListable } from '../../src/discord/answers/settings/deck-lists.js';
import { handleJoinCommand, handleLeaveCommand } from '../../src/discord/answers/table/lobby.js';
import { handleStartCommand } from '../../src/discord/answers/table/start.js';
import { described, suggestedOption } from '../described.js';
import type { Subcommands } from '../subcommand.js';
import { newTable, strengths } from './new.js';

/** Letters of a list of printings. */
const LONGEST_LIST = 1_000;
/** Letters of a code with full lists of cards. */
const LONGEST_CODE = 400;

/** A table before its game. */
export const lobby = {
  new: newTable,
  /** The settings of the table, or a card put on one of its lists. */
  options: {
    options: (builder, both) =>
      builder
        .addStringOption(suggestedOption(both, ({ souls }) => souls.options.ban))
        .addStringOption(suggestedOption(both, ({ souls }) => souls.options.mustHave))
        .addStringOption(suggestedOption(both, ({ souls }) => souls.options.allow))
        .addStringOption(suggestedOption(both, ({ souls }) => souls.options.printings).setMaxLength(LONGEST_LIST))
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
  },
  join: {
    changesTable: true,
    execute: handleJoinCommand,
  },
  leave: {
    changesTable: true,
    execute: handleLeaveCommand,
  },
  start: {
    needsBoard: true,
    execute: handleStartCommand,
  },
} satisfies Partial<Subcommands<'souls'>>;
