import { checkCards, type Card, type CardId } from '../src/engine/vocabulary/index.js';
import { bonusSouls } from './base/bonus-soul.js';
import { characters } from './base/character.js';
import { loots0ToH } from './base/loot-0-h.js';
import { lootsIToZ } from './base/loot-i-z.js';
import { badEvents } from './base/monster-bad-event.js';
import { basicMonsters } from './base/monster-basic.js';
import { bosses } from './base/monster-boss.js';
import { curses } from './base/monster-curse.js';
import { cursedMonsters } from './base/monster-cursed.js';
import { epicBosses } from './base/monster-epic-boss.js';
import { goodEvents } from './base/monster-good-event.js';
import { holyAndCharmedMonsters } from './base/monster-holy-charmed.js';
import { startingItems } from './base/starting-item.js';
import { activeTreasuresAToL } from './base/treasure-active-a-l.js';
import { activeTreasuresMToZ } from './base/treasure-active-m-z.js';
import { oneUseTreasures } from './base/treasure-one-use.js';
import { paidTreasures } from './base/treasure-paid.js';
import { passiveTreasuresAToF } from './base/treasure-passive-a-f.js';
import { passiveTreasuresGToZ } from './base/treasure-passive-g-z.js';
import { soulTreasures } from './base/treasure-soul.js';
import { dealingOrder } from './base/dealing-order.js';
import { knownFromTree, unplayableCards, type KnownCard } from './catalogue/index.js';

export { categories, setIds } from './catalogue/index.js';
export type { Category, KnownCard, KnownDeck, KnownFace, SetId } from './catalogue/index.js';
export type { CardId } from '../src/engine/vocabulary/index.js';

/** A set as it is published: an id of ours and its distinct cards. */
export interface CardSet {
  readonly id: string;
  readonly cards: readonly Card[];
}

/** No set holds a card with this id. */
export class UnknownCard extends Error {
  readonly id: CardId;

  constructor(id: CardId) {
    super(`no set holds the card "${id}"`);
    this.name = 'UnknownCard';
    this.id = id;
  }
}

/** These cards in the order in which decks are put together of them. */
const inOrder = (order: readonly CardId[], cards: readonly Card[]): readonly Card[] => {
  const place = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ id }: Card): number => place.get(id) ?? order.length;
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b));
};

const base: CardSet = {
  id: 'base',
  cards: inOrder(dealingOrder, [
    ...bonusSouls,
    ...characters,
    ...loots0ToH,
    ...lootsIToZ,
    ...badEvents,
    ...basicMonsters,
    ...bosses,
    ...curses,
    ...cursedMonsters,
    ...epicBosses,
    ...goodEvents,
    ...holyAndCharmedMonsters,
    ...startingItems,
    ...activeTreasuresAToL,
    ...activeTreasuresMToZ,
    ...oneUseTreasures,
    ...paidTreasures,
    ...passiveTreasuresAToF,
    ...passiveTreasuresGToZ,
    ...soulTreasures,
  ]),
};

export const sets: readonly CardSet[] = [base];

/** Every distinct card of every set. Loading this file throws `BrokenCard` for one that is not written in the vocabulary. */
export const allCards: readonly Card[] = sets.flatMap((set) => set.cards);
checkCards(allCards);

const faces = allCards.flatMap((card) => (card.back === null ? [card] : [card, card.back]));
const byId: ReadonlyMap<CardId, Card> = new Map(faces.map((card) => [card.id, card]));

/** The card with this id. Throws `UnknownCard`. */
export const cardById = (id: CardId): Card => {
  const found = byId.get(id);
  if (found === undefined) throw new UnknownCard(id);
  return found;
};

/** Every published card, one we cannot play yet too. */
export const knownCards: readonly KnownCard[] = [...allCards.map(knownFromTree), ...unplayableCards];

const knownById: ReadonlyMap<CardId, KnownCard> = new Map(knownCards.map((card) => [card.id, card]));

/** What is known of the card with this id; null for none. */
export const knownCard = (id: CardId): KnownCard | null => knownById.get(id) ?? null;

/** The characters that start with an item. */
export const startersWith = (item: CardId): readonly KnownCard[] =>
  knownCards.filter(({ startingItem }) => startingItem === item);

/** The page of a card on the game's official site; null without one. */
export const pageOf = (card: CardId): string | null => knownCard(card)?.page ?? null;
