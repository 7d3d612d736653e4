import {
  alive,
  bonusSoulCard,
  characterCard,
  claimedBy,
  not,
  you,
  gain,
  lootPlay,
  roomCard,
  startingItemCard,
  tap,
  eternal,
  eachTime,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { called, test } from './naming.js';

/** Characters, starting items, bonus souls and rooms. */
export const otherTestCards: readonly Card[] = [
  characterCard('plain', called('plain'), { ...test, hp: 2, atk: 1 }, tap(lootPlay(1))),
  characterCard('sturdy', called('sturdy'), { ...test, hp: 3, atk: 1 }, tap(lootPlay(1))),
  characterCard('hollow', called('hollow'), { ...test, hp: 0, atk: 1 }, tap(lootPlay(1))),
  characterCard('lost', called('lost'), { ...test, hp: 1, atk: 1, souls: 1 }, tap(lootPlay(1))),
  characterCard(
    'collector',
    called('collector'),
    { ...test, hp: 2, atk: 1, startingItem: 'coin-maker' },
    tap(lootPlay(1)),
  ),
  startingItemCard('coin-maker', called('coin-maker'), test, eternal, tap(gain(1))),
  startingItemCard('start-gift', called('start-gift'), test, eternal, eachTime({ event: 'gameStarts' }, gain(2))),
  characterCard('gifted', called('gifted'), { ...test, hp: 2, atk: 1, startingItem: 'start-gift' }, tap(lootPlay(1))),
  startingItemCard('frail-start', called('frail-start'), test, tap(gain(1))),
  bonusSoulCard('fourth-soul', called('fourth-soul'), { ...test, souls: 1 }, claimedBy(not(alive(you)))),
  roomCard('coin-room', called('coin-room'), test, tap(gain(1))),
  roomCard('empty-room', called('empty-room'), test),
];
