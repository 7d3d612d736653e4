import {
  activePlayer,
  causePlayer,
  counters,
  dies,
  eachTime,
  hasCounters,
  monsterCard,
  playerDiesWith,
  putCounters,
  putIntoSlot,
  removeCounters,
  sequence,
  thisObject,
  worksIn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const tapewormMonsters: readonly Card[] = [
  monsterCard(
    'tapeworm-monster',
    { en: 'Tapeworm', fr: 'Tapeworm' },
    { category: 'basic', hp: 4, dc: 2, atk: 4, reward: { loot: 4 } },
    eachTime(dies(thisObject), putCounters(1, activePlayer, 'egg'), 'death'),
    worksIn(
      ['discard'],
      eachTime(
        playerDiesWith(hasCounters(causePlayer, 'egg')),
        sequence(removeCounters(counters(causePlayer, 'egg'), causePlayer, 'egg'), putIntoSlot(thisObject, 'monster')),
        'back',
      ),
    ),
  ),
];
