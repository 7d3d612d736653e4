import type { PlayerId } from '../vocabulary/index.js';
import { hexDigest } from './random.js';

/** A word that somebody has added to the chance of a game, by the seat from which they did. */
export interface ChanceWord {
  readonly player: PlayerId;
  readonly word: string;
}

/** What the seed of a game is made of: the secret, whose hash is public before anybody adds a word, and the words by seat. */
export interface ChanceOrigin {
  readonly secret: string;
  readonly words: readonly ChanceWord[];
}

/** One text for each origin and no two origins with the same: JSON without spaces, the words in the order of the seats. */
const canonical = (what: string, { secret, words }: ChanceOrigin): string =>
  JSON.stringify([what, secret, words.map(({ player, word }) => [player, word])]);

/** The seed of a game. Without words it is the secret itself, as in all games before there were words. */
export const seedFrom = (origin: ChanceOrigin): string =>
  origin.words.length === 0 ? origin.secret : hexDigest(canonical('four-souls seed 1', origin));

/**
 * The seed from the rewind of this number on, counted from 1: the seed before it and a part more, which the origin alone
 * decides. So whoever rewinds cannot choose what comes.
 */
export const seedAfterRewind = (origin: ChanceOrigin, seed: string, rewind: number): string =>
  `${seed}/${hexDigest(canonical(`four-souls rewind ${rewind}`, origin))}`;
