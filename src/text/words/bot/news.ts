import type { SoulMoved } from '../game/story.js';

/** How many souls somebody has, of how many. */
interface SoulCount {
  readonly has: number;
  readonly goal: number;
}

/** What has become of a soul, and how many its player has now; `left` is how many that leaves to whom they have it from. */
export interface SoulTold extends SoulMoved, SoulCount {
  readonly left: SoulCount | null;
  /** These are of all players together. */
  readonly isTogether: boolean;
}
