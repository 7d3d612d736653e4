import { errorFunction } from 'simple-statistics';
import type { Faces } from './thrown.js';

/** Throws from which on the test says something: five of each face are to be expected then. */
export const LEAST_THROWS = 30;

/** How dice have fallen, beside how fair dice fall. */
export interface Luck {
  readonly throws: number;
  readonly average: number;
  /** Pearson's chi-squared of the six faces, with five degrees of freedom. */
  readonly chiSquared: number;
  /** How likely fair dice are to be at least as uneven, from 0 to 1. */
  readonly asUneven: number;
  /** How likely fair dice are to have an average that is at most as high, from 0 to 1. */
  readonly asLow: number;
}

/** How likely chi-squared with five degrees of freedom is to be at least this: in closed form, for their number is odd. */
const above = (chiSquared: number): number =>
  1 -
  errorFunction(Math.sqrt(chiSquared / 2)) +
  Math.sqrt((2 * chiSquared) / Math.PI) * Math.exp(-chiSquared / 2) * (1 + chiSquared / 3);

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Mean and variance of one throw of a fair die. */
const MEAN = 3.5;
const VARIANCE = 35 / 12;

/** How likely fair dice are to come to at most this sum in so many throws: by the normal curve, with half a pip for its steps. */
const atMost = (sum: number, throws: number): number => {
  const z = (sum + 0.5 - throws * MEAN) / Math.sqrt(throws * VARIANCE);
  return (1 + errorFunction(z / Math.SQRT2)) / 2;
};

/** Whether somebody is unlucky with dice; null for too few throws to tell. */
export const luckOf = (faces: Faces): Luck | null => {
  const throws = faces.reduce((sum, times) => sum + times, 0);
  if (throws < LEAST_THROWS) return null;
  const expected = throws / FACES.length;
  const chiSquared = faces.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  const sum = FACES.reduce((so, face, at) => so + face * (faces[at] ?? 0), 0);
  return {
    throws,
    average: sum / throws,
    chiSquared,
    asUneven: Math.min(1, Math.max(0, above(chiSquared))),
    asLow: atMost(sum, throws),
  };
};
