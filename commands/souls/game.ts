import { SlashCommandIntegerOption, SlashCommandStringOption, SlashCommandUserOption } from '@discordjs/builders';
import { handleExportCommand } from '../../src/discord/answers/pages/export.js';
import { handleInspectCommand, suggestInspectable } from '../../src/discord/answers/pages/inspect.js';
import { handleLogCommand } from '../../src/discord/answers/pages/log.js';
import { handleWhyCommand, suggestAskable } from '../../src/discord/answers/pages/why.js';
import { handleUndoCommand } from '../../src/discord/answers/play/action-buttons.js';
import { handleOrdersCommand } from '../../src/discord/answers/play/asking.js';
import { handleOfferCommand, suggestPartners } from '../../src/discord/answers/play/barter.js';
import { handleMendCommand } from '../../src/discord/answers/table/mending.js';
import { handleConcedeCommand, handleEndCommand } from '../../src/discord/answers/table/quitting.js';
import { handleReplaceCommand, suggestSeats } from '../../src/discord/answers/table/replace.js';
import { handleShowCommand } from '../../src/discord/answers/table/show.js';
import { LONGEST_TEXT } from '../../src/discord/index.js';
import { described, languages } from '../described.js';
import type { Subcommands } from '../subcommand.js';

/** More ¢ than this nobody can have. */
const MOST = 100;

const amount = () => new SlashCommandIntegerOption().setMinValue(1).setMaxValue(MOST);

/** A game that is played, and what remains of it. */
export const game = {
  show: {
    needsBoard: true,
    execute: handleShowCommand,
  },
  inspect: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.inspect.what).setAutocomplete(true),
      ),
    execute: handleInspectCommand,
    suggest: suggestInspectable,
  },
  undo: {
    needsBoard: true,
    execute: handleUndoCommand,
  },
  deal: {
    options: (builder, both) =>
      builder
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
  },
  orders: {
    execute: handleOrdersCommand,
  },
  log: {
    execute: handleLogCommand,
  },
  why: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.why.what).setAutocomplete(true),
      ),
    execute: handleWhyCommand,
    suggest: suggestAskable,
  },
  replace: {
    options: (builder, both) =>
      builder
        .addStringOption(
          described(new SlashCommandStringOption(), both, ({ souls }) => souls.replace.seat)
            .setRequired(true)
            .setAutocomplete(true),
        )
        .addUserOption(described(new SlashCommandUserOption(), both, ({ souls }) => souls.replace.person)),
    needsBoard: true,
    execute: handleReplaceCommand,
    suggest: suggestSeats,
  },
  mend: {
    needsBoard: true,
    execute: handleMendCommand,
  },
  concede: {
    needsBoard: true,
    execute: handleConcedeCommand,
  },
  end: {
    changesTable: true,
    execute: handleEndCommand,
  },
  export: {
    options: (builder, both) =>
      builder
        .addStringOption(
          described(new SlashCommandStringOption(), both, ({ souls }) => souls.export.language).addChoices(
            ...languages,
          ),
        )
        .addStringOption(
          described(new SlashCommandStringOption(), both, ({ souls }) => souls.export.what).addChoices(
            ...(['files', 'replay'] as const).map((value) => ({
              name: both.en.commands.souls.export.what.choices[value],
              name_localizations: { fr: both.fr.commands.souls.export.what.choices[value] },
              value,
            })),
          ),
        ),
    execute: handleExportCommand,
  },
} satisfies Partial<Subcommands<'souls'>>;
