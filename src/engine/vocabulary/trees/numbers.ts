import { ANY_NUMBER } from '../words/effects/composing-words.js';
import type { Ability, Effect } from '../words/words.js';

// The numbers in the text of a card. Each has an ordinal: its place, from 1, among all numbers that the text shows as
// digits, in the order in which the text has them. A test compares the two for every card.

/** A number and what it is to be: the tree is made anew with what this answers. */
type See = (shown: number) => number;
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields in the order in which sentences have them; those not named come last, as they stand. */
const USUAL: readonly string[] = [
  ['costs', 'when', 'would', 'while', 'condition', 'only', 'number', 'targets', 'grants', 'till', 'ability'],
  ['who', 'by', 'left', 'right', 'min', 'max', 'first', 'what', 'on', 'to', 'of', 'amount', 'from', 'deck', 'where'],
  ['effect', 'otherwise', 'second', 'rows', 'modes', 'instead'],
].flat();

/** Words that say their parts in another order: "deal 1 damage to …", "each player has +1 ATK". */
const UNUSUAL: Readonly<Record<string, readonly string[]>> = {
  deal: ['amount', 'to'],
  dealDivided: ['amount', 'to'],
  addToRoll: ['amount', 'what'],
  preventDamage: ['amount', 'what'],
  putCounters: ['amount', 'on'],
  stealCoins: ['to', 'amount', 'from'],
  stat: ['on', 'by'],
  rolls: ['of', 'by'],
  allowance: ['of', 'by'],
  price: ['of', 'by'],
  points: ['upTo', 'on'],
  instance: ['on', 'upTo'],
  most: ['of', 'by'],
  least: ['of', 'by'],
  search: ['by', 'deck', 'most', 'where', 'effect'],
  nthTime: ['nth', 'nthEachTurn'],
};

const TAGS = ['do', 'modify', 'select'] as const;
const wordOf = (node: Node): string => {
  if ('event' in node && ('nth' in node || 'nthEachTurn' in node)) return 'nthTime';
  if (node['modify'] === 'shield') return String(node['kind']);
  for (const tag of TAGS) if (typeof node[tag] === 'string') return node[tag];
  return '';
};

const inTextOrder = (node: Node): readonly string[] => {
  const order = UNUSUAL[wordOf(node)] ?? USUAL;
  return [...order.filter((key) => key in node), ...Object.keys(node).filter((key) => !order.includes(key))];
};

/** With these 1 is "the top card", "an item", "a loot card". */
const ONE_AS_A_WORD: ReadonlySet<unknown> = new Set(['look', 'reveal', 'revealUntil', 'chooseAtRandom', 'destroy']);
/** Numbers that a text says in words, or not at all: "the top card", "any number of", "the one before". */
const isUnsaid = (node: Node, key: string, value: number): boolean => {
  if (value === ANY_NUMBER) return true;
  switch (key) {
    case 'index':
    case 'sides':
    case 'tie':
      return true;
    case 'most':
      return node['do'] === 'repeat';
    case 'by':
      return node['amount'] === 'remainder' && value === 2;
    case 'amount':
      return value === 1 && ONE_AS_A_WORD.has(node['do'] ?? node['pay']);
    case 'times':
      return value === 1 && node['do'] === 'additionalAttack';
    case 'hp':
      return value === 1 && node['do'] === 'preventDeath';
    case 'nth':
      return value === 1 && node['amount'] === 'lastRoll';
    case 'right':
      return value === 1 && (isOfChosen(node['left']) || isRolledAgainst(node['left']));
    default:
      return false;
  }
};

/** "who made an attack roll against it" */
const isRolledAgainst = (left: unknown): boolean => isNode(left) && left['amount'] === 'rollsMade' && 'against' in left;
const isOfChosen = (left: unknown): boolean => isNode(left) && isNode(left['of']) && left['of']['select'] === 'chosen';

/** A 0 is below what a number can be changed to, and stays. */
const seeNumber = (value: number, see: See): number => {
  if (value === 0) return value;
  return value < 0 ? -see(-value) : see(value);
};

/** Two numbers that the text says as one when they are the same: "3", but "3–4"; "2 items", but "2 to 4 items". */
const seePair = (node: Node, [low, high]: readonly [string, string], see: See): Node => {
  const [from, to] = [node[low] as number, node[high] as number];
  if (from !== to) return { ...node, [low]: seeNumber(from, see), [high]: seeNumber(to, see) };
  const both = seeNumber(from, see);
  return { ...node, [low]: both, [high]: both };
};

const CHOICE = ['min', 'max'] as const;
/** How many may be chosen: "an item", "up to 2 items", "2 items". */
const seeChoice = (node: Node, see: See): Node => {
  const { min, max } = node;
  if (max === ANY_NUMBER || (max === 1 && (min === 0 || min === 1))) return node;
  if (typeof min === 'number' && typeof max === 'number' && min > 0) return seePair(node, CHOICE, see);
  return { ...node, min: min === 0 ? min : seeAll(min, see), max: seeAll(max, see) };
};

const RANGE = ['from', 'to'] as const;
const isRange = (node: Node): boolean => typeof node['from'] === 'number' && typeof node['to'] === 'number';
const isChoice = (node: Node): boolean => 'min' in node && 'max' in node;

/** Everything but numbers that stand in pairs. */
const seeFields = (node: Node, except: readonly string[], see: See): Node => {
  const made: Record<string, unknown> = { ...node };
  for (const key of inTextOrder(node)) {
    if (except.includes(key)) continue;
    const value = node[key];
    if (typeof value !== 'number') made[key] = seeAll(value, see);
    else if (!isUnsaid(node, key, value)) made[key] = seeNumber(value, see);
  }
  return made;
};

/** "subtract" and "double" are numbers in words: the factor that stands last or first, and the text of the other. */
const unsaidFactor = (node: Node): number | null => {
  if (node['amount'] !== 'product' || !Array.isArray(node['of']) || node['of'].length !== 2) return null;
  if (node['of'][0] === -1) return 0;
  return node['of'][1] === 2 && isNode(node['of'][0]) && node['of'][0]['amount'] === 'causeAmount' ? 1 : null;
};
const seeFactors = (node: Node, unsaid: number, see: See): Node => ({
  ...node,
  of: (node['of'] as readonly unknown[]).map((part, at) => (at === unsaid ? part : seeAll(part, see))),
});

/** "an attack roll that is not higher than the one before counts as a miss" has the last roll and the 2nd last one in words. */
const isBesideTheOneBefore = ({ modify, where }: Node): boolean =>
  modify === 'countsAs' && JSON.stringify(where ?? null).includes('"amount":"lastRoll"');

/** "the 2nd of them puts a counter on an item they control": who chooses has a number, which is said once. */
const isOfNthPlayer = ({ do: act, by }: Node): boolean => act === 'choose' && isNode(by) && by['select'] === 'nth';
const CHOOSER = '"chooser"';
const seeNthPlayer = (node: Node, see: See): Node => {
  const by = seeAll(node['by'], see);
  const others = JSON.stringify(node['from']).replaceAll(JSON.stringify(node['by']), CHOOSER);
  const from = JSON.stringify(seeAll(JSON.parse(others), see)).replaceAll(CHOOSER, JSON.stringify(by));
  return { ...node, by, from: JSON.parse(from) as unknown };
};

const seeAll = (value: unknown, see: See): unknown => {
  if (typeof value === 'number') return seeNumber(value, see);
  if (Array.isArray(value)) return value.map((part) => seeAll(part, see));
  if (!isNode(value) || isBesideTheOneBefore(value)) return value;
  if (isOfNthPlayer(value)) return seeNthPlayer(value, see);
  const unsaid = unsaidFactor(value);
  if (unsaid !== null) return seeFactors(value, unsaid, see);
  if (isRange(value)) return seeFields(seePair(value, RANGE, see), RANGE, see);
  return isChoice(value) ? seeFields(seeChoice(value, see), CHOICE, see) : seeFields(value, [], see);
};

/** One number of a text becomes another. */
export interface NumberChange {
  readonly ordinal: number;
  readonly by: number;
}

const LEAST = 1;
const MOST = 6;
/** A number does not go below 1 nor above 6; what is above 6 already can only go down. */
const changedBy = (number: number, by: number): number =>
  by < 0 ? Math.max(LEAST, number + by) : Math.max(number, Math.min(MOST, number + by));

const afterChanges = (number: number, ordinal: number, changes: readonly NumberChange[]): number =>
  changes.reduce((now, { ordinal: at, by }) => (at === ordinal ? changedBy(now, by) : now), number);

/** The same text with these changes, one after the other. */
export const withNumbersChanged = <Text extends readonly Ability[] | Effect>(
  text: Text,
  changes: readonly NumberChange[],
): Text => {
  let ordinal = 0;
  return seeAll(text, (shown) => {
    ordinal += 1;
    return afterChanges(shown, ordinal, changes);
  }) as Text;
};

/** The same text with these numbers in the places of its own, in the order of their ordinals; those that are missing stay. */
export const withNumbersSet = <Text extends readonly Ability[] | Effect>(
  text: Text,
  numbers: readonly number[],
): Text => {
  let ordinal = 0;
  return seeAll(text, (shown) => {
    ordinal += 1;
    return numbers[ordinal - 1] ?? shown;
  }) as Text;
};

/** The numbers of these abilities, or of an effect, in the order of their ordinals. */
export const numbersIn = (text: readonly Ability[] | Effect): readonly number[] => {
  const found: number[] = [];
  seeAll(text, (shown) => {
    found.push(shown);
    return shown;
  });
  return found;
};

/** A number of a text as printed, and as it is now. */
export interface ChangedNumber {
  readonly ordinal: number;
  readonly was: number;
  readonly number: number;
}

/** What becomes of each number of a text, in its order; most stay what they are. */
export const numbersAfter = (
  text: readonly Ability[] | Effect,
  changes: readonly NumberChange[],
): readonly ChangedNumber[] =>
  numbersIn(text).map((was, index) => {
    const ordinal = index + 1;
    return { ordinal, was, number: afterChanges(was, ordinal, changes) };
  });
