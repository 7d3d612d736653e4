import type { CardId, CardType, Keyword, Reward } from '../../src/engine/vocabulary/index.js';

/** Every set that has been published, by the ids of the reference; `base` is the 2nd edition's base game. */
export const setIds = [
  'base',
  'gold-box-v2',
  'four-souls-plus-v2',
  'requiem',
  'warp-zone',
  'alt-art',
  'summer-of-isaac',
  'unboxing-of-isaac',
  'anniversary',
  'star-promos',
  'target',
  'gish',
  'tapeworm',
  'dick-knots',
  'g-fuel',
  'retro',
  'legend-of-bum-bo',
  'youtooz',
  'nendoroid',
  'mewgenics',
  'challenges',
] as const;
export type SetId = (typeof setIds)[number];

/** The deck that a card belongs to; `outside` for what is in none of them. */
export type KnownDeck = CardType | 'outside';

/** What deck building sorts cards by, for each deck that is sorted. */
export const categories = {
  treasure: ['active', 'passive', 'paid', 'one-use', 'soul'],
  loot: [
    'pennies',
    '2-cents',
    '3-cents',
    '4-cents',
    'nickels',
    'butter-beans',
    'bombs',
    'batteries',
    'dice-shards-soul-hearts',
    'pills-runes',
    'cards-misc',
    'trinkets',
    'lost-soul',
  ],
  monster: ['basic', 'cursed', 'holy-charmed', 'boss', 'epic-boss', 'good-event', 'bad-event', 'curse'],
  outside: ['epic-boss', 'challenge-oversized'],
} as const satisfies { readonly [Deck in KnownDeck]?: readonly string[] };
type Sorted = keyof typeof categories;
export type Category = (typeof categories)[Sorted][number];

/** HP, evasion and attack; null where no number is printed. */
type PrintedStats = readonly [hp: number | null, dc: number | null, atk: number | null];

/** What is printed on a face; `special` is a reward that is no sum of ¢, loot and treasures. */
export interface Printed {
  readonly stats?: PrintedStats;
  readonly reward?: Reward | 'special';
  readonly souls?: number;
  /** Those that follow from the category, Trinket and Curse, are left out. */
  readonly keywords?: readonly Keyword[];
}

/** What is known of a card beside its own set. */
export interface Beyond {
  /** Copies of it in other sets, with other art. */
  readonly elsewhere?: { readonly [Set in SetId]?: number };
  /** Its official page, where that is not the page of its English name; null without one. */
  readonly page?: string | null;
  /** The card of the same name of which this is a version with another ability. */
  readonly versionOf?: CardId;
}

interface Facts extends Printed, Beyond {
  readonly copies?: number;
  readonly threePlus?: true;
  readonly startingItem?: CardId;
  readonly back?: Printed & { readonly en: string; readonly fr: string };
}

/** A card as a line: what is not said has the value that most cards have. */
export type Row = readonly [id: CardId, en: string, fr: string, facts?: Facts];

type Heading =
  | { [Deck in Sorted]: `${Deck} ${(typeof categories)[Deck][number]}` }[Sorted]
  | 'room'
  | 'character'
  | 'startingItem'
  | 'bonusSoul';

/** The cards of a set by deck and category. */
export type Rows = { readonly [Under in Heading]?: readonly Row[] };
