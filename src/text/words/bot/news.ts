/** A soul that somebody has won, or taken from `from`; and how many they have of how many. */
interface SoulTold {
  readonly player: string;
  readonly cards: readonly string[];
  readonly from: string | null;
  readonly has: number;
  readonly goal: number;
  /** These are of all players together. */
  readonly isTogether: boolean;
}

/** Short messages for everybody about what has just happened at a table. */
export interface NewsWords {
  readonly soul: (told: SoulTold) => string;
  /** The timer of a way to play is nearly at its end. */
  readonly timer: (at: number, over: number) => string;
  /** Somebody has left, or given up, and somebody else who has waited is asked to take the seat. */
  readonly left: (name: string, conceded: boolean) => string;
  /** Who has left sits there again. */
  readonly back: (name: string) => string;
  /** Somebody has taken the seat of who sat there before; null when that is not known. */
  readonly sits: (name: string, former: string | null) => string;
}
