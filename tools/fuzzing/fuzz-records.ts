import fc, { type Arbitrary } from 'fast-check';
import { cardLookup } from '../../cards/index.js';
import { decisionOf } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import {
  createTables,
  ForeignRecord,
  publicView,
  questionOf,
  viewOf,
  waitingFor,
  windowFor,
  type StoredTable,
  type Table,
  type Tables,
} from '../../src/table/index.js';
import type { Verdict } from './fuzz-runs.js';
import { memoryStore, NOTHING_HELD } from './memory-store.js';
import { edited, edits, type Edit } from './odd-texts.js';
import { changedTree, graftsOf, treeChanges, type Grafts, type TreeChange } from './tree-changes.js';

/** A stored table of which something is changed: some of its text, or what stands in it. */
interface OddRecord {
  readonly table: number;
  readonly part: 'answers' | 'checkpoint';
  readonly edit: Edit | null;
  readonly changes: readonly TreeChange[];
}

/** Stored tables, one in five of them with a damaged text. */
export const oddRecords = (count: number): Arbitrary<OddRecord> =>
  fc.record({
    table: fc.nat(count - 1),
    part: fc.constantFrom('answers', 'checkpoint'),
    edit: fc.option(edits, { freq: 1 }).map((edit) => edit),
    changes: fc.array(treeChanges, { minLength: 1, maxLength: 2 }),
  });

const CHANNEL = '900';

/** Everything that whoever looks at a table is told of. */
const look = (table: Table): void => {
  publicView(table);
  waitingFor(table);
  for (const { user } of table.data.game.seats) {
    if (user === null) continue;
    viewOf(table, user);
    questionOf(table, user);
  }
};

/** One answer of whoever is asked. */
const answer = async (tables: Tables, table: Table): Promise<void> => {
  const decision = table.session === null ? null : decisionOf(table.session);
  const seat = table.data.game.seats.find(({ player }) => player === decision?.player);
  if (decision === null || seat === undefined || seat.user === null) return;
  const { user, name } = seat;
  const click = { game: table.data.game.id, window: windowFor(table, user) ?? '', options: decision.fallback };
  await tables.perform(CHANNEL, { interaction: 'click', person: { user, name } }, { do: 'answer', click });
};

const parsed = new Map<string, unknown>();
/** The tree of a text that is there: each is read once. */
const treeOf = (text: string): unknown => {
  const known = parsed.get(text) ?? (text === '' ? {} : (JSON.parse(text) as unknown));
  parsed.set(text, known);
  return known;
};

/** What may stand in the parts of tables. */
export const graftsOfTables = (tables: readonly StoredTable[]): Readonly<Record<OddRecord['part'], Grafts>> => ({
  answers: graftsOf(tables.map(({ answers }) => treeOf(answers))),
  checkpoint: graftsOf(tables.map(({ checkpoint }) => treeOf(checkpoint))),
});

const log = createLogger({ level: 'silent' });

/** A table that is not refused in words is shown and goes on. */
export const tryRecord = async (
  odd: OddRecord,
  tables: readonly StoredTable[],
  grafts: ReturnType<typeof graftsOfTables>,
): Promise<Verdict> => {
  const stored = tables[odd.table] as StoredTable;
  const before = stored[odd.part];
  const text =
    odd.edit === null
      ? JSON.stringify(
          odd.changes.reduce((tree, change) => changedTree(tree, change, grafts[odd.part]), treeOf(before)),
        )
      : edited(before, odd.edit);
  const table = { ...stored, [odd.part]: text ?? '' };
  const kept = { table, isOver: false, entries: [], outbox: [], history: [], interactions: new Map<string, number>() };
  const store = memoryStore({ ...NOTHING_HELD, channels: new Map([[CHANNEL, kept]]) });
  const made = createTables({ store, cards: cardLookup, log, later: () => undefined });
  try {
    const found = await made.table(CHANNEL);
    if (found !== null) look(found);
    // What nobody looks at may be wrong in a state that has its form: that is found by whoever acts, and told to them.
    if (found !== null && odd.part === 'answers') await answer(made, found);
    return 'taken';
  } catch (error) {
    if (error instanceof ForeignRecord) return 'refused';
    throw error;
  }
};
