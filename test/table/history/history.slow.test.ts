import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  openGame,
  outcomeOf,
  save,
  turnOf,
  viewFor,
  type Session,
} from '../../../src/engine/index.js';
import { packSmall } from '../../../src/store/record.js';
import {
  randomFrom,
  setupForTable,
  viewOf,
  type Commit,
  type GameStore,
  type TableData,
} from '../../../src/table/index.js';
import { historyIn, createHistories, type HistoryTurn } from '../../../src/table/history/history.js';
import { changesIn, withChanges } from '../../../src/table/history/state-changes.js';
import { expectLeadsTo, sessionAt } from '../../support/history-replay.js';
import { stateIn } from '../../support/internals.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, CYD, dealt, DAN, done, requestOf } from '../table-scene.js';
import { amount } from '../../support/amount.js';
import { resources } from '../../support/resources.js';

const cards = { card: cardById };

let store: GameStore;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
});
afterEach(() => close());

/** Every draw that a history tells is the one that the seed gives, and none is missing. */
const expectAllDraws = (turns: readonly HistoryTurn[], session: Session): void => {
  const { seed, draws } = stateIn(session);
  const told = turns.flatMap(({ steps }) => steps.flatMap(({ drawn }) => drawn));
  expect(told).toHaveLength(draws);
  for (const [at, { purpose, range, result }] of told.entries())
    expect(resources.random(seed, at, range, purpose)).toBe(result);
};

/** A history is packed after every so many answers: packing takes longer than playing, and it grows little by little. */
const WEIGHED_EVERY = amount(50, 1);

/** Measures histories in KB as they are stored, and packs each of their texts once. */
const openScales = () => {
  const packed = new Map<string, number>();
  const bytes = (text: string): number => {
    const known = packed.get(text) ?? packSmall(text).length;
    packed.set(text, known);
    return known;
  };
  return (texts: readonly string[]): number => texts.reduce((sum, text) => sum + bytes(text), 0) / 1024;
};

test.each([
  { kind: 'simple', seed: 2, souls: amount(2, 4) },
  { kind: 'random', seed: 3, souls: 2 },
] as const)(
  'the history of a game of four ($kind, seed $seed) leads from turn to turn and stays below 200 KB',
  async ({ kind, seed, souls }) => {
    let texts: readonly string[] = [];
    let largest = 0;
    let commits = 0;
    const kilobytes = openScales();
    const histories = createHistories({ history: async () => texts });
    const add = (history: Commit['history']): void => {
      texts = [...texts.slice(0, history?.after), ...(history?.texts ?? [])];
      commits += 1;
      if (commits % WEIGHED_EVERY === 0) largest = Math.max(largest, kilobytes(texts));
    };
    const session = openGame(setupForTable(cardsOf(['base']), 4, souls, `history ${seed}`), resources);
    const random = randomFrom(seed);
    const data = { game: { id: 'one' }, phase: 'playing' } as TableData;
    add(await histories.added('1', null, { data, session }, save(session)));
    let earlier = sessionAt(save(session).checkpoint); // only its turn is looked at
    for (let answers = 0; outcomeOf(session) === null && answers < 6000; answers += 1) {
      const { player } = decisionOf(session)!;
      apply(session, player, chooseAnswer(kind, viewFor(session, player), random, cards));
      const phase = outcomeOf(session) === null ? ('playing' as const) : ('over' as const);
      add(await histories.added('1', { data, session: earlier }, { data: { ...data, phase }, session }, save(session)));
      if (turnOf(earlier).number !== turnOf(session).number) earlier = sessionAt(save(session).checkpoint);
    }
    largest = Math.max(largest, kilobytes(texts));
    const turns = historyIn(texts);
    process.stdout.write(
      `history of ${turnOf(session).number} turns, ${turns.reduce((sum, { steps }) => sum + steps.length, 0)} steps: ` +
        `${kilobytes(texts).toFixed(0)} KB as stored, at most ${largest.toFixed(0)} KB\n`,
    );
    expect(largest).toBeLessThan(200);
    expectLeadsTo(turns, session);
    expectAllDraws(turns, session);
  },
  120_000,
);

test('the history of a table tells what has been done and not what was taken back, by whichever process', async () => {
  const programs = [scene.tablesOn(store), scene.tablesOn(store)];
  let table = await dealt(programs[0]!, [ANN, BOB, CYD, DAN], { order: 'always' });
  let undone = 0;
  const random = randomFrom(7);
  for (let answers = 0; answers < 400 && table.data.phase === 'playing'; answers += 1) {
    const tables = programs[answers % 2]!;
    const person = scene.asked(table);
    const chosen = chooseAnswer('random', viewOf(table, person.user)!, random, cards);
    table = done(await scene.answer(tables, table, person, ...chosen));
    if (answers % 3 !== 0) continue;
    const outcome = await tables.perform(CHANNEL, requestOf(person), { do: 'undo' });
    if (outcome.is !== 'done') continue;
    undone += 1;
    ({ table } = outcome);
  }
  expect(undone).toBeGreaterThan(5);
  const turns = await programs[0]!.history(CHANNEL);
  expect(turns.length).toBeGreaterThan(3);
  expectLeadsTo(turns, table.session!);
  expectAllDraws(turns, table.session!);
});

test('the history of a new game in the channel begins anew', async () => {
  const tables = scene.tablesOn(store);
  await dealt(tables, [ANN, BOB]);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  const table = await dealt(scene.tablesOn(store, 'another seed'), [ANN, BOB]);
  const turns = await tables.history(CHANNEL);
  expect(turns.map(({ turn }) => turn)).toEqual([0, 1]);
  expectLeadsTo(turns, table.session!);
});

test('what has changed in a text leads to it, whatever the two are', () => {
  const texts = ['', 'a', 'é日本🐾'.repeat(9000), JSON.stringify(Array.from({ length: 9000 }, (_, at) => at * at))];
  for (const since of texts) for (const text of texts) expect(withChanges(since, changesIn(text, since))).toBe(text);
  const long = texts[3]!;
  const changed = `${long.slice(0, 20_000)}new${long.slice(20_100)}`;
  expect(changesIn(changed, long).join('').length).toBeLessThan(1200);
});
