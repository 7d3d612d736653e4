import type { Amount, Effect } from '../words.js';

/** Words on what only some ways to play have. */
export interface ChallengeWords {
  /** At its end everybody has lost (CHAL-10); a game without a timer stays as it is. */
  readonly addToTimer: { readonly amount: Amount };
  /** Never below where it began. */
  readonly takeFromTimer: { readonly amount: Amount };
}

export const addToTimer = (amount: Amount): Effect => ({ do: 'addToTimer', amount });
export const takeFromTimer = (amount: Amount): Effect => ({ do: 'takeFromTimer', amount });
