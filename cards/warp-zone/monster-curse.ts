import { always, canBeAttackedWith, curse, monsterCard, you, type Card } from '../../src/engine/vocabulary/index.js';

export const warpCurses: readonly Card[] = [
  monsterCard(
    'curse-of-the-suspicious',
    { en: 'Curse of the Suspicious', fr: 'Malédiction du suspect' },
    { category: 'curse' },
    ...curse,
    always(canBeAttackedWith(3, you)),
  ),
];
