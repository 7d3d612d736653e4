import { partsIn, type Ability, type Effect, type EffectWord, type Replacement } from '../../engine/index.js';
import { capital } from './sentences.js';

/** What a language gives to say in a few words what a card is about, where there is no room for its text. */
export interface AboutWords {
  /** What each effect does, in a word or two; empty for one that only holds others. */
  readonly deeds: Readonly<Record<EffectWord, string>>;
  /** What is done in place of an event, where no effect is. */
  readonly instead: Readonly<Record<Replacement['instead'], string>>;
  /** When or for what it happens, before a colon: « ↷ : », "when this monster dies: "; empty for others. */
  readonly lead: (ability: Ability) => string;
}

const once = (words: readonly string[]): string => [...new Set(words.filter((word) => word !== ''))].join(', ');

/** What an effect does, each thing once, in its order: "roll, damage, loot". */
export const aboutEffect = (effect: Effect, { deeds }: Pick<AboutWords, 'deeds'>): string =>
  once(partsIn('effect', effect, 'effect').map((part) => deeds[part.do]));

const aboutAbility = (ability: Ability, { deeds, instead }: AboutWords): string => {
  const done = once(partsIn('ability', ability, 'effect').map((part) => deeds[part.do]));
  if (done !== '') return done;
  return ability.kind === 'replacement' ? instead[ability.instead.instead] : '';
};

/** The text of an ability, and shorter ways to say what it is about. */
export const formsOf = (ability: Ability, text: string, words: AboutWords): readonly string[] => {
  const about = aboutAbility(ability, words);
  return about === '' ? [text] : [text, `${capital(words.lead(ability) + about)}.`, `${capital(about)}.`];
};
