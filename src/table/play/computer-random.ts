import { numberFor, type Session } from '../../engine/index.js';

/** Numbers from 0 to 1 that depend on nothing but this start (mulberry32). */
export const randomFrom = (start: number): (() => number) => {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/**
 * The randomness of a computer player's answer: a function of the seed and the index of the answer, so that the same
 * game goes on in the same way after a crash, and taking back does not roll again. No draw of the game is used up.
 */
export const computerRandom = (session: Session): (() => number) => randomFrom(numberFor(session, 'computer'));
