import type { Card, CardId, Keyword, Reward } from '../../src/engine/vocabulary/index.js';
import { altArt } from './alt-art.js';
import { base } from './base.js';
import { fourSoulsPlus } from './four-souls-plus.js';
import { goldBox } from './gold-box.js';
import { requiemDecks } from './requiem-decks.js';
import { requiemOthers } from './requiem-others.js';
import {
  setIds,
  type Beyond,
  type Category,
  type KnownDeck,
  type Printed,
  type Row,
  type Rows,
  type SetId,
} from './rows.js';
import {
  anniversary,
  challenges,
  dickKnots,
  gFuel,
  gish,
  mewgenics,
  nendoroid,
  starPromos,
  tapeworm,
  target,
} from './small-sets.js';
import { summerOfIsaac } from './summer-of-isaac.js';
import { unboxingOfIsaac } from './unboxing-of-isaac.js';
import { warpZone } from './warp-zone.js';

export { cardSet, type CardSet } from './card-set.js';
export { categories, setIds, type Category, type KnownDeck, type SetId } from './rows.js';

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

/** A published card, one we cannot play yet too: its facts without its text. */
export interface KnownCard extends KnownFace {
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
  readonly back: KnownFace | null;
  /** Its page on the game's official site. */
  readonly page: string | null;
  /** Whether this program knows what it does. */
  readonly playable: boolean;
}

const SITE = 'https://foursouls.com/cards';

/** What the official site puts before the name of a card of a set. */
const PREFIX: Readonly<Record<SetId, string>> = {
  base: 'b2',
  'gold-box-v2': 'g2',
  'four-souls-plus-v2': 'fsp2',
  requiem: 'r',
  'warp-zone': 'rwz',
  'alt-art': 'aa',
  'summer-of-isaac': 'soi',
  'unboxing-of-isaac': 'box',
  anniversary: 'anni',
  'star-promos': 'p',
  target: 't',
  gish: 'gi',
  tapeworm: 'tw',
  'dick-knots': 'dk',
  'g-fuel': 'gf',
  retro: 'ret',
  'legend-of-bum-bo': 'bum',
  youtooz: 'ytz',
  nendoroid: 'nen',
  mewgenics: 'mew',
  challenges: 'challenge',
};

const ROWS: readonly (readonly [SetId, Rows])[] = [
  ['gold-box-v2', goldBox],
  ['four-souls-plus-v2', fourSoulsPlus],
  ['requiem', requiemDecks],
  ['requiem', requiemOthers],
  ['warp-zone', warpZone],
  ['alt-art', altArt],
  ['summer-of-isaac', summerOfIsaac],
  ['unboxing-of-isaac', unboxingOfIsaac],
  ['anniversary', anniversary],
  ['star-promos', starPromos],
  ['target', target],
  ['gish', gish],
  ['tapeworm', tapeworm],
  ['dick-knots', dickKnots],
  ['g-fuel', gFuel],
  ['nendoroid', nendoroid],
  ['mewgenics', mewgenics],
  ['challenges', challenges],
];

const pageOf = (set: SetId, en: string, page: string | null | undefined): string | null => {
  if (page === null) return null;
  const name = en
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  return `${SITE}/${page ?? `${PREFIX[set]}-${name}`}/`;
};

const beyond = (set: SetId, copies: number, en: string, { elsewhere, page, versionOf }: Beyond) => ({
  printings: [
    { set, copies },
    ...setIds.flatMap((other) => {
      const there = elsewhere?.[other];
      return there === undefined ? [] : [{ set: other, copies: there }];
    }),
  ],
  versionOf: versionOf ?? null,
  page: pageOf(set, en, page),
});

const implied = (category: string | undefined): readonly Keyword[] => {
  if (category === 'trinkets') return ['trinket'];
  return category === 'curse' ? ['curse'] : [];
};

const faceOf = (en: string, fr: string, printed: Printed, more: readonly Keyword[]): KnownFace => {
  const keywords = [...more, ...(printed.keywords ?? [])];
  const [hp = null, dc = null, atk = null] = printed.stats ?? [];
  return {
    en,
    fr,
    stats: printed.stats === undefined ? null : { hp, dc, atk },
    reward: printed.reward ?? null,
    souls: printed.souls ?? null,
    keywords,
    guppy: keywords.includes('guppy'),
    eternal: keywords.includes('eternal'),
  };
};

const known = (set: SetId, heading: string, [id, en, fr, facts = {}]: Row): KnownCard => {
  // A heading is a deck, or a deck and one of its categories.
  const [deck, category] = heading.split(' ') as [KnownDeck, Category | undefined];
  const { copies = 1, back } = facts;
  return {
    id,
    ...faceOf(en, fr, facts, implied(category)),
    set,
    deck,
    category: category ?? null,
    copies,
    startingItem: facts.startingItem ?? null,
    threePlus: facts.threePlus ?? false,
    ...beyond(set, copies, en, facts),
    back: back === undefined ? null : faceOf(back.en, back.fr, back, []),
    playable: false,
  };
};

/** What we know of the published cards that are not in the base set, none of them played yet. */
const rowCards: readonly KnownCard[] = ROWS.flatMap(([set, rows]) =>
  Object.entries(rows).flatMap(([heading, cards]) => cards.map((row) => known(set, heading, row))),
);

/** With 0 HP question marks are printed: an effect says what it has. */
const UNKNOWN_STATS = { hp: null, dc: null, atk: null } as const;

const treeFace = ({ name, hp, dc, atk, reward, souls, abilities }: Card): KnownFace => {
  const keywords = abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.word] : []));
  return {
    ...name,
    stats: hp === 0 ? UNKNOWN_STATS : hp === null ? null : { hp, dc, atk },
    reward,
    souls,
    keywords,
    guppy: keywords.includes('guppy'),
    eternal: keywords.includes('eternal'),
  };
};

/** What the tree of a card does not say. */
type Beside = Pick<KnownCard, 'reward' | 'set' | 'deck' | 'category' | 'printings' | 'versionOf' | 'page'>;

/** The base set has no rows. Which categories there are is checked against the trees by a test. */
const besideOfBase = (card: Card): Beside => ({
  reward: null,
  set: 'base',
  deck: card.type,
  category: card.category as Category | null,
  ...beyond('base', card.copies, card.name.en, base[card.id] ?? {}),
});

/** What is known of a card that can be played: what its tree says, and what the tree leaves out. */
const fromTree = (card: Card, { reward, set, deck, category, printings, versionOf, page }: Beside): KnownCard => ({
  id: card.id,
  ...treeFace(card),
  // A reward that a box of the tree cannot say is told by an ability.
  reward: card.reward ?? reward,
  set,
  deck,
  category,
  copies: card.copies,
  printings,
  startingItem: card.startingItem,
  versionOf,
  threePlus: card.threePlus,
  back: card.back === null ? null : treeFace(card.back),
  page,
  playable: true,
});

/** Every published card: the base set, then each other set by its rows, those that have trees by what these say. */
export const knownCardsOf = (trees: readonly Card[]): readonly KnownCard[] => {
  const byId = new Map(trees.map((card) => [card.id, card]));
  return [
    ...trees.filter(({ set }) => set === 'base').map((card) => fromTree(card, besideOfBase(card))),
    ...rowCards.map((row) => {
      const card = byId.get(row.id);
      return card === undefined ? row : fromTree(card, row);
    }),
  ];
};
