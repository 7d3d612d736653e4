import { allowanceIs, always, curse, monsterCard, you, type Card } from '../../src/engine/vocabulary/index.js';

export const goldBoxCurses: readonly Card[] = [
  monsterCard(
    'curse-of-fatigue',
    { en: 'Curse of Fatigue', fr: 'Malédiction de la fatigue' },
    { category: 'curse' },
    ...curse,
    always(allowanceIs('rechargeStep', 1, you)), // TURN-02
  ),
  monsterCard(
    'curse-of-tiny-hands',
    { en: 'Curse of Tiny Hands', fr: 'Malédiction des petites mains' },
    { category: 'curse' },
    ...curse,
    always(allowanceIs('handSize', 2, you)),
  ),
];
