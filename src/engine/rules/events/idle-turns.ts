import type { Game, GameState } from '../../state/index.js';

/** Rounds in a row in which nobody comes to their action phase, after which nobody is kept from it any more. */
const IDLE_ROUNDS = 5; // DEC-47

const isOver = ({ idleTurns = 0, turnOrder }: GameState): boolean => idleTurns >= IDLE_ROUNDS * turnOrder.length;

/**
 * Whether the active player comes to their action phase whatever happens. Loops: where a room and an item kill whoever
 * begins a turn, nobody could ever do anything about it. So after five whole rounds in which nobody has come to their
 * action phase, nobody dies in their own turn before it for the rest of the game, and no such turn is ended.
 */
export const comesToAction = ({ state }: Game): boolean => state.turn.phase === 'start' && isOver(state); // DEC-47

/** A player comes to their action phase: the rounds are counted anew, unless there have been enough already. */
export const endIdleTurns = ({ state }: Game): void => {
  if (!isOver(state)) delete state.idleTurns; // DEC-47
};

/** A turn is over: it is counted when its player has not come to the action phase. */
export const countIdleTurn = (g: Game): void => {
  if (g.state.turn.phase !== 'start' || isOver(g.state)) return;
  g.state.idleTurns = (g.state.idleTurns ?? 0) + 1; // DEC-47
  if (isOver(g.state)) g.log({ say: 'loopEnds', amount: IDLE_ROUNDS, detail: 'idleRounds' });
};
