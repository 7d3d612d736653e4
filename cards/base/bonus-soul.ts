import {
  all,
  claimedBy,
  coins,
  compare,
  count,
  handSize,
  hasKeyword,
  it,
  items,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** BSOUL-05. */
export const bonusSouls: readonly Card[] = [
  printed('soul-of-gluttony', claimedBy(compare(handSize(you), '>=', 10))),
  printed('soul-of-greed', claimedBy(compare(coins(you), '>=', 25))),
  printed(
    'soul-of-guppy',
    claimedBy(compare(count(items(all(youControlIt, hasKeyword(it, 'guppy')))), '>=', 2)), // KEY-10
  ),
];
