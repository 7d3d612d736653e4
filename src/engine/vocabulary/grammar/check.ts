import { ability, effect } from './grammar.js';
import { cardType } from './names.js';
import type { Card, Reward } from '../words/printed.js';
import { at, broken, BrokenTree, flag, list, optional, orElse, record, text, whole } from './shape.js';
import type { Around, Checker } from './shape.js';
import type { Ability, CardId } from '../words/words.js';

/** A card that breaks the rules of the vocabulary: its id, and where in it (`abilities[0].modes[0].effect.to`). */
export class BrokenCard extends Error {
  override readonly name = 'BrokenCard';
  readonly card: CardId;
  readonly path: string;

  constructor(card: CardId, path: string, what: string) {
    super(`card "${card}", ${path === '' ? 'as a whole' : path}: ${what}`);
    this.card = card;
    this.path = path;
  }
}

const stat = orElse(null, whole(0, 20));

const onlyTrue: Checker<true | undefined> = (value, around) => {
  if (value !== undefined && value !== true) broken(around, 'nothing but true belongs here');
};

const reward = record<Reward>({
  coins: optional(whole(0, 100)),
  loot: optional(whole(0, 20)),
  treasure: optional(whole(0, 20)),
  trophy: optional(whole(0, 20)),
  roll: onlyTrue,
  effect: optional(effect),
  everyone: onlyTrue,
});

/** Every ability by itself, and no key twice; what one has chosen is nothing to the next. */
const abilities: Checker<readonly Ability[]> = (value, around) => {
  const keys = new Set<string>();
  const one: Checker<Ability> = (part, here) => {
    here.chosen.clear();
    ability(part, here);
    const { key } = part as Ability;
    if (keys.has(key)) at('key', (_key, there) => broken(there, `two abilities have the key "${key}"`), key, here);
    keys.add(key);
  };
  list(one)(value, around);
};

const card: Checker<Card> = record<Card>({
  id: text,
  name: record<Card['name']>({ en: text, fr: text }),
  set: text,
  type: cardType,
  category: orElse(null, text),
  copies: whole(1, 20),
  hp: stat,
  dc: stat,
  atk: stat,
  reward: orElse(null, reward),
  souls: stat,
  startingItem: orElse(null, text),
  threePlus: flag,
  abilities,
  back: orElse(null, (value: unknown, around: Around) => card(value, around)),
});

/**
 * Checks a card against the rules of the vocabulary: known words with the fields they have, numbers in range, texts
 * that are there, nothing used before it is chosen. Throws `BrokenCard`.
 */
export const checkCard = (value: Card): void => {
  const around: Around = { path: [], targets: 0, chosen: new Set(), number: false };
  try {
    card(value, around);
  } catch (error) {
    if (!(error instanceof BrokenTree)) throw error;
    const { id } = Object(value) as { readonly id?: unknown };
    throw new BrokenCard(typeof id === 'string' ? id : '?', error.path, error.message);
  }
};

/** A card by itself, and its other face where it has one. */
export const facesOf = (card: Card): readonly Card[] => (card.back === null ? [card] : [card, card.back]);

/** Whatever stands in a stored part has been chosen by then. */
const ANYTHING_CHOSEN = new (class extends Set<string> {
  override has = (): boolean => true;
})();

/** Whether a stored effect has words of this version only, as far as the grammar tells. */
export const isReadableEffect = (value: unknown): boolean => {
  try {
    effect(value, { path: [], targets: 99, chosen: ANYTHING_CHOSEN, number: true });
    return true;
  } catch (error) {
    if (error instanceof BrokenTree) return false;
    throw error;
  }
};

/** The ids of cards that are named in a tree. */
const namedIn = (tree: unknown): readonly CardId[] => {
  if (typeof tree !== 'object' || tree === null) return [];
  const { card: named } = tree as { readonly card?: unknown };
  return [...(typeof named === 'string' ? [named] : []), ...Object.values(tree).flatMap(namedIn)];
};

/** Checks that every card which a card names is there. Throws `BrokenCard`. */
const checkNamed = (card: Card, isThere: (id: CardId) => boolean): void => {
  const { startingItem } = card;
  if (startingItem !== null && !isThere(startingItem))
    throw new BrokenCard(card.id, 'startingItem', `there is no card "${startingItem}"`);
  for (const { id, abilities: written, reward: box } of facesOf(card)) {
    const missing = [written, box].flatMap(namedIn).find((one) => one !== id && !isThere(one));
    if (missing !== undefined) throw new BrokenCard(id, 'abilities', `there is no card "${missing}"`);
  }
};

/**
 * Checks a card that joins cards which have been checked: by itself, and whether every card that it names is one of them.
 * Throws `BrokenCard`.
 */
export const checkCardAmong = (card: Card, isThere: (id: CardId) => boolean): void => {
  checkCard(card);
  checkNamed(card, isThere);
};

/** Whether a card is written in the vocabulary; with `isThere` also whether every card that it names is there. */
export const isWritten = (card: Card, isThere: (id: CardId) => boolean = () => true): boolean => {
  try {
    checkCardAmong(card, isThere);
    return true;
  } catch (error) {
    if (error instanceof BrokenCard) return false;
    throw error;
  }
};

/**
 * Checks cards that are played together: each by itself, no id twice, every starting item there (CHAR-01) and every card that
 * another one names. Throws `BrokenCard`.
 */
export const checkCards = (cards: readonly Card[]): void => {
  for (const one of cards) checkCard(one);
  const ids = new Set<CardId>();
  for (const one of cards.flatMap(facesOf)) {
    if (ids.has(one.id)) throw new BrokenCard(one.id, 'id', 'two cards have this id');
    ids.add(one.id);
  }
  for (const one of cards) checkNamed(one, (id) => ids.has(id));
};
