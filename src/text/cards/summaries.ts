import { partsIn, type Ability, type Effect, type EffectWord, type Replacement } from '../../engine/index.js';
import { capital } from './sentences.js';

/** The words of a language for summaries of cards, where there is no room for their texts. */
export interface SummaryWords {
  /** Each effect in a word or two; empty for one that only contains others. */
  readonly effects: Readonly<Record<EffectWord, string>>;
  /** What is done in place of an event, where no effect is. */
  readonly instead: Readonly<Record<Replacement['instead'], string>>;
  /** When or for what it happens, before a colon: « ↷ : », "when this monster dies: "; empty for others. */
  readonly lead: (ability: Ability) => string;
}

const once = (words: readonly string[]): string => [...new Set(words.filter((word) => word !== ''))].join(', ');

/** The summary of an effect, each part once, in order: "roll, damage, loot". */
export const effectSummary = (effect: Effect, { effects }: Pick<SummaryWords, 'effects'>): string =>
  once(partsIn('effect', effect, 'effect').map((part) => effects[part.do]));

const abilitySummary = (ability: Ability, { effects, instead }: SummaryWords): string => {
  const done = once(partsIn('ability', ability, 'effect').map((part) => effects[part.do]));
  if (done !== '') return done;
  return ability.kind === 'replacement' ? instead[ability.instead.instead] : '';
};

/** The text of an ability, and shorter ways to say what it is about. */
export const formsOf = (ability: Ability, text: string, words: SummaryWords): readonly string[] => {
  const summary = abilitySummary(ability, words);
  return summary === '' ? [text] : [text, `${capital(words.lead(ability) + summary)}.`, `${capital(summary)}.`];
};
