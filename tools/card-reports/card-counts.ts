import type { CardSet } from '../../cards/index.js';
import { partsIn, type Ability, type Card, type CardId } from '../../src/engine/vocabulary/index.js';

/** What `npm run cards` says of a set. All counts are of distinct cards, but for `singleCardWords`. */
interface CardCounts {
  readonly distinct: number;
  /** Cards whose every native effect is registered. */
  readonly playable: number;
  /** Cards named by a test under test/cards; null without the test sources. */
  readonly tested: number | null;
  /** Cards that use a native effect. */
  readonly natives: number;
  /** Words that exactly one card of the set uses. */
  readonly singleCardWords: number;
}

const wordsIn = (ability: Ability): readonly string[] => [
  ...partsIn('ability', ability, 'effect').flatMap((part) =>
    part.do === 'native' ? ['do:native', `native:${part.name}`] : [`do:${part.do}`],
  ),
  ...partsIn('ability', ability, 'selector').map(({ select }) => `select:${select}`),
  ...partsIn('ability', ability, 'condition').map((part) => `if:${part.if}`),
  ...partsIn('ability', ability, 'modifier').map(({ modify }) => `modify:${modify}`),
  ...partsIn('ability', ability, 'amount').flatMap((part) =>
    typeof part === 'number' ? [] : [`amount:${part.amount}`],
  ),
  ...partsIn('ability', ability, 'event').map((event) => `event:${event}`),
];

/** Every word of these abilities as `tag:word`, natives as `native:name`. */
export const wordsOf = (abilities: readonly Ability[]): ReadonlySet<string> => new Set(abilities.flatMap(wordsIn));

const nativesOf = (card: Card): readonly string[] =>
  [...wordsOf(card.abilities)].flatMap((word) => (word.startsWith('native:') ? [word.slice('native:'.length)] : []));

/** The words that exactly one of these cards uses, in alphabetical order. */
export const singleCardWords = (cards: readonly Card[]): readonly string[] => {
  const users = new Map<string, number>();
  for (const card of cards) for (const word of wordsOf(card.abilities)) users.set(word, (users.get(word) ?? 0) + 1);
  return [...users].flatMap(([word, uses]) => (uses === 1 && !word.startsWith('native:') ? [word] : [])).toSorted();
};

/** Whether a text contains the id as a whole word; a hyphen is part of a word. */
export const namesCard = (text: string, id: CardId): boolean =>
  new RegExp(`(?<![\\w-])${id.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text);

/** The cards that none of these test names names. */
export const untestedCards = (cards: readonly Card[], names: readonly string[]): readonly CardId[] =>
  cards.flatMap((card) => (names.some((name) => namesCard(name, card.id)) ? [] : [card.id]));

/** The counts of one set; `names` are those of the tests under test/cards, null without the test sources. */
export const countCards = (
  set: Pick<CardSet, 'cards'>,
  names: readonly string[] | null,
  registered: readonly string[],
): CardCounts => ({
  distinct: set.cards.length,
  playable: set.cards.filter((card) => nativesOf(card).every((name) => registered.includes(name))).length,
  tested: names === null ? null : set.cards.length - untestedCards(set.cards, names).length,
  natives: set.cards.filter((card) => nativesOf(card).length > 0).length,
  singleCardWords: singleCardWords(set.cards).length,
});
