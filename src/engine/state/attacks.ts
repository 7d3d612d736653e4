import type { PlayerId, Ref } from '../vocabulary/index.js';
import type { GameState } from './state.js';

/** Whether an attack on it is going on. */
export const isAttacked = (state: GameState, ref: Ref): boolean =>
  state.procedures.some((procedure) => procedure.kind === 'attack' && procedure.target === ref);

/** Whether this player's first attack roll of the turn is over (DICE-10). */
export const hasMadeAttackRoll = ({ turn }: GameState, player: PlayerId): boolean =>
  player === turn.active ? turn.firstAttackRollMade : turn.attackedAlong?.includes(player) === true;

/** An attack roll of this player has resolved (DICE-10). */
export const noteAttackRoll = (state: GameState, player: PlayerId): void => {
  if (player === state.turn.active) state.turn.firstAttackRollMade = true;
  else if (!hasMadeAttackRoll(state, player)) state.turn.attackedAlong = [...(state.turn.attackedAlong ?? []), player];
};

const isRolling = ({ stack, memory }: GameState, player: PlayerId): boolean =>
  stack.some((item) => item.kind === 'roll' && item.purpose.for === 'attack' && item.roller === player) ||
  memory.rolls.some((roll) => roll.player === player && roll.against !== null);

/**
 * Whether what a player has for the first attack roll of the turn counts now: for the active player until that roll
 * is over, for one who attacks along while it is made (DICE-10, ATK-18).
 */
export const isBeforeFirstAttackRoll = (state: GameState, player: PlayerId): boolean =>
  !hasMadeAttackRoll(state, player) && (player === state.turn.active || isRolling(state, player));
