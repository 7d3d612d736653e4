import type { ChallengeWords } from '../vocabulary/index.js';
import type { Handlers } from './handlers.js';

/** Effects on what only some ways to play have. */
export const CHALLENGES: Handlers<ChallengeWords> = {
  *addToTimer(g, { amount }, scope) {
    return g.moveTimer(g.amount(amount, scope)); // CHAL-10
  },
  *takeFromTimer(g, { amount }, scope) {
    return g.moveTimer(-g.amount(amount, scope)); // CHAL-10
  },
};
