import { SlashCommandStringOption } from '@discordjs/builders';
import { handlePuzzleCommand } from '../../src/discord/answers/person/situations.js';
import { LONGEST_SITUATION, PUZZLES } from '../../src/table/index.js';
import { described, type Both } from '../described.js';
import type { Subcommand } from '../subcommand.js';

const choices = ({ en, fr }: Both) =>
  PUZZLES.map(({ id }, at) => ({
    name: `${at + 1}. ${en.puzzles.texts[id].title}`,
    name_localizations: { fr: `${at + 1}. ${fr.puzzles.texts[id].title}` },
    value: id,
  }));

export const puzzle: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.puzzle)
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.puzzle.which).addChoices(...choices(both)),
      )
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.puzzle.text).setMaxLength(
          LONGEST_SITUATION,
        ),
      ),
  isPersonal: true,
  execute: handlePuzzleCommand,
};
