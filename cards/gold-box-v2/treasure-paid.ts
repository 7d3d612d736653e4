import {
  decks,
  lootPlay,
  paid,
  payCoins,
  payLoot,
  putIntoSlot,
  reveal,
  shown,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxPaidTreasures: readonly Card[] = [
  printed('dads-key', paid([payLoot(1)], reveal(1, decks('monster'), putIntoSlot(shown, 'monster')))),
  printed('succubus', paid([payCoins(3)], lootPlay(2))),
];
