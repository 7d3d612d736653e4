/** How things stand in a challenge, whose goal is the death of its final boss (CHAL-11). */
export interface ChallengeNow {
  /** Where the timer stands, and where all have lost; null without one. */
  readonly timer: { readonly at: number; readonly over: number } | null;
  /** The soul value of all, or of the active player, and the one without which the final boss cannot be fought. */
  readonly souls: { readonly has: number; readonly needed: number; readonly of: 'everybody' | 'activePlayer' };
  /** HP of the final boss; null once it has died. */
  readonly boss: { readonly hp: number; readonly maxHp: number } | null;
  /** The most soul value that one player may have; null for no limit. */
  readonly cap: number | null;
}
