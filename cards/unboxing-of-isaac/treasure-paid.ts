import {
  aimed,
  monsters,
  paid,
  payHpCost,
  preventNextInstance,
  target,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const unboxingPaidTreasures: readonly Card[] = [
  printed('satanic-bible', paid([payHpCost(1)], aimed(preventNextInstance(target()), monsters()))),
];
