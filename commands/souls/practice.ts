import { SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import { handlePracticeCommand } from '../../src/discord/answers/person/practice.js';
import { handlePuzzleCommand, handleShareCommand } from '../../src/discord/answers/person/situations.js';
import { LONGEST_SITUATION, PUZZLES } from '../../src/table/index.js';
import { described, type Both } from '../described.js';
import type { Subcommands } from '../subcommand.js';

const choices = ({ en, fr }: Both) =>
  PUZZLES.map(({ id }, at) => ({
    name: `${at + 1}. ${en.puzzles.texts[id].title}`,
    name_localizations: { fr: `${at + 1}. ${fr.puzzles.texts[id].title}` },
    value: id,
  }));

/** Learning to play. */
export const practice = {
  tutorial: {
    isPersonal: true,
    execute: handlePracticeCommand,
  },
  puzzle: {
    options: (builder, both) =>
      builder
        .addStringOption(
          described(new SlashCommandStringOption(), both, ({ souls }) => souls.puzzle.which).addChoices(
            ...choices(both),
          ),
        )
        .addStringOption(
          described(new SlashCommandStringOption(), both, ({ souls }) => souls.puzzle.text).setMaxLength(
            LONGEST_SITUATION,
          ),
        ),
    isPersonal: true,
    execute: handlePuzzleCommand,
  },
  share: {
    options: (builder, both) =>
      builder.addIntegerOption(
        described(new SlashCommandIntegerOption(), both, ({ souls }) => souls.share.turn).setMinValue(1),
      ),
    execute: handleShareCommand,
  },
} satisfies Partial<Subcommands<'souls'>>;
