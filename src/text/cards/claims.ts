import type { Condition } from '../../engine/index.js';
import { conjuncts } from './traits.js';

/**
 * What has to be true before a turn for whoever's turn it is to gain a bonus soul: "when this has 6 counters, the active
 * player gains it". Null for a condition about who gains it.
 */
export const beforeTurn = (condition: Condition): Condition | null => {
  const parts = conjuncts(condition);
  const rest = parts.filter((part) => part.if !== 'turnOf' || part.player.select !== 'you');
  if (rest.length !== parts.length - 1 || JSON.stringify(rest).includes('"select":"you"')) return null;
  return { if: 'all', of: rest };
};
