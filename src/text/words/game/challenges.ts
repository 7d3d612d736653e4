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

/** What is said of a challenge. */
export interface ChallengesWords {
  /** Timer, souls and final boss, in a line. */
  readonly state: (now: ChallengeNow) => string;
  /** The same in a picture, as short as can be. */
  readonly pictured: (now: ChallengeNow) => string;
  /** How a game ended that one player has won by the death of the final boss. */
  readonly defeated: (winner: string) => string;
  /** How a game ended that all win or lose together. */
  readonly result: (hasWon: boolean, now: ChallengeNow) => string;
  /** What it is about, for the first turn of each player. */
  readonly firstTurn: (now: ChallengeNow) => string;
  /** Before the name of what lies in a slot of a challenge. */
  readonly slot: Readonly<Record<'challenge' | 'finalBoss' | 'minion', string>>;
}
