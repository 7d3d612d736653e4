import { aimed, discard, paid, payLoot, players, target, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusPaidTreasures: readonly Card[] = [
  printed('athame', paid([payLoot(1)], aimed(discard(2, target()), players()))),
];
