import type { ChallengeWords } from '../vocabulary/index.js';
import { moveTimer } from '../rules/modes/timer.js';
import type { Handlers } from './handlers.js';

/** Effects on what only some ways to play have. */
export const CHALLENGES: Handlers<ChallengeWords> = {
  *addToTimer(g, { amount }, scope) {
    return moveTimer(g, g.amount(amount, scope), 'card'); // CHAL-10
  },
  *takeFromTimer(g, { amount }, scope) {
    return moveTimer(g, -g.amount(amount, scope), 'card'); // CHAL-10
  },
};
