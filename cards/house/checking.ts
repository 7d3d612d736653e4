import {
  BrokenCard,
  checkCardAmong,
  type Card,
  type CardId,
  type CardType,
} from '../../src/engine/vocabulary/index.js';
import { categories, type Category } from '../catalogue/index.js';
import { HOUSE_SET, houseNumber } from './ids.js';

/** How much a house card may have. */
export const HOUSE_LIMITS = {
  /** Letters of a name. */
  name: 40,
  /** Copies in a deck. */
  copies: 10,
  /** HP, ATK, and a number in the text. */
  stat: 20,
  /** The roll that hits. */
  evasion: 6,
  souls: 4,
  /** ¢ of a reward box. */
  reward: 100,
  /** Words and numbers of its tree, how deep they lie in each other, and letters of it as JSON. */
  nodes: 400,
  depth: 40,
  letters: 8_000,
} as const;

/** The decks whose cards a table may have of its own. */
export const HOUSE_TYPES = [
  'loot',
  'treasure',
  'monster',
  'room',
  'character',
  'bonusSoul',
] as const satisfies readonly CardType[];
export type HouseType = (typeof HOUSE_TYPES)[number];

/** What is wrong with a house card. */
export type HouseProblem =
  /** A name that is none: empty, too long, or with signs that a name has not. */
  | { readonly is: 'name' }
  | { readonly is: 'type' }
  | { readonly is: 'category'; readonly type: HouseType }
  /** A number that is missing, or out of its range. */
  | {
      readonly is: 'number';
      readonly what: 'copies' | 'hp' | 'evasion' | 'atk' | 'souls' | 'coins' | 'loot' | 'treasure';
      readonly least: number;
      readonly most: number;
    }
  /** It has a number that cards of its deck and category do not have. */
  | { readonly is: 'noNumber'; readonly what: 'hp' | 'evasion' | 'atk' }
  /** Words that this version does not have, or that may not stand there: at this place of the tree. */
  | { readonly is: 'words'; readonly at: string }
  /** Its text is too long. */
  | { readonly is: 'size' }
  /** It is no card at all, or has two faces. */
  | { readonly is: 'form' };

/** What the published cards say: which there are, and the names that stand in their texts. */
export interface Published {
  readonly has: (id: CardId) => boolean;
  readonly isStartingItem: (id: CardId) => boolean;
  readonly namesInTexts: ReadonlySet<string>;
}

/** Letters of Latin script, digits and signs that neither markdown nor a mention begins with. */
const NAME = /^[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{N} '’.,!?&%+-]*[\p{Script=Latin}\p{N}.!?%+])?$/u;

/** Whether it may be the name of a house card. */
export const isHouseName = (name: string): boolean =>
  name.length <= HOUSE_LIMITS.name && name.normalize('NFC') === name && !/ {2}/.test(name) && NAME.test(name);

const CODE = /^[\w:.@<>=-]{1,60}$/;
/** The fields of a tree in which a name is said. */
const NAMING: readonly string[] = ['en', 'fr'];

/** What is wrong with the size of a tree or with a text in it; null for nothing. */
const problemOfTree = (tree: unknown, { namesInTexts }: Published): HouseProblem | null => {
  let nodes = 0;
  let found: HouseProblem | null = null;
  const look = (value: unknown, field: string, depth: number): void => {
    nodes += 1;
    if (nodes > HOUSE_LIMITS.nodes || depth > HOUSE_LIMITS.depth) found = { is: 'size' };
    if (found !== null) return;
    if (typeof value === 'string' && !(NAMING.includes(field) ? namesInTexts.has(value) : CODE.test(value)))
      found = { is: 'words', at: field };
    else if (Array.isArray(value)) for (const part of value) look(part, field, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) look(part, name, depth + 1);
  };
  look(tree, '', 0);
  // Writing a tree out walks all of it: only when its depth is known.
  return found ?? (JSON.stringify(tree).length > HOUSE_LIMITS.letters ? { is: 'size' } : null);
};

type Numbered = Extract<HouseProblem, { readonly is: 'number' }>;

const outside = (
  value: number | null | undefined,
  what: Numbered['what'],
  least: number,
  most: number,
): HouseProblem | null =>
  value !== null && value !== undefined && Number.isInteger(value) && value >= least && value <= most
    ? null
    : { is: 'number', what, least, most };

const lacking = (value: number | null, what: 'hp' | 'evasion' | 'atk'): HouseProblem | null =>
  value === null ? null : { is: 'noNumber', what };

const firstOf = (...problems: readonly (HouseProblem | null)[]): HouseProblem | null =>
  problems.find((problem) => problem !== null) ?? null;

/** A monster without HP is an event or a curse. */
const IS_FOUGHT: readonly (string | null)[] = ['basic', 'cursed', 'holy-charmed', 'boss', 'epic-boss'];

const { stat, evasion } = HOUSE_LIMITS;

/** HP, evasion and ATK as cards of this deck have them: monsters and characters must, others may all together. */
export const problemOfStats = ({ type, category, hp, dc, atk }: Card): HouseProblem | null => {
  if (type === 'character')
    return firstOf(outside(hp, 'hp', 1, stat), lacking(dc, 'evasion'), outside(atk, 'atk', 0, stat));
  const isFought = type === 'monster' ? IS_FOUGHT.includes(category) : hp !== null && type !== 'bonusSoul';
  return isFought
    ? firstOf(outside(hp, 'hp', 1, stat), outside(dc, 'evasion', 0, evasion), outside(atk, 'atk', 0, stat))
    : firstOf(lacking(hp, 'hp'), lacking(dc, 'evasion'), lacking(atk, 'atk'));
};

const isSorted = (type: CardType): type is 'loot' | 'treasure' | 'monster' =>
  type === 'loot' || type === 'treasure' || type === 'monster';

/** The categories of a deck that is sorted; none for the others. */
export const categoriesOf = (type: CardType): readonly Category[] => (isSorted(type) ? categories[type] : []);

const isHouseType = (type: CardType): type is HouseType => (HOUSE_TYPES as readonly CardType[]).includes(type);

const isOfCategory = ({ type, category }: Card): boolean =>
  isSorted(type) ? categoriesOf(type).some((one) => one === category) : category === null;

/** There is one of these in a game. */
const isSingle = ({ type }: Card): boolean => type === 'character' || type === 'bonusSoul';

const problemOfFacts = (card: Card): HouseProblem | null => {
  const { type, copies, reward, souls } = card;
  if (!isHouseType(type)) return { is: 'type' };
  if (!isOfCategory(card)) return { is: 'category', type };
  const { coins = 0, loot = 0, treasure = 0, trophy, effect: _effect } = reward ?? {};
  if (trophy !== undefined) return { is: 'form' };
  return firstOf(
    outside(copies, 'copies', 1, isSingle(card) ? 1 : HOUSE_LIMITS.copies),
    problemOfStats(card),
    souls === null && type !== 'bonusSoul'
      ? null
      : outside(souls, 'souls', type === 'bonusSoul' ? 1 : 0, HOUSE_LIMITS.souls),
    outside(coins, 'coins', 0, HOUSE_LIMITS.reward),
    outside(loot, 'loot', 0, HOUSE_LIMITS.stat),
    outside(treasure, 'treasure', 0, HOUSE_LIMITS.stat),
  );
};

const problemOfWords = (card: Card, published: Published): HouseProblem | null => {
  try {
    checkCardAmong(card, published.has);
    return null;
  } catch (error) {
    if (error instanceof BrokenCard) return { is: 'words', at: error.path };
    throw error;
  }
};

const isWhole = ({ id, set, back, startingItem }: Card, { isStartingItem }: Published): boolean =>
  houseNumber(id) !== null &&
  set === HOUSE_SET &&
  back === null &&
  (startingItem === null || isStartingItem(startingItem));

/** What is wrong with a house card that comes from anywhere; null for one that can be played, as far as a look at it tells. */
export const houseProblem = (card: Card, published: Published): HouseProblem | null => {
  if (typeof card !== 'object' || card === null || typeof card.id !== 'string') return { is: 'form' };
  const { en, fr } = Object(card.name) as Partial<Card['name']>;
  if (typeof en !== 'string' || typeof fr !== 'string' || !isHouseName(en) || !isHouseName(fr)) return { is: 'name' };
  return (
    problemOfTree([card.abilities ?? null, card.reward?.effect ?? null], published) ??
    problemOfFacts(card) ??
    problemOfWords(card, published) ??
    (isWhole(card, published) ? null : { is: 'form' })
  );
};
