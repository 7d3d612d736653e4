import { always, canBeAttackedWith, curse, you, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const warpCurses: readonly Card[] = [
  printed('curse-of-the-suspicious', ...curse, always(canBeAttackedWith(3, you))),
];
