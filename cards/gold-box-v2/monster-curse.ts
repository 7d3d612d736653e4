import { allowanceIs, always, curse, you, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxCurses: readonly Card[] = [
  printed(
    'curse-of-fatigue',
    ...curse,
    always(allowanceIs('rechargeStep', 1, you)), // TURN-02
  ),
  printed('curse-of-tiny-hands', ...curse, always(allowanceIs('handSize', 2, you))),
];
