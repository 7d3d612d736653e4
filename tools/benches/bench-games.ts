import { cardById } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  fork,
  load,
  openGame,
  outcomeOf,
  sample,
  save,
  seededRandom,
  takeEntries,
  viewFor,
  type Resources,
  type Session,
  type Setup,
} from '../../src/engine/index.js';
import { packText } from '../../src/store/index.js';
import {
  checkpointText,
  poolOf,
  setupForTable,
  randomFrom,
  setsOf,
  STANDARD,
  type GameStore,
} from '../../src/table/index.js';

/** What was measured, run by run. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
  /** What is wanted of the median: at least so much of what is counted in a second, and at most so much of everything else. */
  readonly wanted?: number;
}

const cards = { card: cardById };
const resources: Resources = { cards, random: seededRandom };
const PLAYERS = 4;
const SOULS = 2;
const GAMES = 60;

/**
 * A bot runs for days, and what it does all the time the JavaScript engine has compiled by then: that is the second half of
 * what was measured one after the other, and what is wanted is wanted of it. The first half warms up; how slow a program is
 * that has just been started shows in the first values, which are a row of their own.
 */
const firstAndWarm = ({ name, unit, values, wanted }: Row, first: number, called: string): readonly Row[] => [
  { name: `${name}, ${called}`, unit, values: values.slice(0, first) },
  { name, unit, values: values.slice(values.length / 2), ...(wanted === undefined ? {} : { wanted }) },
];

/** What a game is dealt from, with rooms where the sets have some. */
const setupOf = (seed: number, sets = setsOf(STANDARD)): Setup =>
  setupForTable(poolOf(sets), PLAYERS, SOULS, `bench ${seed}`, { ...STANDARD, rooms: true });

const newGame = (seed: number, checkpoints: boolean, sets?: readonly string[]): Session =>
  openGame(setupOf(seed, sets), resources, { checkpoints });

/** Plays with `random` players; returns the number of decisions. The choice of the answers is not part of what is timed. */
const answers = (
  seed: number,
  sets?: readonly string[],
): readonly { readonly player: `p${number}`; readonly chosen: readonly string[] }[] => {
  const session = newGame(seed, false, sets);
  const random = randomFrom(seed);
  const found: { readonly player: `p${number}`; readonly chosen: readonly string[] }[] = [];
  while (outcomeOf(session) === null && found.length < 30_000) {
    const decision = decisionOf(session);
    if (decision === null) break;
    const chosen = chooseAnswer('random', viewFor(session, decision.player), random, cards);
    found.push({ player: decision.player, chosen });
    apply(session, decision.player, chosen);
  }
  return found;
};

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** Decisions per second of four `random` players, game by game, with or without the text of each transition. */
export const playSpeed = (
  name: string,
  checkpoints: boolean,
  wanted: number,
  sets?: readonly string[],
): readonly Row[] => {
  const values: number[] = [];
  for (let seed = 0; seed < GAMES; seed += 1) {
    const script = answers(seed, sets);
    const setup = setupOf(seed, sets);
    const start = performance.now();
    const session = openGame(setup, resources, { checkpoints });
    for (const { player, chosen } of script) apply(session, player, chosen);
    values.push(script.length / secondsSince(start));
  }
  return firstAndWarm({ name, unit: 'decisions/s', values, wanted }, 10, 'the first ten games');
};

type Script = ReturnType<typeof answers>;

/** Processor time of this process to play a script once the game is open, in µs per decision. */
const costOf = (seed: number, script: Script, sets?: readonly string[]): number => {
  const session = newGame(seed, false, sets);
  const before = process.cpuUsage();
  for (const { player, chosen } of script) apply(session, player, chosen);
  return process.cpuUsage(before).user / script.length;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const ROUNDS = 5;

/** So many games of each: a decision costs up to twice as much in one game as in another, and six told nothing. */
const PAIRS = 24;

/**
 * How many times as much processor time a decision takes with these sets as with the base set. Games of both are played by
 * turns, over and over, and of each game the least counts: whatever else the machine does only adds to it.
 */
export const costBeside = (name: string, sets: readonly string[], wanted: number): Row => {
  const games = Array.from({ length: PAIRS }, (_, seed) => ({
    base: { seed, script: answers(seed), least: Infinity },
    all: { seed, script: answers(seed, sets), least: Infinity },
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { base, all } of games) {
      base.least = Math.min(base.least, costOf(base.seed, base.script));
      all.least = Math.min(all.least, costOf(all.seed, all.script, sets));
    }
  const values = [mean(games.map(({ all }) => all.least)) / mean(games.map(({ base }) => base.least))];
  return { name, unit: 'times', values, wanted };
};

/** Plays a table whose every answer is committed: both parts as they change, and the entries. */
const playCommitted = async (store: GameStore, channel: string, seed: number, script: Script): Promise<void> => {
  const session = newGame(seed, true);
  let revision = (await store.load(channel))?.revision ?? 0;
  let stored = '';
  for (const [at, { player, chosen }] of script.entries()) {
    apply(session, player, chosen);
    const saved = save(session);
    const { checkpoint, past: _, ...rest } = saved;
    const result = await store.commit({
      channel,
      expectedRevision: revision,
      answers: JSON.stringify(rest),
      entries: takeEntries(session).map((entry) => ({ id: entry.id, text: JSON.stringify(entry) })),
      outbox: [],
      interaction: `${channel}-${at}`,
      ended: at === script.length - 1,
      ...(checkpoint === stored ? {} : { checkpoint: checkpointText(saved) }),
    });
    if (result.is !== 'committed') throw new Error(`a commit was not taken: ${result.is}`);
    ({ revision } = result);
    stored = checkpoint;
  }
  await store.clearEntries(channel);
};

/** Games of each table that are played to warm up, and games that count. */
const COMMITTED = { before: 2, counted: 5 };

/** Decisions per second of this process when so many tables are played at once and every answer is committed. */
export const committedSpeed = async (name: string, store: GameStore, tables: number, wanted: number): Promise<Row> => {
  const values: number[] = [];
  for (let round = 0; round < COMMITTED.before + COMMITTED.counted; round += 1) {
    const games = Array.from({ length: tables }, (_, table) => {
      const seed = round * tables + table;
      return { seed, channel: `bench-${process.pid}-${tables}-${seed}`, script: answers(seed).slice(0, 3000) };
    });
    const start = performance.now();
    await Promise.all(games.map(({ seed, channel, script }) => playCommitted(store, channel, seed, script)));
    const decisions = games.reduce((sum, { script }) => sum + script.length, 0);
    values.push(decisions / secondsSince(start));
  }
  return { name, unit: 'decisions/s', values: values.slice(COMMITTED.before), wanted };
};

/** Bytes of a saved game, as text and packed as the stores keep it, at every tenth decision of one: others are as large. */
export const savedBytes = (): readonly Row[] => {
  const plain: number[] = [];
  const stored: number[] = [];
  const session = newGame(0, true);
  for (const [at, { player, chosen }] of answers(0).entries()) {
    apply(session, player, chosen);
    if (at % 10 !== 0) continue;
    const saved = save(session);
    const { checkpoint: _, past: __, ...rest } = saved;
    const parts = [checkpointText(saved), JSON.stringify(rest)];
    plain.push(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
    stored.push(parts.reduce((sum, part) => sum + packText(part).length, 0));
  }
  return [
    { name: 'saved game, text', unit: 'bytes', values: plain },
    { name: 'saved game, as stored', unit: 'bytes', values: stored },
  ];
};

/** Games in which it is looked how long a view, a load and a copy take. */
const LOOKED_AT = 8;

/** Milliseconds for a view and for loading a saved game. */
export const lookSpeed = (): readonly Row[] => {
  const views: number[] = [];
  const loads: number[] = [];
  for (let seed = 0; seed < LOOKED_AT; seed += 1) {
    const session = newGame(seed, true);
    for (const [at, { player, chosen }] of answers(seed).entries()) {
      apply(session, player, chosen);
      if (at % 5 !== 0) continue;
      const viewed = performance.now();
      viewFor(session, player);
      views.push(performance.now() - viewed);
      const saved = save(session);
      const loaded = performance.now();
      load(saved, resources);
      loads.push(performance.now() - loaded);
    }
  }
  return [
    ...firstAndWarm({ name: 'view of one player', unit: 'ms', values: views }, 50, 'the first fifty'),
    ...firstAndWarm({ name: 'load a saved game', unit: 'ms', values: loads, wanted: 0.25 }, 50, 'the first fifty'),
  ];
};

/** µs that something takes of the processor, as the mean of some times in a row: one time is less than the clock tells apart. */
const processorTime = (run: (at: number) => unknown): number => {
  const before = process.cpuUsage();
  for (let at = 0; at < TIMES; at += 1) run(at);
  return process.cpuUsage(before).user / TIMES;
};
const TIMES = 10;

/** µs for a copy of a game, and for one as a player may imagine it, at decisions of games with all sets. */
export const copySpeed = (sets: readonly string[]): readonly Row[] => {
  const forks: number[] = [];
  const samples: number[] = [];
  for (let seed = 0; seed < LOOKED_AT; seed += 1) {
    const session = newGame(seed, false, sets);
    for (const [at, { player, chosen }] of answers(seed, sets).entries()) {
      apply(session, player, chosen);
      if (at % 50 !== 0 || decisionOf(session)?.key !== 'priority') continue;
      forks.push(processorTime(() => fork(session)));
      samples.push(processorTime((time) => sample(session, player, `${at} ${time}`)));
    }
  }
  return [
    ...firstAndWarm(
      { name: 'copy of a game to play on, all sets', unit: 'µs', values: forks, wanted: 100 },
      5,
      'the first fifty',
    ),
    ...firstAndWarm(
      { name: 'game as a player may imagine it, all sets', unit: 'µs', values: samples },
      5,
      'the first fifty',
    ),
  ];
};
