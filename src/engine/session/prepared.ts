import { seededRandom, type RandomSource } from '../state/index.js';
import type { Setup } from './types.js';

/** `prepared:<index of the first die>:<faces>:<name>`: all that is prepared stands in the seed, and so in every save. */
const PREPARED = /^prepared:(\d+):([1-6]+):/;

/**
 * A seed for a game in which nothing is left to chance: decks and characters stay in the order in which the set-up names
 * them, the last one on top, and dice show these faces one after the other, from the first again after the last. It is for
 * lessons and says so to whoever reads it; the seeds of all other games are random and never look like this.
 */
export const preparedSeed = (
  { decks, characters }: Pick<Setup, 'decks' | 'characters'>,
  faces: readonly number[],
  name: string,
): string => {
  const shuffled = Object.values(decks).reduce((sum, deck) => sum + deck.length, characters.length);
  return `prepared:${shuffled}:${faces.join('')}:${name}`;
};

/** A seed for a game that begins in a prepared position: dice show these faces one after the other. */
export const preparedDice = (faces: readonly number[], name: string): string => `prepared:0:${faces.join('')}:${name}`;

/** The draws of every game: of a prepared one what its seed says, of any other one chance. */
export const drawsOf: RandomSource = (seed, index, range, purpose) => {
  const [, first, faces] = PREPARED.exec(seed) ?? [];
  if (first === undefined || faces === undefined) return seededRandom(seed, index, range, purpose);
  switch (purpose) {
    case 'shuffle':
    case 'deal':
      return 0; // the first of the rest: the order stays as it is
    case 'die': {
      const face = Number(faces[Math.max(0, index - Number(first)) % faces.length]);
      return Math.min(range, face) - 1;
    }
    default:
      return seededRandom(seed, index, range, purpose);
  }
};
