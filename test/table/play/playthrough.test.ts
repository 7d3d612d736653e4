import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf } from '../../../src/engine/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import { cardById } from '../../../cards/index.js';
import { viewOf, type GameStore, type Table } from '../../../src/table/index.js';
import { ANN, answer, asked, BOB, CHANNEL, dealt, done, embedded, tablesOn } from '../table-scene.js';

let store: GameStore;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ store, close } = await embedded());
});
afterEach(() => close());

const random = (start: number) => () => {
  start = (start * 1664525 + 1013904223) >>> 0;
  return start / 4294967296;
};

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

test('stored form, DEC-31: two people play to a winner, and a record is small at every answer', async () => {
  const tables = tablesOn(store);
  let table: Table = await dealt(tables, [ANN, BOB], { souls: 2 });
  const next = random(7);
  const sizes: number[] = [];
  let answers = 0;
  while (table.data.phase === 'playing' && answers < 3000) {
    const person = asked(table);
    expect(decisionOf(table.session!)?.forced, 'DEC-31').not.toBe('openly');
    const chosen = chooseAnswer('random', viewOf(table, person.user)!, next, { card: cardById });
    table = done(await answer(tables, table, person, ...chosen));
    answers += 1;
    sizes.push((await store.load(CHANNEL))!.answers.length);
  }
  expect(table.data.phase).toBe('over');
  expect(decisionOf(table.session!)).toBeNull();
  expect(median(sizes)).toBeLessThan(1_408);
  const log = await tables.latestLog(CHANNEL, null, 5);
  expect(log.at(-1)?.line.say).toBe('wins');
});
