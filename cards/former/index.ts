import {
  causeObject,
  causeOnStack,
  double,
  eachTime,
  hasKeyword,
  nextTimeThisTurn,
  not,
  playsLoot,
  tap,
  treasureCard,
  you,
  type Card,
  type CardId,
} from '../../src/engine/vocabulary/index.js';

/**
 * Former printings of cards, by the card whose place they take at a table that plays with them. They are in no set: nobody
 * is dealt one elsewhere, and to whoever looks a card up the printing of today is the card.
 */
export const formerPrintings: Readonly<Record<CardId, Card>> = {
  /** The first edition's doubles the next loot (BLANK-00); the one of today copies it. */
  'blank-card': treasureCard(
    'blank-card-first-edition',
    { en: 'Blank Card', fr: 'Carte blanche' },
    { category: 'active' },
    tap(
      nextTimeThisTurn(
        eachTime(
          playsLoot(you, not(hasKeyword(causeObject, 'trinket')), not(hasKeyword(causeObject, 'ambush'))), // BLANK-00
          double(causeOnStack),
        ),
      ),
    ),
  ),
};
