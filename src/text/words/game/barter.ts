import type { OfferPromise } from '../../../table/index.js';

/** A promise with its people, card and ¢; the two last are empty and 0 where it needs none. */
export interface PromiseSaid {
  readonly say: OfferPromise['say'];
  readonly by: string;
  readonly to: string;
  readonly card: string;
  readonly amount: number;
}
