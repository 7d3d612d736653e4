import type { Sums } from '../../../table/index.js';

/** A rating as it is shown, and after how many games; `give` to both sides of it. */
export interface RatingTold {
  readonly value: number;
  readonly give: number;
}

/** Somebody in the statistics of a server, by their name as it is to stand there. */
export interface RowTold extends Sums {
  /** Shared by who has done the same. */
  readonly place: number;
  readonly name: string;
  readonly rating: RatingTold | null;
}
