import { base } from '../base/index.js';
import type { Card, CardId, Former } from '../../src/engine/vocabulary/index.js';
import { formerCharacters } from './character.js';
import { formerLoots } from './loot.js';
import { formerMonsters } from './monster.js';
import { formerStartingItems } from './starting-item.js';
import { formerTreasures } from './treasure.js';

/**
 * The cards of the base set that meant something else in the first edition, by the card of today whose place they take at a
 * table that plays with them. They are in no set: nobody is dealt one elsewhere, and to whoever looks a card up the printing
 * of today is the card.
 */
const FORMER: Former = {
  ...formerLoots,
  ...formerMonsters,
  ...formerStartingItems,
  ...formerTreasures,
  ...formerCharacters,
};

const idOf = (id: CardId): CardId => `${id}-first-edition`;
const startingItemOf = ({ startingItem }: Card): CardId | null =>
  startingItem !== null && startingItem in FORMER ? idOf(startingItem) : startingItem;

/** What is printed on today's card, with what the first edition had in its place; a character starts with the item of then. */
const asThen = (today: Card): Card => ({
  ...today,
  ...FORMER[today.id],
  id: idOf(today.id),
  startingItem: startingItemOf(today),
});

/** Former printings by the ids of the cards of today; of a character also where only its starting item was another. */
export const formerPrintings: Readonly<Record<CardId, Card>> = Object.fromEntries(
  base.cards
    .filter((today) => today.id in FORMER || startingItemOf(today) !== today.startingItem)
    .map((today) => [today.id, asThen(today)]),
);

const today: ReadonlyMap<CardId, CardId> = new Map(Object.entries(formerPrintings).map(([id, card]) => [card.id, id]));

/** The card of today that a former printing was; any other card is its own. */
export const cardToday = (id: CardId): CardId => today.get(id) ?? id;
