import type { EventPattern, PlayerId } from '../../vocabulary/index.js';
import type { Game } from '../../state/index.js';

/** The player whose turns are the rounds of what a player controls, or of what the game does (ROUND-01, ROUND-02). */
const roundPlayer = (g: Game, controller: PlayerId | null): PlayerId =>
  controller ?? g.state.startingPlayer ?? g.state.turnOrder[0] ?? g.state.turn.active; // ROUND-02

/** Whether an ability that works once per turn or round has not been used in it; `mark` names the ability. */
export const hasUseLeft = (g: Game, { first }: EventPattern, mark: string): boolean => {
  const { firsts, roundFirsts } = g.state.memory;
  return !(first === 'eachTurn' && firsts.includes(mark)) && !(first === 'eachRound' && mark in roundFirsts);
};

/** Marks an ability that works once per turn or round as used; does nothing for others. */
export const markUsed = (g: Game, { first }: EventPattern, mark: string, controller: PlayerId | null): void => {
  if (first === 'eachTurn') g.state.memory.firsts.push(mark);
  if (first === 'eachRound') g.state.memory.roundFirsts[mark] = roundPlayer(g, controller); // ROUND-01
};

/** Rounds begin for these players: what counted once in theirs is ready again (ROUND-01, ROUND-03). */
export const beginRoundsOf = (g: Game, players: readonly PlayerId[]): void => {
  const used = Object.entries(g.state.memory.roundFirsts);
  g.state.memory.roundFirsts = Object.fromEntries(used.filter(([, of]) => !players.includes(of))); // ROUND-01
};
