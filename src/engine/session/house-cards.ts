import { LRUCache } from 'lru-cache';
import { facesOf, isWritten, type Card, type CardId } from '../vocabulary/index.js';
import type { CardLookup, GameState } from '../state/index.js';
import type { Resources } from './types.js';

/** The lookups that were made here, each with the one that it is made on. */
const made = new WeakMap<CardLookup, CardLookup>();

/** How many choices of house cards are remembered: what is known of a card hangs on its lookup. */
const REMEMBERED = 50;
const remembered = new WeakMap<CardLookup, LRUCache<string, CardLookup>>();

/** A lookup of these cards first, then of another one; a card that this version cannot read gets a placeholder like an unknown one. */
const composed = (houseCards: readonly Card[], from: CardLookup): CardLookup => {
  const own: ReadonlyMap<CardId, Card> = new Map(
    houseCards
      .filter((card) => isWritten(card))
      .flatMap(facesOf)
      .map((face) => [face.id, face] as const),
  );
  const { placeholder } = from;
  return {
    card: (id) => own.get(id) ?? from.card(id),
    ...(placeholder === undefined ? {} : { placeholder: (id, type) => (own.has(id) ? null : placeholder(id, type)) }),
  };
};

/** The one lookup for these cards on this other one, so that what is known of its cards is found again at every load. */
const lookupWith = (houseCards: readonly Card[], from: CardLookup): CardLookup => {
  const known = remembered.get(from) ?? new LRUCache<string, CardLookup>({ max: REMEMBERED });
  remembered.set(from, known);
  const text = JSON.stringify(houseCards);
  const before = known.get(text);
  if (before !== undefined) return before;
  const lookup = composed(houseCards, from);
  made.set(lookup, from);
  known.set(text, lookup);
  return lookup;
};

/**
 * What a game is played with that has cards of its own: these stand in its state by value, so that it goes on with them
 * wherever it is loaded, whatever has become of them since. This is the only place where they come to the other cards.
 */
export const withHouseCards = ({ houseCards = [] }: GameState, resources: Resources): Resources => {
  if (houseCards.length === 0) return resources;
  const from = made.get(resources.cards) ?? resources.cards;
  const cards = lookupWith(houseCards, from);
  return cards === resources.cards ? resources : { ...resources, cards };
};
