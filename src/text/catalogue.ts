import type { Category, KnownDeck } from '../../cards/index.js';

/** What the published cards are sorted by, as they are looked for. */
export interface Catalogue {
  readonly deck: Readonly<Record<KnownDeck, string>>;
  readonly category: Readonly<Record<Category, string>>;
}
