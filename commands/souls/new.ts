import { SlashCommandBooleanOption, SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import { EVERY_SET, handleNewCommand } from '../../src/discord/answers/table/lobby.js';
import { GOALS, PACES, PLAYABLE_SETS, PRESET_NAMES, SEATS, STRENGTHS, TABLE_SWITCHES } from '../../src/table/index.js';
import { described, type Both } from '../described.js';
import type { Subcommand } from '../subcommand.js';

const presets = ({ en, fr }: Both) =>
  PRESET_NAMES.map((name) => ({
    name: en.tableSettings.preset(name),
    name_localizations: { fr: fr.tableSettings.preset(name) },
    value: name,
  }));

const paces = ({ en, fr }: Both) =>
  PACES.map((name) => ({
    name: en.pace.name(name),
    name_localizations: { fr: fr.pace.name(name) },
    value: name,
  }));

/** How well computer players play. */
export const strengths = ({ en, fr }: Both) =>
  STRENGTHS.map((name) => ({
    name: en.tableSettings.strength(name),
    name_localizations: { fr: fr.tableSettings.strength(name) },
    value: name,
  }));

/** The base set alone, with each other one, and all together; any other choice is made in the lobby. */
const sets = ({ en, fr }: Both) => {
  const [base = 'base', ...others] = PLAYABLE_SETS;
  const some = [[base], ...others.map((set) => [base, set])].map((chosen) => {
    const [name, inFrench] = [en, fr].map(({ knownCard }) => chosen.map((set) => knownCard.set[set]).join(' + '));
    return { name: name ?? '', name_localizations: { fr: inFrench ?? '' }, value: chosen.join(',') };
  });
  const all = {
    name: en.tableSettings.everything,
    name_localizations: { fr: fr.tableSettings.everything },
    value: EVERY_SET,
  };
  return PLAYABLE_SETS.length > 2 ? [...some, all] : some;
};

const languages = [
  { name: 'English', value: 'en' },
  { name: 'Français', value: 'fr' },
] as const;

export const newTable: Subcommand = {
  options: (builder, both) => {
    const command = builder
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.preset).addChoices(...presets(both)),
      )
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.pace).addChoices(...paces(both)),
      )
      .addIntegerOption(
        described(new SlashCommandIntegerOption(), both, ({ souls }) => souls.new.souls)
          .setMinValue(GOALS.least)
          .setMaxValue(GOALS.most),
      )
      .addIntegerOption(
        described(new SlashCommandIntegerOption(), both, ({ souls }) => souls.new.seats)
          .setMinValue(SEATS.least)
          .setMaxValue(SEATS.most),
      )
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.sets).addChoices(...sets(both)),
      )
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.computers).addChoices(
          ...strengths(both),
        ),
      );
    for (const name of TABLE_SWITCHES)
      command.addBooleanOption(described(new SlashCommandBooleanOption(), both, ({ souls }) => souls.new[name]));
    return command.addStringOption(
      described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.language).addChoices(...languages),
    );
  },
  changesTable: true,
  execute: handleNewCommand,
};
