/** Something that lowers the timer of a mode by 1. */
export type Tick = 'roundEnds' | 'diesInOwnTurn';

/** What a way to play changes about the rules; what it does not name is as ever. */
export interface Mode {
  /** Fewest and most players. */
  readonly seats: readonly [least: number, most: number];
  /** What the timer begins with, and what lowers it; at 0 everybody has lost. */
  readonly timer: { readonly begins: number; readonly ticks: readonly Tick[] };
  /** Whether the goal is the souls of all players together, so that all win or none does. */
  readonly sharesGoal: boolean;
  /** Whether bonus souls are in the game. */
  readonly bonusSouls: boolean;
  /** Whether ¢ may be bartered. */
  readonly barter: boolean;
  /** Whether a room that has lain on top of its slot for a whole round goes to discard. */
  readonly oldRoomsLeave: boolean;
}
