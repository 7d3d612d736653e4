import type { Category, SetId } from '../../generated/cards/catalogue.js';
import type { CardId, CardType, Keyword, Reward } from '../../src/engine/vocabulary/index.js';

/** The deck that a card belongs to; `outside` for what is in none of them. */
export type KnownDeck = CardType | 'outside';

/** A face of a published card: names and what is printed beside the text. */
export interface KnownFace {
  readonly en: string;
  readonly fr: string;
  /** HP, evasion and attack, each null where no number is printed; null without a stat box. */
  readonly stats: { readonly hp: number | null; readonly dc: number | null; readonly atk: number | null } | null;
  /** `special` is a printed reward that is no sum of ¢, loot and treasures. */
  readonly reward: Reward | 'special' | null;
  /** Soul value, null without a soul icon. */
  readonly souls: number | null;
  readonly keywords: readonly Keyword[];
  readonly guppy: boolean;
  readonly eternal: boolean;
}

/** What a line of the catalogue and its back say of a published card: its facts without its text. */
export interface CatalogueCard extends KnownFace {
  readonly id: CardId;
  readonly set: SetId;
  readonly deck: KnownDeck;
  readonly category: Category | null;
  /** Copies in its own set. */
  readonly copies: number;
  /** Every set that holds it, its own first. */
  readonly printings: readonly { readonly set: SetId; readonly copies: number }[];
  /** What the character starts with. */
  readonly startingItem: CardId | null;
  /** The card of the same name of which this is a version with another ability. */
  readonly versionOf: CardId | null;
  /** Left out with one or two players (SETUP-12). */
  readonly threePlus: boolean;
  readonly back: (KnownFace & { readonly id: CardId }) | null;
  /** Its page on the game's official site. */
  readonly page: string | null;
}

/** A published card, one we cannot play yet too. */
export interface KnownCard extends CatalogueCard {
  /** Whether this program knows what it does. */
  readonly playable: boolean;
}
