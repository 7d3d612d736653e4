import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { cardLookup } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { apply, decisionOf, fork, viewFor, type Session } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import { createTables, PUZZLES, randomFrom, type Person } from '../../src/table/index.js';
import { words } from '../../src/text/index.js';
import type { Verdict } from './fuzz-runs.js';
import { memoryStore, NOTHING_HELD } from './memory-store.js';
import { edited, edits, nestings, type Edit, type Nesting, nestedIn } from './odd-texts.js';
import { changedTree, graftsOf, treeChanges, type TreeChange } from './tree-changes.js';

/** The text of a moment as somebody may make it: of a puzzle, changed as a tree, as JSON, or when it is packed. */
interface OddMoment {
  readonly of: number;
  readonly changes: readonly TreeChange[];
  readonly nesting: Nesting | null;
  readonly json: Edit | null;
  readonly packed: Edit | null;
  readonly seed: number;
}

const MOMENTS = PUZZLES.map(({ position }) => ({ position, sets: ['base'] }));
const GRAFTS = graftsOf(MOMENTS);

const seldom = <T>(arbitrary: Arbitrary<T>): Arbitrary<T | null> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

export const oddMoments: Arbitrary<OddMoment> = fc.record({
  of: fc.nat(MOMENTS.length - 1),
  changes: fc.array(treeChanges, { maxLength: 3 }),
  nesting: seldom(nestings),
  json: seldom(edits),
  packed: seldom(edits),
  seed: fc.nat(1_000_000),
});

/** Packed as `situationText` packs, whatever it says. */
const packedText = (json: string): string => {
  const text = `FS1.${deflateRawSync(json).toString('base64url')}`;
  return `${text}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}`;
};

const textOf = ({ of, changes, nesting, json, packed }: OddMoment): string => {
  const tree = changes.reduce<unknown>((now, change) => changedTree(now, change, GRAFTS), MOMENTS[of]);
  const nested = nestedIn(JSON.stringify(tree) ?? '', nesting);
  const text = packedText(json === null ? nested : edited(nested, json));
  return packed === null ? text : edited(text, packed);
};

/** One moment of so many is played on from, for so many answers. */
const [PLAYED, ANSWERS] = [6, 25];

const playOn = (begun: Session, seed: number): void => {
  const session = fork(begun);
  const random = randomFrom(seed);
  for (let n = 0; n < ANSWERS; n += 1) {
    const decision = decisionOf(session);
    if (decision === null) return;
    const view = viewFor(session, decision.player);
    apply(session, decision.player, chooseAnswer(n % 2 === 0 ? 'random' : 'simple', view, random, cardLookup));
  }
};

/** Mentions and links, of which our own words have none. */
const MARKUP = /<[@#:]|\]\(/;

/** Begins practice games in moments; each is taken and can be played on from, or refused in words that repeat nothing odd. */
export const momentsReader = (): ((odd: OddMoment) => Promise<Verdict>) => {
  let seed = '';
  let interactions = 0;
  const log = createLogger({ level: 'silent' });
  const store = memoryStore(NOTHING_HELD);
  const tables = createTables({
    store,
    cards: cardLookup,
    log,
    random: () => seed,
    now: () => 0,
    later: () => undefined,
  });
  const person: Person = { user: '1', name: 'Ann' };
  const speak = [words('en', cardLookup), words('fr', cardLookup)];
  return async (odd) => {
    seed = `moment ${odd.seed}`;
    interactions += 1;
    const begun = await tables.beginSituation({ interaction: String(interactions), person }, 'en', {
      text: textOf(odd),
    });
    if (begun.is === 'refused') {
      for (const w of speak) {
        const said = w.errors.refusal(begun.refusal, { player: String, card: (id) => w.cardName(id), typed: String });
        if (MARKUP.test(said)) throw new Error(`a refusal repeats markup: ${said}`);
      }
      return 'refused';
    }
    const { session } = begun.table;
    if (session === null) throw new Error('a practice game has begun without a game');
    for (const w of speak)
      for (const { card } of viewFor(session, null).players.flatMap(({ items }) => items))
        if (MARKUP.test(w.cardName(card))) throw new Error(`a card is named ${w.cardName(card)}`);
    if (odd.seed % PLAYED === 0) playOn(session, odd.seed);
    return 'taken';
  };
};
