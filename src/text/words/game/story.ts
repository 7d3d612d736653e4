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
