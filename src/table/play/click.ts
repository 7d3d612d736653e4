import type { OptionId } from '../../engine/index.js';

/** What a click says: which game and window it was made in, and which options. */
export interface Click {
  readonly game: string;
  readonly window: string;
  readonly options: readonly OptionId[];
}
