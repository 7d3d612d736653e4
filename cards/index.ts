import {
  checkCards,
  facesOf,
  isWritten,
  type Card,
  type CardId,
  type CardType,
} from '../src/engine/vocabulary/index.js';
import { altArt } from './alt-art/index.js';
import { anniversary } from './anniversary/index.js';
import { base } from './base/index.js';
import { knownCardsOf, type CardSet, type KnownCard, type SetId } from './catalogue/index.js';
import { challenges } from './challenges/index.js';
import { dickKnots } from './dick-knots/index.js';
import { cardToday, formerPrintings } from './first-edition/index.js';
import { fourSoulsPlus } from './four-souls-plus-v2/index.js';
import { gFuel } from './g-fuel/index.js';
import { gish } from './gish/index.js';
import { goldBox } from './gold-box-v2/index.js';
import {
  fittingWords,
  houseProblem as problemOf,
  saidIn,
  withWord,
  wordsIn,
  type HouseProblem,
  type Published,
  type SaidWords,
  type WordPlace,
} from './house/index.js';
import { mewgenics } from './mewgenics/index.js';
import { nendoroid } from './nendoroid/index.js';
import { requiem } from './requiem/index.js';
import { placeholderCard } from './placeholders/index.js';
import { starPromos } from './star-promos/index.js';
import { summerOfIsaac } from './summer-of-isaac/index.js';
import { tapeworm } from './tapeworm/index.js';
import { target } from './target/index.js';
import { unboxingOfIsaac } from './unboxing-of-isaac/index.js';
import { warpZone } from './warp-zone/index.js';

export { cardToday, formerPrintings };
export {
  blankHouseCard,
  categoriesOf,
  HOUSE_LIMITS,
  HOUSE_SET,
  HOUSE_TYPES,
  houseCopy,
  houseId,
  houseNumber,
  isCopiable,
  isHouseName,
  isNeutral,
  neutralName,
  STAT_NAMES,
  textNumbers,
  withRewardSums,
  withStats,
  withTextNumbers,
  withWord,
} from './house/index.js';
export type { HouseProblem, HouseType, StatName, WordPlace } from './house/index.js';
export { categories, setIds } from './catalogue/index.js';
export type { CardSet, CatalogueCard, Category, KnownCard, KnownDeck, KnownFace, SetId } from './catalogue/index.js';
export type { CardId } from '../src/engine/vocabulary/index.js';

/** No set holds a card with this id. */
export class UnknownCard extends Error {
  readonly id: CardId;

  constructor(id: CardId) {
    super(`no set holds the card "${id}"`);
    this.name = 'UnknownCard';
    this.id = id;
  }
}

/** The sets whose cards can be played, as far as they can, in the order of the catalogue. */
export const sets: readonly CardSet[] = [
  base,
  goldBox,
  fourSoulsPlus,
  requiem,
  warpZone,
  altArt,
  summerOfIsaac,
  unboxingOfIsaac,
  anniversary,
  gish,
  starPromos,
  target,
  tapeworm,
  dickKnots,
  gFuel,
  nendoroid,
  mewgenics,
];

/** Every distinct card of every set. Loading this file throws `BrokenCard` for one that is not written in the vocabulary. */
export const allCards: readonly Card[] = [...sets, challenges].flatMap((set) => set.cards);
checkCards(allCards);
const former = Object.values(formerPrintings);
checkCards(former);

const faces = [...allCards, ...former].flatMap(facesOf);
const byId: ReadonlyMap<CardId, Card> = new Map(faces.map((card) => [card.id, card]));

/** The distinct cards of these sets, which may be given in any order. What must stay as it was is made of the base set. */
export const cardsOf = (ids: readonly SetId[]): readonly Card[] =>
  sets.filter(({ id }) => ids.includes(id)).flatMap(({ cards }) => cards);

/** The card with this id. Throws `UnknownCard`. */
export const cardById = (id: CardId): Card => {
  const found = byId.get(id);
  if (found === undefined) throw new UnknownCard(id);
  return found;
};

/** Every published card, one we cannot play yet too. */
export const knownCards: readonly KnownCard[] = knownCardsOf(allCards);

/** The sets every card of which can be played, in the order in which they are offered; one with gaps is not. */
export const playableSets: readonly SetId[] = sets
  .map(({ id }) => id)
  .filter((id) => !knownCards.some(({ set, playable }) => set === id && !playable));

/** A card printed again with another picture: the same card, with the same text. */
export interface Printing {
  /** The card and the set of this printing: `isaac@alt-art`. */
  readonly id: string;
  readonly card: CardId;
  readonly set: SetId;
}

/** The printings of cards besides the first one of each. */
export const otherPrintings: readonly Printing[] = knownCards.flatMap(({ id: card, printings }) =>
  printings.slice(1).map(({ set }): Printing => ({ id: `${card}@${set}`, card, set })),
);

const knownById: ReadonlyMap<CardId, KnownCard> = new Map(knownCards.map((card) => [card.id, card]));

/** What is known of the card with this id; null for none. */
export const knownCard = (id: CardId): KnownCard | null => knownById.get(id) ?? null;

/** What stands for a card that cannot be played: it does nothing. Null for one that can. */
const placeholder = (id: CardId, type: CardType = 'treasure'): Card | null =>
  byId.has(id) ? null : placeholderCard(id, knownCard(id), type);

/** The cards as games look them up: one that a stored game has and this version cannot play gets a placeholder. */
export const cardLookup = { card: (id: CardId): Card => placeholder(id) ?? cardById(id), placeholder } as const;

/** The texts in trees that are names: what an effect calls something. */
const namesIn = (tree: unknown): readonly string[] => {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([field, part]) =>
    typeof part === 'string' && (field === 'en' || field === 'fr') ? [part] : namesIn(part),
  );
};

let known: Published | null = null;
/** What house cards are compared with. */
const published = (): Published => {
  known ??= {
    has: (id) => byId.has(id),
    isStartingItem: (id) => byId.get(id)?.type === 'startingItem',
    namesInTexts: new Set(faces.flatMap(({ abilities, reward }) => namesIn([abilities, reward?.effect ?? null]))),
  };
  return known;
};

/** What is wrong with a house card that comes from anywhere; null for one that can be played, as far as a look at it tells. */
export const houseProblem = (card: Card): HouseProblem | null => problemOf(card, published());

let said: SaidWords | null = null;
/** The words of the published cards. */
const wordsSaid = (): SaidWords => (said ??= saidIn(faces.map(({ abilities }) => abilities)));

/** A place in the text of a house card, and every word that may stand there in place of its own, as they are found. */
export interface WordChoice {
  readonly place: WordPlace;
  others(): Iterable<string>;
}

/**
 * Where other words may stand in the text of a house card, place by place, so that it is still written as cards are: words
 * that a published card has with the same fields beside them.
 */
export const wordChoices = (card: Card): readonly WordChoice[] =>
  wordsIn(card.abilities).map((one) => ({
    place: one.place,
    *others() {
      for (const other of fittingWords(wordsSaid(), one))
        if (isWritten(withWord(card, one.place, other), published().has)) yield other;
    },
  }));

/** The characters that start with an item. */
export const startersWith = (item: CardId): readonly KnownCard[] =>
  knownCards.filter(({ startingItem }) => startingItem === item);

/** The page of a card on the game's official site; null without one. */
export const pageOf = (card: CardId): string | null => knownCard(card)?.page ?? null;
