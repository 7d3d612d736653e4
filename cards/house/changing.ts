import { numbersIn, withNumbersSet, type Ability, type Card, type Reward } from '../../src/engine/vocabulary/index.js';
import { HOUSE_TYPES, problemOfStats, type HouseType } from './checking.js';
import { HOUSE_SET, houseId } from './ids.js';

/** Whether a card can be copied: it is of one of the decks, has one face and its numbers, and belongs to no challenge. */
export const isCopiable = (card: Card): boolean => {
  const { type, category, back, reward } = card;
  return (
    (HOUSE_TYPES as readonly string[]).includes(type) &&
    back === null &&
    category !== 'challenge-oversized' &&
    reward?.trophy === undefined &&
    problemOfStats(card) === null
  );
};

/** A copy of a card as the house card with this number, under the name of the card. */
export const houseCopy = (card: Card, number: number, copies: number): Card => ({
  ...card,
  id: houseId(number),
  set: HOUSE_SET,
  copies,
});

/** A card without a text, to write one for: the usual numbers of its deck. */
export const blankHouseCard = (type: HouseType, number: number, name: Card['name'], category: string | null): Card => {
  const isFought = type === 'monster';
  return {
    id: houseId(number),
    name,
    set: HOUSE_SET,
    type,
    category,
    copies: 1,
    hp: isFought || type === 'character' ? 2 : null,
    dc: isFought ? 4 : null,
    atk: isFought || type === 'character' ? 1 : null,
    reward: isFought ? { coins: 3 } : null,
    souls: type === 'bonusSoul' ? 1 : null,
    startingItem: null,
    threePlus: false,
    abilities: [],
    back: null,
  };
};

/** The numbers beside the text of a card that can be changed: those that are there, in this order. */
export type StatName = 'hp' | 'dc' | 'atk' | 'souls' | 'copies';
export const STAT_NAMES: readonly StatName[] = ['hp', 'dc', 'atk', 'souls', 'copies'];

/** The card with these numbers beside its text. */
export const withStats = (card: Card, stats: Partial<Pick<Card, StatName>>): Card => ({ ...card, ...stats });

/** The sums of a reward box. */
type RewardSums = Pick<Reward, 'coins' | 'loot' | 'treasure'>;

/** The card with these sums in its reward box; without any, and without anything else in it, it has none. */
export const withRewardSums = (card: Card, sums: Readonly<Record<keyof RewardSums, number>>): Card => {
  const { coins: _coins, loot: _loot, treasure: _treasure, ...others } = card.reward ?? {};
  const paid = Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum > 0));
  const reward: Reward = { ...paid, ...others };
  return { ...card, reward: Object.keys(reward).length === 0 ? null : reward };
};

/** The numbers in the text of a card, in its order. */
export const textNumbers = ({ abilities }: Card): readonly number[] => numbersIn(abilities);

/** The card with these numbers in its text, in its order; as many as it has. */
export const withTextNumbers = (card: Card, numbers: readonly number[]): Card => ({
  ...card,
  abilities: withNumbersSet(card.abilities, numbers),
});

/** A place of a text in which another word may stand: the fields and positions that lead there from the abilities. */
export type WordPlace = readonly (string | number)[];

/** Names that a card uses inside itself and nobody reads, names of cards, and names that are said: no words to choose. */
const FIXED: ReadonlySet<string> = new Set(['key', 'as', 'card', 'en', 'fr', 'name', 'found', 'kind']);

/** A word of a tree: where it stands, in which field, and the names of all fields of the part that has it. */
interface WordOfTree {
  readonly place: WordPlace;
  readonly field: string;
  readonly word: string;
  readonly beside: readonly string[];
}

/** Every word of a tree with its place. */
export const wordsIn = (tree: unknown): readonly WordOfTree[] => {
  const found: WordOfTree[] = [];
  const look = (value: unknown, place: WordPlace, field: string, beside: readonly string[]): void => {
    if (typeof value === 'string' && !FIXED.has(field)) found.push({ place, field, word: value, beside });
    if (Array.isArray(value)) for (const [at, part] of value.entries()) look(part, [...place, at], field, beside);
    else if (typeof value === 'object' && value !== null) {
      const names = Object.keys(value);
      for (const [name, part] of Object.entries(value)) look(part, [...place, name], name, names);
    }
  };
  look(tree, [], '', []);
  return found;
};

/** The fields with which a word stands: those that some part with it has, and those that every such part has. */
interface FieldsOfWord {
  readonly some: Set<string>;
  readonly every: Set<string>;
}

/** The words that stand in each field of trees, with the fields beside them. */
export type SaidWords = ReadonlyMap<string, ReadonlyMap<string, FieldsOfWord>>;

/** Learns which words stand where in these trees. */
export const saidIn = (trees: readonly unknown[]): SaidWords => {
  const said = new Map<string, Map<string, FieldsOfWord>>();
  for (const { field, word, beside } of trees.flatMap(wordsIn)) {
    const words = said.get(field) ?? new Map<string, FieldsOfWord>();
    said.set(field, words);
    const known = words.get(word);
    if (known === undefined) words.set(word, { some: new Set(beside), every: new Set(beside) });
    else {
      for (const name of beside) known.some.add(name);
      for (const name of known.every) if (!beside.includes(name)) known.every.delete(name);
    }
  }
  return said;
};

/** The words that may stand in place of this one, by the fields beside it: of the rest no tree is worth a look. */
export const fittingWords = (said: SaidWords, { field, word, beside }: WordOfTree): readonly string[] =>
  [...(said.get(field) ?? [])].flatMap(([other, { some, every }]) =>
    other !== word && beside.every((name) => some.has(name)) && [...every].every((name) => beside.includes(name))
      ? [other]
      : [],
  );

const replaced = (tree: unknown, [step, ...rest]: WordPlace, word: string): unknown => {
  if (step === undefined) return word;
  if (Array.isArray(tree)) return tree.map((part, at) => (at === step ? replaced(part, rest, word) : part));
  if (typeof tree !== 'object' || tree === null || !Object.hasOwn(tree, step)) return tree;
  return { ...tree, [step]: replaced((tree as Record<string, unknown>)[step], rest, word) };
};

/** The card with another word at this place; whether it may stand there is for {@link houseProblem} to say. */
export const withWord = (card: Card, place: WordPlace, word: string): Card => ({
  ...card,
  abilities: replaced(card.abilities, place, word) as readonly Ability[],
});
