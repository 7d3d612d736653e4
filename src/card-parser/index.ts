import { allCards, cardLookup, formerPrintings } from '../../cards/index.js';
import { facesOf, type Card, type CardId } from '../engine/vocabulary/index.js';
import { words } from '../text/index.js';
import { rulesOf } from './corpus.js';
import { nameKey, read, type About, type Reader, type Reading } from './parser.js';
import { plain } from './tokens.js';

export { meaningOf } from './corpus.js';
export { LONGEST, read, type About, type Reader, type Reading } from './parser.js';

/** The names that cards are asked for, in both languages. */
const frenchOf = (cards: readonly Card[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { en, fr } = value as { readonly en?: unknown; readonly fr?: unknown };
    if (typeof en === 'string' && typeof fr === 'string') found.set(plain(en), fr);
    Object.values(value).forEach(visit);
  };
  cards.forEach(visit);
  return found;
};

/** What reads texts in the words of these cards. */
export const readerOf = (cards: readonly Card[]): Reader => {
  const all = [...allCards, ...Object.values(formerPrintings)].flatMap(facesOf);
  const ids = new Map<string, CardId[]>();
  for (const { id, name } of all) ids.set(nameKey(name.en), [...(ids.get(nameKey(name.en)) ?? []), id]);
  const said = words('en', { card: cardLookup.card });
  return { rules: rulesOf(cards.flatMap(facesOf), cardLookup), said: said.cardText, ids, french: frenchOf(all) };
};

let own: Reader | null = null;

/**
 * Reads the text of a card, written in the words in which our own texts are, in English. What it gives back our grammar
 * says word for word; otherwise it says at which word reading stopped and what could stand there.
 */
export const readCardText = (text: string, about: About): Reading => {
  own ??= readerOf([...allCards, ...Object.values(formerPrintings)]);
  return read(text, about, own);
};
