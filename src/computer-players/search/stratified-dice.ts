import { randomFrom } from '../rollout-policy/random-numbers.js';

const FACES = 6;
/** The number of throws that are stratified: about as many as a fight takes. */
const THROWS = 4;

/** All faces in random order, as antithetic pairs (1 with 6, 2 with 5, 3 with 4). */
const antitheticFaces = (random: () => number): readonly number[] => {
  const low = [1, 2, 3].map((face) => ({ face, at: random() })).toSorted((a, b) => a.at - b.at);
  return low.flatMap(({ face }) => (random() < 0.5 ? [face, FACES + 1 - face] : [FACES + 1 - face, face]));
};

/**
 * What is thrown first in the imagined game with this number, from 0 on: in each six games in a row every throw shows every
 * face once (Latin hypercube sampling), so that few games tell more of what dice do on average.
 */
export const stratifiedDice = (seed: number, at: number): readonly number[] => {
  const block = Math.floor(at / FACES);
  return Array.from({ length: THROWS }, (_, which) => {
    const random = randomFrom(seed + 104729 * block + 1299709 * (which + 1));
    return antitheticFaces(random)[at % FACES] ?? 1;
  });
};
