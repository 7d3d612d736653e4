import type { CardId } from '../../vocabulary/index.js';

/** Something that moves the timer of a mode by 1. */
export type Tick = 'roundEnds' | 'diesInOwnTurn';

/** Where a timer begins and where it is over: it counts from one to the other, down or up. */
export interface Timer {
  readonly begins: number;
  readonly over: number;
  /** What moves it; cards of a challenge may besides (CHAL-10). */
  readonly ticks: readonly Tick[];
}

/** A card with the side that lies up. */
export interface Side {
  readonly card: CardId;
  readonly up: 'front' | 'back';
}

/** What a challenge puts on the table besides (CHAL-01). What follows from it stands on these cards. */
export interface Challenge {
  /** The card that says what is different. */
  readonly card: Side;
  /** The final boss; its death is the goal (CHAL-05, CHAL-11). */
  readonly finalBoss: Side;
  /** Cards outside the game that its effects fetch, each as often as it is there. */
  readonly brings: readonly CardId[];
  /** The soul value without which the final boss cannot be fought, and whose it is: its card says so, a table shows it. */
  readonly opensAt: { readonly souls: number; readonly of: 'everybody' | 'activePlayer' };
}

/** What a way to play changes about the rules; what it does not name is as ever. */
export interface Mode {
  /** Fewest and most players; null for as many as in any game. */
  readonly seats: readonly [least: number, most: number] | null;
  /** What the timer begins with, and what moves it; when it is over everybody has lost. Null without one. */
  readonly timer: Timer | null;
  /** Whether all players win together or none does: by the souls of all, or by the goal of a challenge. */
  readonly sharesGoal: boolean;
  /** Whether bonus souls are in the game. */
  readonly bonusSouls: boolean;
  /** Whether ¢ may be bartered. */
  readonly barter: boolean;
  /** Whether a room that has lain on top of its slot for a whole round goes to discard. */
  readonly oldRoomsLeave: boolean;
  /** What a challenge brings; absent where souls are the goal. */
  readonly challenge?: Challenge;
}
