import { allCards, knownCard, playableSets, type Category, type KnownDeck, type SetId } from '../../../cards/index.js';
import type { Card, CardId, CardType, Setup } from '../../engine/index.js';
import type { TableOptions } from '../record/data.js';
import { seededOrder } from './seeded-order.js';

/** The sets that a table can choose, in the order in which they are offered. */
export const PLAYABLE_SETS = playableSets;

/** What is usual, and what every table of older versions has. */
const BASE_ALONE: readonly string[] = ['base'];

/** The sets of a table with these options. */
export const setsOf = ({ sets = BASE_ALONE }: Pick<TableOptions, 'sets'>): readonly string[] => sets;

/** The options with these sets: those that are offered in their order, then what is none of them. */
export const withSets = ({ sets: _before, ...options }: TableOptions, chosen: readonly string[]): TableOptions => {
  const offered: readonly string[] = PLAYABLE_SETS.filter((set) => chosen.includes(set));
  const sets = [...offered, ...new Set(chosen.filter((set) => !offered.includes(set)))];
  return sets.join() === BASE_ALONE.join() ? options : { ...options, sets };
};

/** What is there once in a game: a character printed again with another picture is still the same one. */
const SINGLE: readonly CardType[] = ['character', 'startingItem', 'bonusSoul'];

/** Copies of a card in these sets together. */
const copiesIn = ({ id, type }: Card, chosen: readonly string[]): number => {
  const printed = (knownCard(id)?.printings ?? []).filter(({ set }) => chosen.includes(set));
  const copies = printed.reduce((sum, printing) => sum + printing.copies, 0);
  return SINGLE.includes(type) ? Math.min(1, copies) : copies;
};

/** The cards of these sets, each with as many copies as they have of it together; a set that is not there has none. */
export const poolOf = (chosen: readonly string[]): readonly Card[] =>
  allCards.flatMap((card) => {
    const copies = copiesIn(card, chosen);
    if (copies === 0) return [];
    return [copies === card.copies ? card : { ...card, copies }];
  });

/** How many different cards this set brings. */
export const cardsInSet = (set: SetId): number => poolOf([set]).length;

/** What of a pool a game of so many seats is dealt from. */
export const dealtFrom = (
  pool: readonly Card[],
  seats: number,
  { bonusSouls, rooms, banned }: Pick<TableOptions, 'bonusSouls' | 'rooms' | 'banned'>,
): readonly Card[] =>
  pool.filter(
    ({ id, type, threePlus }) =>
      (!threePlus || seats > 2) && // SETUP-12
      !banned.includes(id) &&
      (bonusSouls || type !== 'bonusSoul') && // SETUP-06
      (rooms || type !== 'room'), // ROOM-01
  );

/** The deck of a card: a monster that only an effect brings into the game lies outside it. */
export const deckOf = ({ id, type }: Pick<Card, 'id' | 'type'>): KnownDeck => knownCard(id)?.deck ?? type;

/** All copies of the cards of these decks. */
export const copiesOf = (cards: readonly Card[], ...decks: readonly KnownDeck[]): readonly CardId[] =>
  cards
    .filter((card) => decks.includes(deckOf(card)))
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id));

/** Cards of each category in a deck of 100. */
export const RATIOS = {
  // DECK-04
  treasure: { passive: 44, active: 40, paid: 10, 'one-use': 5, soul: 1 },
  // DECK-06
  loot: {
    pennies: 2,
    '2-cents': 6,
    '3-cents': 11,
    '4-cents': 12,
    nickels: 6,
    'butter-beans': 5,
    bombs: 6,
    batteries: 6,
    'dice-shards-soul-hearts': 5,
    'pills-runes': 6,
    'cards-misc': 23,
    trinkets: 11,
    'lost-soul': 1,
  },
  // DECK-08
  monster: {
    basic: 30,
    cursed: 9,
    'holy-charmed': 9,
    boss: 30,
    'epic-boss': 1,
    'good-event': 8,
    'bad-event': 8,
    curse: 5,
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Category, number>>>>>;

/** A deck that has ratios. */
export type RatioDeck = keyof typeof RATIOS;
export const RATIO_DECKS = Object.keys(RATIOS) as readonly RatioDeck[];

/** The categories of a deck, with how many cards of each it has when the sets have enough. */
export const categoriesIn = (deck: RatioDeck): readonly { readonly category: Category; readonly most: number }[] =>
  Object.entries(RATIOS[deck]).map(([category, most]) => ({ category: category as Category, most }));

/**
 * A deck in the ratios of the rulebook, each category chosen by chance (DECK-02), must-haves before others and even when
 * they are too many. A category that has too few cards leaves the deck smaller (DEC-46).
 */
const inRatio = (
  deck: RatioDeck,
  cards: readonly Card[],
  mustHave: readonly CardId[],
  seed: string,
): readonly CardId[] =>
  categoriesIn(deck).flatMap(({ category, most }) => {
    const ofCategory = cards.filter((card) => card.category === category);
    const wished = ofCategory.filter(({ id }) => mustHave.includes(id));
    const others = ofCategory.map((card) => (wished.includes(card) ? { ...card, copies: card.copies - 1 } : card));
    const picked = seededOrder(copiesOf(others, deck), `${seed} ${deck} ${category}`);
    return [...wished.map(({ id }) => id), ...picked].slice(0, Math.max(most, wished.length));
  });

/** The decks of a game before they are shuffled (SETUP-01): all copies, or in the ratios (DECK-01). All rooms (DECK-11). */
export const decksOf = (
  cards: readonly Card[],
  { ratios, mustHave }: Pick<TableOptions, 'ratios' | 'mustHave'>,
  seed: string,
): Setup['decks'] => {
  const deck = (name: RatioDeck): readonly CardId[] =>
    ratios ? inRatio(name, cards, mustHave, seed) : copiesOf(cards, name);
  return { loot: deck('loot'), treasure: deck('treasure'), monster: deck('monster'), room: copiesOf(cards, 'room') };
};
