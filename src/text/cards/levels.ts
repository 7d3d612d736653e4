import type { Condition } from '../../engine/index.js';

/** From which level on something is true, which counts the level counters of this card; null for any other condition. */
export const levelOf = (condition: Condition): number | null => {
  if (condition.if !== 'compare' || condition.is !== '>=' || typeof condition.right !== 'number') return null;
  const { left, right } = condition;
  const isLevel = typeof left === 'object' && left.amount === 'counters' && left.named === 'level';
  return isLevel && left.on.select === 'this' ? right : null;
};
