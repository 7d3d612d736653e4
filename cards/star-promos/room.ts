import {
  aimed,
  inShop,
  it,
  items,
  paid,
  payHpCost,
  steal,
  target,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const starPromosRooms: readonly Card[] = [
  printed('black-market', paid([payHpCost(2)], aimed(steal(target()), items(inShop(it))))),
];
