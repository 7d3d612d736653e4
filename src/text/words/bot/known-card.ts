import type { Category, KnownDeck, SetId } from '../../../../cards/index.js';
import type { Keyword } from '../../../engine/vocabulary/index.js';
import type { Language } from '../described.js';
import type { CardMark } from './lookup.js';

/** What is said of a card on its own page, away from any table. */
export interface KnownCardWords {
  /** What a card, or a face of one, is called. */
  readonly name: (of: Readonly<Record<Language, string>>) => string;
  readonly set: Readonly<Record<SetId, string>>;
  readonly deck: Readonly<Record<KnownDeck, string>>;
  readonly category: Readonly<Record<Category, string>>;
  readonly mark: Readonly<Record<CardMark, string>>;
  readonly keyword: Readonly<Record<Keyword, string>>;
  readonly souls: (number: number) => string;
  readonly threePlus: string;
  readonly specialReward: string;
  /** The card cannot be played here yet, so that its text is not known; whether an official page shows it. */
  readonly notPlayable: (hasPage: boolean) => string;
  /** The same in few words, for the picture of the card. */
  readonly notPlayableShort: (hasPage: boolean) => string;
  readonly printings: string;
  /** Over what the first edition had in place of a text. */
  readonly firstEdition: string;
  readonly copies: (set: string, copies: number) => string;
  readonly rulings: string;
  /** The menu of the terms in its text. */
  readonly terms: string;
  readonly official: (url: string) => string;
  /** Buttons. */
  readonly startingItem: (name: string) => string;
  readonly character: (name: string) => string;
  readonly back: (name: string) => string;
  readonly front: (name: string) => string;
  readonly original: (name: string) => string;
  /** The menu of other cards of the same name. */
  readonly namesakes: string;
  readonly backOf: (name: string) => string;
  /** Leads to the text that says everything, on a table and away from it; and back to the short one. */
  readonly exact: string;
  readonly short: string;
  readonly exactOf: (name: string) => string;
  /** Leads from a card on the table to its page. */
  readonly about: string;
  /** Several cards fit. */
  readonly several: string;
  readonly choose: string;
  readonly nothing: (query: string) => string;
  readonly empty: string;
  /** Nothing that was looked for is of these kinds; the nearest cards of others follow. */
  readonly noneWith: (kinds: string) => string;
  /** How many cards are of these kinds, and how many of them follow. */
  readonly kept: (kinds: string, all: number, shown: number) => string;
}
