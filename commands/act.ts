import { SlashCommandStringOption } from '@discordjs/builders';
import type { Command } from '../src/discord/answers/answer/command.js';
import { handleNumbersCommand } from '../src/discord/answers/clicks.js';
import {
  handleActivateCommand,
  handleAttackCommand,
  handleBuyCommand,
  handleEndTurnCommand,
  handlePassCommand,
  handlePlayCommand,
  suggestActions,
} from '../src/discord/answers/play/slash-actions.js';
import { described, type Both } from './described.js';
import { rootCommand, type Subcommands } from './subcommand.js';

/** More than a person types. */
const LONGEST = 100;

const subcommands: Subcommands<'act'> = {
  play: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ act }) => act.play.card)
          .setRequired(true)
          .setAutocomplete(true),
      ),
    needsBoard: true,
    execute: handlePlayCommand,
    suggest: suggestActions('plays'),
  },
  activate: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ act }) => act.activate.ability)
          .setRequired(true)
          .setAutocomplete(true),
      ),
    needsBoard: true,
    execute: handleActivateCommand,
    suggest: suggestActions('activations'),
  },
  attack: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ act }) => act.attack.target)
          .setRequired(true)
          .setAutocomplete(true),
      ),
    needsBoard: true,
    execute: handleAttackCommand,
    suggest: suggestActions('attacks'),
  },
  buy: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ act }) => act.buy.what)
          .setRequired(true)
          .setAutocomplete(true),
      ),
    needsBoard: true,
    execute: handleBuyCommand,
    suggest: suggestActions('purchases'),
  },
  pass: {
    needsBoard: true,
    execute: handlePassCommand,
  },
  endTurn: {
    needsBoard: true,
    execute: handleEndTurnCommand,
  },
  number: {
    options: (builder, both) =>
      builder.addStringOption(
        described(new SlashCommandStringOption(), both, ({ act }) => act.number.numbers)
          .setRequired(true)
          .setMaxLength(LONGEST),
      ),
    needsBoard: true,
    execute: handleNumbersCommand,
  },
};

/** `/act`: playing by typing. Every reply is for one person only, because the arguments are hidden cards. */
export const actCommand = (both: Both): Command => rootCommand(both, ({ act }) => act, subcommands);
