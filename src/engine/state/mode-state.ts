import type { ObjectId, PlayerId } from '../vocabulary/index.js';
import type { ChanceOrigin } from './seed.js';

export interface Outcome {
  /** Nobody where all have lost together (COOP-06). */
  readonly winners: readonly PlayerId[];
}

/** What the state has besides where a way to play, a variant or a rare course of the game needs it; absent elsewhere. */
export interface ModeState {
  /** Where the timer of the mode stands (COOP-03, CHAL-10). */
  timer?: number;
  /** The tops of the room slots as the round began, where those that stay for a whole round leave (DEC-42). */
  roomsOfRound?: readonly ObjectId[];
  /** Whose turn it was when the final boss died (CHAL-05). */
  defeatedBy?: PlayerId;
  /** How often in a row the coin of each player has shown heads, for those for whom the last one did. */
  heads?: Readonly<Partial<Record<PlayerId, number>>>;
  /** The starting items that nobody plays with, as a deck; the last is the top (VAR-05). */
  startingItems?: readonly ObjectId[];
  /** What the seed was made of, where people could add words. */
  origin?: ChanceOrigin;
  /** So many turns in a row have ended before their action phase; too many are not forgotten (DEC-47). */
  idleTurns?: number;
}
