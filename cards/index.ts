import { checkCards, type Card, type CardId } from '../src/engine/vocabulary/index.js';
import { bonusSouls } from './base/bonus-soul.js';
import { characters } from './base/character.js';
import { cardLoots } from './base/loot-cards.js';
import { centLoots } from './base/loot-cents.js';
import { pillAndRuneLoots } from './base/loot-pills-runes.js';
import { trinketLoots } from './base/loot-trinkets.js';
import { loots } from './base/loot.js';
import { deckLoots } from './base/loot-decks.js';
import { badEvents } from './base/monster-bad-event.js';
import { basicMonsters } from './base/monster-basic.js';
import { bosses } from './base/monster-boss.js';
import { curses } from './base/monster-curse.js';
import { cursedMonsters } from './base/monster-cursed.js';
import { epicBosses } from './base/monster-epic-boss.js';
import { deckMonsters } from './base/monster-decks.js';
import { goodEvents } from './base/monster-good-event.js';
import { holyMonsters } from './base/monster-holy-charmed.js';
import { startingItems } from './base/starting-item.js';
import { activeTreasuresGToR } from './base/treasure-active-g-r.js';
import { activeTreasuresSToZ } from './base/treasure-active-s-z.js';
import { activeTreasures } from './base/treasure-active.js';
import { deckTreasures } from './base/treasure-decks.js';
import { oneUseTreasures } from './base/treasure-one-use.js';
import { paidTreasures } from './base/treasure-paid.js';
import { passiveTreasuresAToE } from './base/treasure-passive-a-e.js';
import { passiveTreasuresFToZ } from './base/treasure-passive-f-z.js';
import { passiveTreasures } from './base/treasure-passive.js';
import { soulTreasures } from './base/treasure-soul.js';
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

const base: CardSet = {
  id: 'base',
  cards: [
    ...loots,
    ...centLoots,
    ...cardLoots,
    ...pillAndRuneLoots,
    ...trinketLoots,
    ...deckLoots,
    ...activeTreasures,
    ...activeTreasuresGToR,
    ...activeTreasuresSToZ,
    ...oneUseTreasures,
    ...paidTreasures,
    ...passiveTreasures,
    ...passiveTreasuresAToE,
    ...passiveTreasuresFToZ,
    ...soulTreasures,
    ...deckTreasures,
    ...basicMonsters,
    ...bosses,
    ...epicBosses,
    ...cursedMonsters,
    ...holyMonsters,
    ...goodEvents,
    ...badEvents,
    ...curses,
    ...bonusSouls,
    ...deckMonsters,
    ...characters,
    ...startingItems,
  ],
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
