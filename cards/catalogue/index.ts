import { baseCards, otherCards, type Category, type SetId } from '../../generated/cards/catalogue.js';
import type { Card, CardId, CardType, Keyword, Reward } from '../../src/engine/vocabulary/index.js';

export { categories, setIds, type Category, type SetId } from '../../generated/cards/catalogue.js';
export { cardSet, type CardSet } from './card-set.js';

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

/** What the tree of a card of the base set does not say: its printings in other sets, and its page. */
export interface BesideTree extends Pick<KnownCard, 'id' | 'page'> {
  readonly elsewhere: KnownCard['printings'];
}

const besideTrees: ReadonlyMap<CardId, BesideTree> = new Map(baseCards.map((card) => [card.id, card]));

/** What the tree of a card does not say. */
type Beside = Pick<KnownCard, 'reward' | 'set' | 'deck' | 'category' | 'printings' | 'versionOf' | 'page'>;

/** Which categories there are is checked against the trees by a test. */
const besideOfBase = ({ id, type, category, copies }: Card): Beside => {
  const { elsewhere, page } = besideTrees.get(id) ?? { elsewhere: [], page: null };
  return {
    reward: null,
    set: 'base',
    deck: type,
    category: category as Category | null,
    printings: [{ set: 'base', copies }, ...elsewhere],
    versionOf: null,
    page,
  };
};

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

/** Every published card: the base set, then each other set in its order, those that have trees by what these say. */
export const knownCardsOf = (trees: readonly Card[]): readonly KnownCard[] => {
  const byId = new Map(trees.map((card) => [card.id, card]));
  return [
    ...trees.filter(({ set }) => set === 'base').map((card) => fromTree(card, besideOfBase(card))),
    ...otherCards.map((row) => {
      const card = byId.get(row.id);
      return card === undefined ? { ...row, playable: false } : fromTree(card, row);
    }),
  ];
};
