import {
  becomeSoul,
  compare,
  counters,
  eachTime,
  forGood,
  losesAbilities,
  otherPlayers,
  putCounters,
  sequence,
  soulComesTo,
  thisObject,
  treasureCard,
  when,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const summerSoulTreasures: readonly Card[] = [
  treasureCard(
    'a-friend',
    { en: 'A Friend', fr: 'Un ami' },
    { category: 'soul', souls: 1 },
    eachTime(
      soulComesTo(otherPlayers),
      sequence(
        putCounters(1),
        when(compare(counters(thisObject), '>=', 3), sequence(forGood(losesAbilities(thisObject)), becomeSoul())),
      ),
    ),
  ),
];
