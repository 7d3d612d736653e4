import { expect } from 'vitest';
import { apply, load, save, takeTableAct, type Session } from '../../src/engine/index.js';
import type { HistoryTurn } from '../../src/table/history/history.js';
import { resources } from './resources.js';

/** A session at a checkpoint of a history. */
export const sessionAt = (checkpoint: string): Session => {
  const opening = { drawn: [], entries: '', seen: false };
  const nothing = { past: [], opening, answers: [], points: [], pointsOf: null, skipped: 0, branch: 0 };
  return load({ format: 1, checkpoint, ...nothing }, resources).session;
};

/** The checkpoint to which a turn of a history leads when everything in it is done again. */
const playedOn = ({ checkpoint, steps }: HistoryTurn): string => {
  const session = sessionAt(checkpoint!);
  for (const step of steps) {
    if ('aside' in step) expect(takeTableAct(session, step.aside)).toBe(true);
    else if ('chose' in step) apply(session, step.player, step.chose);
  }
  return save(session).checkpoint;
};

/** Each turn leads to the next one, and the last one to where the game is now. */
export const expectLeadsTo = (turns: readonly HistoryTurn[], session: Session): void => {
  const [, ...whole] = turns;
  const next = [...whole.slice(1).map(({ checkpoint }) => checkpoint), save(session).checkpoint];
  whole.forEach((turn, at) => expect(playedOn(turn), `turn ${turn.turn}`).toBe(next[at]));
};
