import {
  decks,
  lootPlay,
  paid,
  payCoins,
  payLoot,
  putIntoSlot,
  reveal,
  shown,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const goldBoxPaidTreasures: readonly Card[] = [
  treasureCard(
    'dads-key',
    { en: "Dad's Key", fr: 'Clé de Papa' },
    { category: 'paid' },
    paid([payLoot(1)], reveal(1, decks('monster'), putIntoSlot(shown, 'monster'))),
  ),
  treasureCard('succubus', { en: 'Succubus', fr: 'Succube' }, { category: 'paid' }, paid([payCoins(3)], lootPlay(2))),
];
