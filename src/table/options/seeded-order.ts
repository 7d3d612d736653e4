import { seededRandom } from '../../engine/index.js';

/** These things in an order that the seed gives. */
export const seededOrder = <T>(things: readonly T[], seed: string): readonly T[] => {
  const left = [...things];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(seededRandom(seed, order.length, left.length, 'shuffle'), 1));
  return order;
};
