import {
  cannot,
  tillEndOfTurn,
  controls,
  decks,
  gain,
  gainObject,
  ifYouDo,
  inShop,
  it,
  items,
  look,
  meanwhile,
  product,
  causeAmount,
  ifWould,
  putIntoSlot,
  putOnTop,
  replaceFromDeck,
  swap,
  target,
  topOfDiscard,
  wouldLoot,
  you,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { aiming, plain } from './naming.js';

/** Loot that does one thing with decks and discards each. */
export const pileCards: readonly Card[] = [
  plain('peek-2', look(2, decks('loot'))),
  plain('discarded-loot-to-top', putOnTop(topOfDiscard(decks('loot')))),
  plain('discarded-monster-to-slot', putIntoSlot(topOfDiscard(decks('monster')), 'monster')),
  plain('gain-discarded-treasure', gainObject(topOfDiscard(decks('treasure')))),
  aiming('replace-in-shop', replaceFromDeck(target()), items(inShop(it))),
  aiming('swap-for-a-coin', ifYouDo(swap(target(0), target(1)), gain(1)), items(controls(you, it)), items(inShop(it))),
  plain('no-coins-today', tillEndOfTurn(cannot({ event: 'gainCoins' }))),
  plain('loot-twice-as-much', meanwhile(ifWould(wouldLoot(you), { instead: 'amount', to: product(causeAmount, 2) }))),
];
