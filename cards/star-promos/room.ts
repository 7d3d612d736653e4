import {
  aimed,
  inShop,
  it,
  items,
  paid,
  payHpCost,
  roomCard,
  steal,
  target,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const starPromosRooms: readonly Card[] = [
  roomCard(
    'black-market',
    { en: 'Black Market', fr: 'Marché noir' },
    {},
    paid([payHpCost(2)], aimed(steal(target()), items(inShop(it)))),
  ),
];
