import { SlashCommandBooleanOption, SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import { EVERY_SET, handleNewCommand } from '../../src/discord/answers/table/lobby.js';
import { GOALS, PACES, PLAYABLE_SETS, PRESET_NAMES, SEATS, STRENGTHS, TABLE_SWITCHES } from '../../src/table/index.js';
import { choices, described, languages, type Both } from '../described.js';
import type { Subcommand } from '../subcommand.js';

/** How well computer players play. */
export const strengths = (both: Both) => choices(both, STRENGTHS, (w, name) => w.tableSettings.strength(name));

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

export const newTable: Subcommand = {
  options: (builder, both) => {
    const command = builder
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.preset).addChoices(
          ...choices(both, PRESET_NAMES, (w, name) => w.tableSettings.preset(name)),
        ),
      )
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.new.pace).addChoices(
          ...choices(both, PACES, (w, name) => w.pace.name(name)),
        ),
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
