import type { SoulMoved } from '../game/story.js';

/** How many souls somebody has, of how many. */
interface SoulCount {
  readonly has: number;
  readonly goal: number;
}

/** What has become of a soul, and how many its player has now; `left` is how many that leaves to whom they have it from. */
interface SoulTold extends SoulMoved, SoulCount {
  readonly left: SoulCount | null;
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
