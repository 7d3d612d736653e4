import {
  aimed,
  deal,
  dies,
  discard,
  eachTime,
  eachTimeOneOf,
  eternal,
  gain,
  loot,
  lootPlay,
  otherPlayers,
  paid,
  payCoins,
  playersOrMonsters,
  plus,
  rolled,
  sequence,
  takesDamage,
  tap,
  target,
  tillEndOfTurn,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusStartingItems: readonly Card[] = [
  printed(
    'bag-o-trash',
    eternal,
    paid([payCoins(3)], lootPlay(1), 'paid.play'),
    paid([payCoins(4)], loot(1), 'paid.loot'),
    paid([payCoins(6)], aimed(deal(1, target()), playersOrMonsters), 'paid.damage'),
  ),
  printed('dark-arts', eternal, eachTime(rolled(6), gain(2), 'six'), eachTime(dies(otherPlayers), loot(1), 'death')),
  printed(
    'gimpy',
    eternal,
    eachTimeOneOf(takesDamage(you), gain(2), sequence(loot(1), discard(1)), tillEndOfTurn(plus('atk', 2, you))),
  ),
  printed('infestation', eternal, tap(sequence(loot(2), discard(1)))),
];
