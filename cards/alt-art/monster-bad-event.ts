import {
  eachTime,
  entersPlay,
  expand,
  monsterCard,
  mustAttackNewSlot,
  sequence,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const altArtBadEvents: readonly Card[] = [
  monsterCard(
    'ambush-alt-art',
    { en: 'Ambush!', fr: 'Embuscade !' },
    { category: 'bad-event' },
    eachTime(entersPlay(thisObject), sequence(expand('monster', 2), mustAttackNewSlot)),
  ),
];
