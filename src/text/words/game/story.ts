/** What somebody gained by a death: rewards and souls. */
export interface Gained {
  readonly player: string;
  readonly coins: number;
  /** Loot cards. */
  readonly loot: number;
  readonly items: readonly string[];
  /** Soul value. */
  readonly souls: number;
}

/** A soul that somebody has won, taken from somebody, been given, or lost. */
export interface SoulMoved {
  readonly how: 'won' | 'taken' | 'given' | 'lost';
  /** Who has it now, or has lost it. */
  readonly player: string;
  /** Who had it, where somebody else has it now. */
  readonly from: string | null;
  readonly cards: readonly string[];
}

/** An attack from its declaration to its rewards. */
export interface AttackStory {
  readonly player: string;
  readonly target: string;
  /** Met on the monster deck. */
  readonly fromDeck: boolean;
  readonly rolls: readonly { readonly number: number; readonly hits: boolean }[];
  /** What was played and activated meanwhile, and by whom. */
  readonly used: readonly { readonly card: string; readonly player: string; readonly times: number }[];
  /** Damage that the attacking player took. */
  readonly taken: number;
  readonly targetDies: boolean;
  /** Players who died meanwhile. */
  readonly dead: readonly string[];
  readonly gained: readonly Gained[];
  /** Souls that were lost or changed hands meanwhile. */
  readonly souls: readonly SoulMoved[];
}

/** A player's death and its penalty. */
export interface DeathStory {
  readonly player: string;
  readonly destroyed: readonly string[];
  readonly discarded: readonly string[];
  readonly coins: number;
  readonly souls: readonly SoulMoved[];
}

/** The log as people read it. */
export interface Story {
  readonly attack: (attack: AttackStory) => string;
  readonly death: (death: DeathStory) => string;
  readonly title: string;
  /** Above the lines of a turn. */
  readonly turn: (number: number, player: string) => string;
  readonly beforeFirstTurn: string;
  /** Which lines are shown: `Lines 13–24 of 80`. */
  readonly place: (from: number, to: number, of: number) => string;
  readonly nothingYet: string;
  /** Above what has come since the reader last looked. */
  readonly sinceYouLooked: string;
  /** The same with the moment, as Discord shows it. */
  readonly since: (moment: string) => string;
  /** The reader among the players. */
  readonly you: (name: string) => string;
  /** Below that, when not all of it is told here. */
  readonly more: (lines: number) => string;
  /** Above what somebody has missed who was away, and above what a game that is over was like. */
  readonly slept: string;
  readonly ofGame: string;
  /** The last line of a story, for what is not told in it. */
  readonly smaller: (things: number) => string;
  /** What the mark before a line says that not everybody may read. */
  readonly secret: string;
  /** The menu of the lines that open. */
  readonly open: string;
  readonly backToLog: string;
  readonly log: string;
  readonly first: string;
  readonly older: string;
  readonly newer: string;
  readonly last: string;
}
