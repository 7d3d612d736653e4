import type { ChanceWord, Draw } from '../state/index.js';

/** A draw as a file lists it: its number, counted from 0, its purpose, how many results it could have, and its result from 0. */
export type ListedDraw = readonly [index: number | null, purpose: Draw['purpose'], range: number, result: number];

/** A rewind: the place in the list of the first draw after it, and the seed from there on. */
export interface ListedRewind {
  readonly before: number;
  readonly seed: string;
}

/** Numbers that no draw has used, because the rules had been corrected in the middle of a transition. */
export interface PassedOver {
  readonly from: number;
  /** The first number that was used again. */
  readonly to: number;
}

/** Every draw of a game, as its history has them. A number is null where an older version has not kept it. */
export interface ListedDraws {
  readonly draws: readonly ListedDraw[];
  readonly rewinds: readonly ListedRewind[];
  readonly passedOver: readonly PassedOver[];
}

/** What a finished game tells of its chance: enough to do every draw again. */
export interface ChanceTold extends ListedDraws {
  readonly version: 1;
  /** The hash that everybody saw. */
  readonly hash: string | null;
  /** Since when they saw it: since the lobby, before anybody could add a word, or since the start. */
  readonly since: 'lobby' | 'start';
  readonly secret: string;
  readonly words: readonly ChanceWord[];
  /** With a part more for each rewind. */
  readonly seed: string;
  /** How many numbers were used. */
  readonly count: number;
}
