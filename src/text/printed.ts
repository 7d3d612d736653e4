import { cardLookup, type SetId } from '../../cards/index.js';
import type { Card, CardId, CardLookup } from '../engine/index.js';
import { english } from './en/index.js';
import { printings as ofEnglish } from './en/bot/printings.js';
import { french } from './fr/index.js';
import { printings as ofFrench } from './fr/bot/printings.js';
import type { Language } from './words/described.js';
import type { Words } from './words/words.js';

/** How many choices of printings are remembered. */
const REMEMBERED = 100;

/** A card under the name of its printing of this set. */
const printed = (card: Card, set: SetId): Card => ({
  ...card,
  name: { en: ofEnglish.name(card.name.en, set), fr: ofFrench.name(card.name.fr, set) },
});

/** The cards as a table with these printings has them: the same in all but their names. */
const lookupOf = (shown: ReadonlyMap<CardId, SetId>): CardLookup => {
  const cards = new Map([...shown].map(([id, set]) => [id, printed(cardLookup.card(id), set)] as const));
  return { ...cardLookup, card: (id) => cards.get(id) ?? cardLookup.card(id) };
};

const made = new Map<string, Words>();

/** Everything the bot can say in a language, with cards under the names of these printings. */
export const printedWords = (language: Language, shown: ReadonlyMap<CardId, SetId>): Words => {
  const key = `${language} ${[...shown].join(' ')}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  if (made.size >= REMEMBERED) made.clear();
  const words = (language === 'fr' ? french : english)(lookupOf(shown));
  made.set(key, words);
  return words;
};
