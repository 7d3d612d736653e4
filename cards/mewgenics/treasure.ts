import {
  anyOf,
  deal,
  destroyThis,
  eachTime,
  ifYouDo,
  monsterDies,
  monsters,
  paid,
  payCounters,
  players,
  putCounters,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const mewgenicsTreasures: readonly Card[] = [
  treasureCard(
    'mini-nuke',
    { en: 'Mini Nuke', fr: 'Mini bombe atomique' },
    { category: 'one-use' },
    eachTime(monsterDies, putCounters(1)),
    paid([payCounters(9)], ifYouDo(destroyThis, deal(999, anyOf(monsters(), players())))),
  ),
];
