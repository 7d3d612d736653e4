import { discard, eachTime, entersPlay, monsterCard, thisObject, type Card } from '../../src/engine/vocabulary/index.js';

export const plusBadEvents: readonly Card[] = [
  monsterCard(
    'head-trauma',
    { en: 'Head Trauma', fr: 'Traumatisme crânien' },
    { category: 'bad-event' },
    eachTime(entersPlay(thisObject), discard(2)),
  ),
];
