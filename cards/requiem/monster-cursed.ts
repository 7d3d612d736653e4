import {
  activePlayer,
  causePlayer,
  deal,
  eachTime,
  expand,
  ifWould,
  it,
  leftOf,
  monsterCard,
  monsterDies,
  not,
  oneAtRandom,
  players,
  same,
  severalDice,
  startsRoll,
  takesDamage,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const requiemCursedMonsters: readonly Card[] = [
  monsterCard(
    'cursed-dople',
    { en: 'Cursed Dople', fr: 'Dople maudit' },
    { category: 'cursed', hp: 3, dc: 4, atk: 2, reward: { coins: 1, roll: true }, threePlus: true },
    eachTime(takesDamage(thisObject), deal(1, players(not(same(it, activePlayer))))),
  ),
  monsterCard(
    'cursed-lil-haunt',
    { en: 'Cursed Lil Haunt', fr: 'Petit hanteur maudit' },
    { category: 'cursed', hp: 3, dc: 3, atk: 1, reward: { loot: 1 }, threePlus: true },
    ifWould(startsRoll(players()), severalDice(2, leftOf(causePlayer))),
  ),
  monsterCard(
    'cursed-mulliboom',
    { en: 'Cursed Mulliboom', fr: 'Mulliboom maudit' },
    { category: 'cursed', hp: 1, dc: 4, atk: 3, reward: { coins: 2 } },
    eachTime(monsterDies, { targets: [oneAtRandom(players())], effect: deal(3, target()) }),
  ),
  monsterCard(
    'cursed-mulligan',
    { en: 'Cursed Mulligan', fr: 'Mulligan maudit' },
    { category: 'cursed', hp: 2, dc: 4, atk: 1, reward: { loot: 1 } },
    eachTime(monsterDies, expand('monster')),
  ),
];
