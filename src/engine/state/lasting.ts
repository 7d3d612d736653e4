import type { Duration, PlayerId } from '../vocabulary/index.js';
import type { Game } from './game.js';
import type { Scope } from './state.js';

/** A duration with its player settled, as a word for an event. */
export const durationWord = (g: Game, till: Exclude<Duration, { till: 'while' }>, scope: Scope): string =>
  typeof till === 'string' ? till : `startOfTurnOf ${g.select(till.player, scope)[0] ?? scope.you}`;

/** The same read again. */
export const durationOf = (word: string | null): Duration => {
  if (word === 'forever' || word === 'endOfTurn' || word === 'endOfAttack') return word;
  const [, player] = (word ?? '').split(' ');
  if (player === undefined) return 'endOfTurn';
  return { till: 'startOfTurnOf', player: { select: 'fixed', refs: [player as PlayerId] } };
};
