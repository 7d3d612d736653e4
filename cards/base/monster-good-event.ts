import {
  eachTime,
  entersPlay,
  gain,
  monsterCard,
  on,
  roll,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const goodEvents: readonly Card[] = [
  monsterCard(
    'chest',
    { en: 'Chest', fr: 'Coffre' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 2, gain(1)), on(3, 4, gain(3)), on(5, 6, gain(6)))),
  ),
];
