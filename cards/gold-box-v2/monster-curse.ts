import { allowanceIs, always, curse, monsterCard, you, type Card } from '../../src/engine/vocabulary/index.js';

export const goldBoxCurses: readonly Card[] = [
  monsterCard(
    'curse-of-tiny-hands',
    { en: 'Curse of Tiny Hands', fr: 'Malédiction des petites mains' },
    { category: 'curse' },
    ...curse,
    always(allowanceIs('handSize', 2, you)),
  ),
];
