import fc, { type Arbitrary } from 'fast-check';
import { allCards, houseCopy, houseId, houseProblem, isCopiable, neutralName } from '../../cards/index.js';
import { readHouseCards } from '../../src/discord/index.js';
import type { Card } from '../../src/engine/index.js';
import { playTrial } from '../../src/table/index.js';
import { words, wordsWith } from '../../src/text/index.js';
import type { Verdict } from './fuzz-runs.js';
import { edited, edits, nestedIn, nestings, type Edit, type Nesting } from './odd-texts.js';
import { changedTree, graftsOf, treeChanges, type TreeChange } from './tree-changes.js';

/** A file of house cards as somebody may make it: of published cards, changed as trees, as a whole, and as a text. */
interface OddFile {
  readonly cards: readonly { readonly of: number; readonly changes: readonly TreeChange[] }[];
  readonly whole: TreeChange | null;
  readonly nesting: Nesting | null;
  readonly edit: Edit | null;
  /** A taken card is tried in a game with this seed; null for none. */
  readonly tried: number | null;
}

const COPIABLE = allCards.filter(isCopiable);

/** A card as files have it. */
const filed = (card: Card): object => {
  const { id: _id, set: _set, back: _back, ...one } = houseCopy(card, 1, Math.min(card.copies, 2));
  return { ...one, name: neutralName('house-1') };
};
const FILED = COPIABLE.map(filed);
const GRAFTS = graftsOf(FILED);

const seldom = <T>(arbitrary: Arbitrary<T>): Arbitrary<T | null> =>
  fc.oneof({ weight: 10, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

export const oddFiles: Arbitrary<OddFile> = fc.record({
  cards: fc.array(fc.record({ of: fc.nat(FILED.length - 1), changes: fc.array(treeChanges, { maxLength: 2 }) }), {
    maxLength: 3,
  }),
  whole: seldom(treeChanges),
  nesting: seldom(nestings),
  edit: seldom(edits),
  tried: seldom(fc.nat(1_000)),
});

const textOf = ({ cards, whole, nesting, edit }: OddFile): string => {
  const made = cards.map(({ of, changes }) =>
    changes.reduce<unknown>((tree, change) => changedTree(tree, change, GRAFTS), FILED[of]),
  );
  const file = { kind: 'four-souls-house-cards', version: 1, cards: made };
  const tree = whole === null ? file : changedTree(file, whole, GRAFTS);
  const text = nestedIn(JSON.stringify(tree) ?? '', nesting);
  return edit === null ? text : edited(text, edit);
};

const cards = { card: (id: string): Card => COPIABLE.find((one) => one.id === id) ?? (COPIABLE[0] as Card) };
const SPEAK = [words('en', cards), words('fr', cards)];

/** Decisions of the game in which a card is tried. */
const DECISIONS = 60;

/** Mentions and links, of which our own words have none. */
const MARKUP = /<[@#:]|\]\(/;

const said = (text: string): void => {
  if (MARKUP.test(text)) throw new Error(`an answer repeats markup: ${text}`);
};

/** A file is refused in words, or each card of it can be told in both languages and played with. */
export const tryFile = (odd: OddFile): Verdict => {
  const read = readHouseCards(textOf(odd));
  if (typeof read === 'string') {
    for (const w of SPEAK) said(w.houseCards.notImported(read));
    return 'refused';
  }
  const made = read.map((card, at) => card(houseId(at + 1)));
  const problem = made.map(houseProblem).find((one) => one !== null);
  if (problem !== undefined && problem !== null) {
    for (const w of SPEAK) said(w.houseCards.cardOfFile(1, w.houseCards.problem(problem)));
    return 'refused';
  }
  for (const card of made) {
    for (const language of ['en', 'fr'] as const) {
      const w = wordsWith(language, card);
      for (const line of [w.cardName(card.id), ...w.cardText(card)]) said(line);
    }
    if (odd.tried !== null) playTrial(card, odd.tried, DECISIONS);
  }
  return 'taken';
};
