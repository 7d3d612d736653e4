/** How things stand where all share a goal and a timer runs (COOP-03, COOP-07). */
interface TogetherNow {
  /** What is left of the timer. */
  readonly timer: number;
  /** Soul value of all together, and what they need; null where each has a goal of their own. */
  readonly souls: { readonly has: number; readonly goal: number } | null;
  /** The most soul value that one player may have; null for no limit. */
  readonly cap: number | null;
}

/** What is said of a way to play besides everybody against everybody. */
export interface WaysWords {
  /** Timer, souls together and cap, in a line. */
  readonly state: (now: TogetherNow) => string;
  /** The same in a picture, as short as can be. */
  readonly pictured: (now: TogetherNow) => string;
  /** How a game with a shared goal ended. */
  readonly result: (hasWon: boolean, now: TogetherNow) => string;
  /** What it is about, for the first turn of each player. */
  readonly firstTurn: (now: TogetherNow) => string;
  /** For whom one acts who plays for several seats. */
  readonly playsFor: (player: string) => string;
  /** On the button that turns to another seat of one's own. */
  readonly turnTo: (player: string) => string;
  /** Over the hand of another seat of one's own. */
  readonly handOf: (player: string) => string;
}
