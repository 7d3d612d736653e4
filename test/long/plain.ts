import { outcomeOf } from '../../src/engine/index.js';
import { kindsOf, newGame, playOut } from '../support/playout.js';

/** Plays games to one, two or three souls with two to four players of both kinds, and gives the seeds that came to no end. */
export const unfinished = (from: number, to: number): readonly number[] => {
  const found: number[] = [];
  for (let seed = from; seed < to; seed += 1) {
    const souls = 1 + (Math.floor(seed / 12) % 3);
    const { session } = playOut(newGame(seed, 2 + (seed % 3), souls, false), seed, undefined, kindsOf(seed));
    if (outcomeOf(session) === null) found.push(seed);
  }
  return found;
};
