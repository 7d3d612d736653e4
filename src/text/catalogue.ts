import type { Category, KnownDeck, SetId } from '../../cards/index.js';

/** What the published cards are sorted by. */
export interface Catalogue {
  readonly set: Readonly<Record<SetId, string>>;
  readonly deck: Readonly<Record<KnownDeck, string>>;
  readonly category: Readonly<Record<Category, string>>;
  /** A reward that is no sum of ¢, loot and treasures. */
  readonly specialReward: string;
}
