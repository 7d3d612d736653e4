import {
  activePlayer,
  all,
  bonusSoulCard,
  claimedBy,
  compare,
  counters,
  eachTime,
  endOfEachTurn,
  putCounters,
  removeCounters,
  rolledBy,
  thisObject,
  worksIn,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const warpBonusSouls: readonly Card[] = [
  bonusSoulCard(
    'strawberry',
    { en: 'Strawberry', fr: 'Fraise' },
    { souls: 1 },
    worksIn(['outside'], eachTime(rolledBy(activePlayer, 1), putCounters(1), 'roll')),
    worksIn(['outside'], eachTime(endOfEachTurn, removeCounters(counters(thisObject)), 'end')),
    claimedBy(all(compare(counters(thisObject), '>=', 3), yourTurn)),
  ),
];
