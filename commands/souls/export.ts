import { SlashCommandStringOption } from '@discordjs/builders';
import { handleExportCommand } from '../../src/discord/answers/pages/export.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

/** Each by its own name, which is the same in every language. */
const languages = [
  { name: 'English', value: 'en' },
  { name: 'Français', value: 'fr' },
] as const;

export const exportGame: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.export)
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.export.language).addChoices(...languages),
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
};
