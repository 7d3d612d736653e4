import { createHash } from 'node:crypto';

/** Where the randomness of the computer players of a game begins. */
export const startOf = (seed: string): number =>
  createHash('sha256').update(`computer ${seed}`).digest().readUInt32LE(0);

/** The middle of some numbers; 0 of none. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/** Rounded to thousandths. */
export const precisely = (value: number): number => Math.round(value * 1000) / 1000;
