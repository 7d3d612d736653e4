import { SlashCommandStringOption } from '@discordjs/builders';
import type { Described, Words } from '../src/text/index.js';

/** The words of both languages in which a command is described to Discord. */
export interface Both {
  readonly en: Words;
  readonly fr: Words;
}

interface Describable {
  setName(name: string): this;
  setDescription(description: string): this;
  setNameLocalizations(names: Readonly<Record<string, string>>): this;
  setDescriptionLocalizations(descriptions: Readonly<Record<string, string>>): this;
}

/** Gives a builder its English name and description, and the French ones as localizations. */
export const described = <T extends Describable>(
  builder: T,
  { en, fr }: Both,
  of: (words: Words['commands']) => Described,
): T => {
  const english = of(en.commands);
  const french = of(fr.commands);
  return builder
    .setName(english.name)
    .setDescription(english.description)
    .setNameLocalizations({ fr: french.name })
    .setDescriptionLocalizations({ fr: french.description });
};

/** An option for text that is completed while it is typed. */
export const suggestedOption = (both: Both, of: Parameters<typeof described>[2]): SlashCommandStringOption =>
  described(new SlashCommandStringOption(), both, of).setAutocomplete(true);

/** Choices by their ids, each with its name in both languages. */
export const choices = <Id extends string>(
  { en, fr }: Both,
  ids: readonly Id[],
  nameOf: (words: Words, id: Id) => string,
) => ids.map((value) => ({ value, name: nameOf(en, value), name_localizations: { fr: nameOf(fr, value) } }));

/** The languages, each by its own name, which is the same in every language. */
export const languages = [
  { name: 'English', value: 'en' },
  { name: 'Français', value: 'fr' },
] as const;
