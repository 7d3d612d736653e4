import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CardId, LogEntry, OptionId } from '../../../src/engine/index.js';
import {
  practiceOf,
  publicView,
  questionOf,
  randomFrom,
  viewOf,
  windowFor,
  type GameStore,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import { ANN, done, embedded, requestOf, tablesOn } from '../table-scene.js';

const CHANNEL = practiceOf(ANN.user);
/** Answers after which a game that goes on has gone wrong. */
const MOST_ANSWERS = 400;

let store: GameStore;

beforeEach(async () => {
  const opened = await embedded();
  store = opened.store;
  onTestFinished(async () => opened.close());
});

const begun = async (): Promise<Tables> => {
  const tables = tablesOn(store);
  done(await tables.beginPractice(requestOf(ANN), 'en'));
  return tables;
};

const answered = async (tables: Tables, table: Table, options: readonly OptionId[]): Promise<Table> => {
  const click = { game: table.data.game.id, window: windowFor(table, ANN.user) ?? '', options };
  return done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'answer', click }));
};

/** The option that plays, activates or chooses this card, or is called so. */
const optionFor = (table: Table, wanted: CardId): OptionId =>
  questionOf(table, ANN.user)!.options.find(({ id, meaning }) => meaning.card === wanted || id === wanted)!.id;

/** The lesson as it is meant, answer by answer. */
const LESSON = `
  a-dime purchase breakfast attack spider pass end
  isaac butter-bean pass
  attack monstro the-d6`
  .trim()
  .split(/\s+/);

/** The lesson played on these tables, looked at before each answer. */
const taught = async (tablesNow: () => Tables): Promise<readonly LogEntry[]> => {
  for (const wanted of LESSON) {
    const table = (await tablesNow().table(CHANNEL))!;
    await answered(tablesNow(), table, [optionFor(table, wanted)]);
  }
  return tablesNow().wholeLog(CHANNEL, null);
};

test('the lesson has a miss and a hit, a card that is canceled, a death with its penalty, a soul and the win', async () => {
  const tables = await begun();
  const log = (await taught(() => tables)).map(({ line }) => line);
  const table = (await tables.table(CHANNEL))!;
  expect(publicView(table)?.outcome?.winners).toEqual(['p1']);
  const of = (say: string, player: string) => log.filter((line) => line.say === say && line.player === player);
  expect(of('miss', 'p1')).toHaveLength(1);
  expect(of('hit', 'p1')).toHaveLength(5);
  expect(log).toContainEqual(expect.objectContaining({ event: 'cancel', object: { card: 'gold-bomb' } }));
  expect(log).toContainEqual(expect.objectContaining({ event: 'dies', object: { player: 'p2' } }));
  expect(log).toContainEqual(expect.objectContaining({ event: 'discardLoot', player: 'p2', detail: 'penalty' }));
  expect(log.some(({ event, object }) => event === 'dies' && JSON.stringify(object).includes('p1'))).toBe(false);
});

test('what is prepared is the same in every lesson, and after a restart before every answer', async () => {
  const tables = await begun();
  const first = await taught(() => tables);
  await begun();
  const second = await taught(() => tablesOn(store));
  expect(second.map(({ line }) => line)).toEqual(first.map(({ line }) => line));
});

const anyAnswer = (table: Table, random: () => number): readonly OptionId[] => {
  const { options, min, max } = questionOf(table, ANN.user)!;
  const left = options.map(({ id }) => id);
  const count = Math.max(min, Math.min(max, 1));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
};

test('whoever goes any other way wins too', async () => {
  const turns: number[] = [];
  for (let seed = 1; seed <= 8; seed += 1) {
    const random = randomFrom(seed);
    const tables = await begun();
    let table = (await tables.table(CHANNEL))!;
    for (let n = 0; table.data.phase === 'playing'; n += 1) {
      expect(n).toBeLessThan(MOST_ANSWERS);
      table = await answered(tables, table, anyAnswer(table, random));
    }
    expect(publicView(table)?.outcome?.winners).toEqual(['p1']);
    turns.push(viewOf(table, ANN.user)!.turn.number);
  }
  expect(Math.max(...turns)).toBeGreaterThan(3);
});

/** What somebody answers who only fights, the monster with a soul first. */
const fighting = (table: Table): readonly OptionId[] => {
  const { key, options, fallback } = questionOf(table, ANN.user)!;
  const offered = (ids: readonly OptionId[]): readonly OptionId[] =>
    ids.filter((id) => options.some((option) => option.id === id)).slice(0, 1);
  if (key === 'priority') return offered(['attack', 'end', 'pass']);
  const monsters = publicView(table)!.monsters.flatMap(({ top }) => top ?? []);
  const found = offered(monsters.toSorted((a, b) => (b.souls ?? 0) - (a.souls ?? 0)).map(({ id }) => id));
  return key === 'attack.target' ? found : fallback;
};

test('whoever does nothing for forty turns has not lost, and can still win', async () => {
  const tables = await begun();
  let table = (await tables.table(CHANNEL))!;
  while (viewOf(table, ANN.user)!.turn.number < 40) {
    const { key, options, fallback } = questionOf(table, ANN.user)!;
    const least = options.some(({ id }) => id === 'end') ? ['end'] : ['pass'];
    table = await answered(tables, table, key === 'priority' ? least : fallback);
  }
  for (let n = 0; table.data.phase === 'playing'; n += 1) {
    expect(n).toBeLessThan(MOST_ANSWERS);
    table = await answered(tables, table, fighting(table));
  }
  expect(publicView(table)?.outcome?.winners).toEqual(['p1']);
});

test('a practice game of v0.2.0, with honest dice and the simple computer player, is played to its end', async () => {
  await begun();
  const stored = (await store.load(CHANNEL))!;
  const data = JSON.parse(stored.answers) as {
    readonly table: { readonly game: { readonly seats: { exceptions?: unknown; computer: unknown }[] } };
  };
  for (const seat of data.table.game.seats) {
    delete seat.exceptions;
    if (seat.computer !== null) seat.computer = 'simple';
  }
  const kept = { entries: [], outbox: [], interaction: null, ended: false };
  const checkpoint = stored.checkpoint.replaceAll(/prepared:\d+:\d+:/g, 'old ');
  const change = { ...kept, channel: CHANNEL, expectedRevision: stored.revision, checkpoint };
  expect((await store.commit({ ...change, answers: JSON.stringify(data) })).is).toBe('committed');
  const tables = tablesOn(store);
  let table = (await tables.table(CHANNEL))!;
  const random = randomFrom(7);
  for (let n = 0; table.data.phase === 'playing'; n += 1) {
    expect(n).toBeLessThan(MOST_ANSWERS);
    table = await answered(tables, table, anyAnswer(table, random));
  }
  expect(publicView(table)?.outcome).not.toBeNull();
});
