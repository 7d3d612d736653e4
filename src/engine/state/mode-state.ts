import type { ObjectId, PlayerId } from '../vocabulary/index.js';

export interface Outcome {
  /** Nobody where all have lost together (COOP-06). */
  readonly winners: readonly PlayerId[];
}

/** What the state has besides in a way to play or variant that needs it; each is absent where nothing does. */
export interface ModeState {
  /** What is left of the timer of the mode (COOP-03). */
  timer?: number;
  /** The tops of the room slots as the round began, where those that stay for a whole round leave (DEC-42). */
  roomsOfRound?: readonly ObjectId[];
  /** The starting items that nobody plays with, as a deck; the last is the top (VAR-05). */
  startingItems?: readonly ObjectId[];
}
