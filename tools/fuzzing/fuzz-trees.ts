import fc, { type Arbitrary } from 'fast-check';
import { cardById, cardsOf } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { apply, decisionOf, openGame, seededRandom, viewFor, type Card } from '../../src/engine/index.js';
import { BrokenCard, checkCard, checkCards, numbersIn, withNumbersChanged } from '../../src/engine/vocabulary/index.js';
import { randomFrom, setupForTable } from '../../src/table/index.js';
import { words } from '../../src/text/index.js';
import type { Verdict } from './fuzz-runs.js';
import { changedTree, graftsOf, treeChanges, type TreeChange } from './tree-changes.js';

/** A card whose tree was changed, and whether a game is played with it. */
interface ChangedCard {
  readonly card: number;
  readonly changes: readonly TreeChange[];
  readonly seed: number;
  readonly isPlayed: boolean;
}

const CARDS = cardsOf(['base']);

/** One of so many is played with, for a game takes longer than everything else. */
const PLAYED = 12;

/** Published cards with one to three changes. */
export const changedCards: Arbitrary<ChangedCard> = fc.record({
  card: fc.nat(CARDS.length - 1),
  changes: fc.array(treeChanges, { minLength: 1, maxLength: 3 }),
  seed: fc.nat(1_000_000),
  isPlayed: fc.nat(PLAYED - 1).map((one) => one === 0),
});

const GRAFTS = graftsOf(CARDS);

/** Answers that are given in a game. */
const ANSWERS = 60;

/** Plays a while with a card: many copies of it are in its deck. */
const playWith = (card: Card, seed: number): void => {
  const cards = {
    card: (id: string): Card => (id === card.id ? card : cardById(id)),
  };
  const few = CARDS.map((one) => (one.id === card.id ? { ...card, copies: 20 } : one));
  const session = openGame(setupForTable(few, 2, 4, `tree ${seed}`), { cards, random: seededRandom });
  const random = randomFrom(seed);
  const speak = words('en', cards);
  for (let n = 0; n < ANSWERS; n += 1) {
    const decision = decisionOf(session);
    if (decision === null) return;
    const view = viewFor(session, decision.player);
    const chosen = chooseAnswer(n % 2 === 0 ? 'random' : 'simple', view, random, cards);
    for (const object of view.players.flatMap(({ items }) => items)) speak.cardName(object.card);
    apply(session, decision.player, chosen);
  }
};

/** A tree that is not refused in words can be read in both languages, changed, and played. */
export const tryTree = ({ card: index, changes, seed, isPlayed }: ChangedCard): Verdict => {
  const [printed] = CARDS.slice(index, index + 1);
  const card = changes.reduce<unknown>((tree, change) => changedTree(tree, change, GRAFTS), printed) as Card;
  try {
    checkCard(card);
    checkCards(CARDS.with(index, card));
  } catch (error) {
    if (error instanceof BrokenCard) return 'refused';
    throw error;
  }
  const cards = { card: (id: string): Card => (id === card.id ? card : cardById(id)) };
  for (const language of ['en', 'fr'] as const) {
    const speak = words(language, cards);
    speak.cardText(card);
    for (const { key } of card.abilities) speak.abilityText(card, key);
  }
  const numbers = numbersIn(card.abilities);
  withNumbersChanged(
    card.abilities,
    numbers.map((_, at) => ({ ordinal: at + 1, by: 1 })),
  );
  if (isPlayed && card.id === printed?.id) playWith(card, seed);
  return 'taken';
};
