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
