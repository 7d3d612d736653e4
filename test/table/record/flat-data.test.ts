import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { projectRoot } from '../../../src/ops/index.js';
import { ForeignRecord, type StoredTable } from '../../../src/table/index.js';
import { read, sessionOf, written } from '../../../src/table/record/record.js';
import type { SavedTable } from '../../../tools/releases/saved-tables.js';

const FOLDER = join(projectRoot(), 'test/saves');
/** The releases that stored a table's data in one object. */
const FLAT = readdirSync(FOLDER).filter((name) => /^v0\.(\d|10|11)\./.test(name));

type Part = Readonly<Record<string, unknown>>;
interface Answers {
  readonly format: number;
  readonly table: Readonly<Record<string, Part | string>>;
}

const storedIn = (version: string): readonly StoredTable[] =>
  readdirSync(join(FOLDER, version))
    .filter((name) => name.endsWith('.br'))
    .map((name) => {
      const text = brotliDecompressSync(readFileSync(join(FOLDER, version, name))).toString('utf8');
      return { ...(JSON.parse(text) as SavedTable).stored, revision: 1 };
    });

const answersOf = ({ answers }: Pick<StoredTable, 'answers'>): Answers => JSON.parse(answers) as Answers;

/** As it is written by this version. */
const rewritten = (stored: StoredTable): StoredTable => {
  const record = read(stored);
  return {
    ...stored,
    ...written(record.data, sessionOf(record, { cards: { card: cardById }, random: () => 0 }), record),
  };
};

test('every release with saves has some of them', () => {
  expect(FLAT.length).toBeGreaterThan(14);
});

describe.each(FLAT)('tables of %s, stored in one object', (version) => {
  const all = storedIn(version);

  test('each is read whole: nothing of it is missing in the groups', () => {
    for (const stored of all) {
      const { format, table } = answersOf(stored);
      expect(format).toBe(1);
      const { phase, game, clock, social, display } = read(stored).data;
      const { comingUp, thinking } = clock;
      const known: Part = { ...game, comingUp, thinking, ...social, ...display };
      const { phase: phaseThen, game: id, asides, clock: clockThen, messages, ...others } = table;
      expect([phase, game.id, game.tableActs]).toEqual([phaseThen, id, asides]);
      const { ping: _ping, pingWindow: _window, ...shown } = messages as Part; // of v0.1.0 alone
      expect(display.messages).toMatchObject(shown);
      expect(clock).toMatchObject((clockThen ?? {}) as Part);
      expect(known).toMatchObject(others);
    }
  });

  test('each is written in groups, and read as the same', () => {
    for (const stored of all) {
      const again = rewritten(stored);
      expect(answersOf(again).format).toBe(2);
      expect(Object.keys(answersOf(again).table)).toEqual(expect.arrayContaining(['phase', 'game', 'display']));
      expect(read(again).data).toEqual(read(stored).data);
    }
  });
});

test('groups take up no more room than one object, but for 2 %', () => {
  const sizeOf = (tables: readonly StoredTable[]): number =>
    tables.reduce((sum, { answers }) => sum + answers.length, 0);
  const all = storedIn('v0.11.0');
  expect(sizeOf(all.map(rewritten))).toBeLessThan(sizeOf(all) * 1.02);
});

test('what is in one object and does not fit is refused in words, as before', () => {
  const [stored] = storedIn('v0.11.0');
  const { table, ...rest } = answersOf(stored!);
  const withTable = (change: object): StoredTable => ({
    ...stored!,
    answers: JSON.stringify({ ...rest, table: { ...table, ...change } }),
  });
  for (const change of [{ seats: 'none' }, { clock: 5 }, { phase: 'later' }, { asides: [{ does: 'later' }] }])
    expect(() => read(withTable(change))).toThrow(ForeignRecord);
  expect(() => read(withTable({ messages: { board: 7 } }))).toThrow('"table.display.messages.board" does not fit');
});
