import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { createTables, standingsOf, type GameStore, type Person, type Tables } from '../../../src/table/index.js';
import { createLeagues, withResult, type Leagues } from '../../../src/table/leagues/leagues.js';
import { tablesFor, tableSizes } from '../../../src/table/leagues/pairing.js';
import { openSeason, type Season } from '../../../src/table/leagues/season.js';
import { metIn } from '../../../src/table/leagues/standings.js';
import type { GameSummary } from '../../../src/table/statistics/summary.js';
import * as scene from '../table-scene.js';
import { CHANNEL, done, requestOf, silent } from '../table-scene.js';
import { inMemory } from '../statistics/counted.js';

const SERVER = '700';
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `u${at}`);

/** A game of these people, the first of whom wins it; each has so many souls. */
const game = (id: string, users: readonly string[], souls: readonly number[] = [4]): GameSummary => ({
  game: id,
  server: SERVER,
  at: 10,
  turns: 20,
  mode: 'versus',
  together: false,
  computers: 0,
  people: users.map((user, at) => ({
    user,
    name: user,
    won: at === 0,
    gone: false,
    souls: souls[at] ?? 0,
    kills: 0,
    deaths: 0,
    dice: [0, 0, 0, 0, 0, 0],
    characters: [],
    cards: [],
  })),
});

describe('who sits with whom', () => {
  test('nobody sits alone, nobody is left out, and tables have two to four people', () => {
    for (const wanted of [2, 3, 4])
      for (let people = 2; people <= 33; people += 1) {
        const sizes = tableSizes(people, wanted);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(people);
        expect(sizes.every((size) => size >= 2 && size <= Math.max(3, wanted))).toBe(true);
        const seated = tablesFor(names(people), wanted, () => 0).flat();
        expect(seated.toSorted()).toEqual([...names(people)].toSorted());
      }
    expect([tableSizes(1, 4), tableSizes(0, 4), tablesFor(['a'], 2, () => 0)]).toEqual([[], [], []]);
  });

  test('eight people at tables of two meet seven different people in seven rounds; sixteen at tables of four meet new ones for long', () => {
    const meetings = (people: number, wanted: number, rounds: number): number => {
      const met = new Map<string, number>();
      const key = (one: string, other: string): string => [one, other].toSorted().join(' ');
      for (let round = 0; round < rounds; round += 1)
        for (const table of tablesFor(names(people), wanted, (one, other) => met.get(key(one, other)) ?? 0))
          for (const one of table)
            for (const other of table) if (one < other) met.set(key(one, other), (met.get(key(one, other)) ?? 0) + 1);
      return [...met.values()].filter((times) => times > 1).length;
    };
    expect(meetings(8, 2, 4)).toBe(0);
    expect(meetings(16, 4, 3)).toBeLessThanOrEqual(8); // of 72 meetings; five rounds without any are the best that there is
    expect(meetings(9, 3, 3)).toBeLessThanOrEqual(3);
  });
});

describe('the points of a season', () => {
  let leagues: Leagues;
  beforeEach(async () => {
    const store = inMemory();
    leagues = createLeagues({ ...store, allServers: async () => [`${SERVER}.league`, SERVER] }, () => 5);
    await leagues.open(SERVER, 4);
  });
  const now = async (): Promise<Season> => (await leagues.of(SERVER)).seasons[0]!;
  const table = async (): Promise<string> =>
    standingsOf(await now())
      .map(({ place, name, points }) => `${place} ${name} ${points}`)
      .join(', ');
  const join = async (...users: readonly string[]): Promise<void> => {
    for (const user of users) await leagues.join(SERVER, { user, name: user.toUpperCase() });
  };

  test('a game counts once, for those who were paired and nobody else, with equal parts for equals', async () => {
    await join('a', 'b', 'c', 'd');
    await leagues.startRound(SERVER, 0);
    await leagues.note({ ...game('x', ['a', 'b', 'c', 'd']), computers: 1 });
    await leagues.note({ ...game('x', ['a', 'b', 'c', 'd']), mode: 'together' });
    await leagues.note(game('x', ['a', 'b', 'c']));
    await leagues.note(game('x', ['a', 'b', 'c', 'e', 'd']));
    expect(await table()).toBe('1 A 0, 1 B 0, 1 C 0, 1 D 0');
    const played = game('y', ['a', 'b', 'c', 'd'], [4, 2, 2, 1]);
    await leagues.note(played);
    await leagues.note(played);
    await leagues.note(game('z', ['d', 'b', 'c', 'a']));
    expect(await table()).toBe('1 A 12, 2 B 6, 2 C 6, 4 D 0');
  });

  test('a tie everywhere is shared by all; then wins, opponents and souls decide', async () => {
    await join('a', 'b', 'c', 'd');
    await leagues.startRound(SERVER, 0);
    const even = game('x', ['a', 'b', 'c', 'd'], [2, 2, 2, 2]);
    await leagues.note({ ...even, people: even.people.map((one) => ({ ...one, won: false })) });
    expect(await table()).toBe('1 A 6, 1 B 6, 1 C 6, 1 D 6');
    await leagues.startRound(SERVER, 1);
    await leagues.note(game('y', ['c', 'd', 'a', 'b'], [4, 0, 0, 0]));
    expect(await table()).toBe('1 C 18, 2 A 10, 2 B 10, 2 D 10');
    await leagues.startRound(SERVER, 2);
    await leagues.note(game('z', ['d', 'a', 'b', 'c'], [4, 3, 3, 3]));
    expect(await table()).toBe('1 C 22, 2 D 22, 3 A 14, 3 B 14');
  });

  test('who comes late plays from the next round on; who leaves keeps what they have, and the others their table', async () => {
    await join('a', 'b', 'c');
    await leagues.startRound(SERVER, 0);
    await join('late');
    expect((await now()).rounds[0]!.tables.map(({ people }) => people.length)).toEqual([3]);
    expect((await leagues.leave(SERVER, 'c')).problem).toBeNull();
    expect((await leagues.leave(SERVER, 'c')).problem).toBe('notIn');
    expect((await now()).rounds[0]!.tables[0]!.people.toSorted()).toEqual(['a', 'b']);
    await leagues.note(game('x', ['a', 'b', 'c'])); // it had begun before
    expect(await table()).toBe('1 A 12, 2 B 0, 3 C 0, 3 LATE 0');
    await leagues.startRound(SERVER, 1);
    expect((await now()).rounds[1]!.tables.flatMap(({ people }) => people).toSorted()).toEqual(['a', 'b', 'late']);
    await join('c');
    await leagues.leave(SERVER, 'a');
    await leagues.leave(SERVER, 'b');
    expect((await now()).rounds[1]!.tables).toEqual([]); // nobody sits alone
    expect((await leagues.startRound(SERVER, 2)).problem).toBeNull();
    expect((await now()).rounds[2]!.tables.map(({ people }) => people.toSorted())).toEqual([['c', 'late']]);
  });

  test('who has their data deleted has no name and no id in it any more, and the others keep their points', async () => {
    await join('a', 'b');
    await leagues.startRound(SERVER, 0);
    await leagues.note(game('x', ['b', 'a']));
    expect(await leagues.servers('b')).toEqual([SERVER]);
    await leagues.forget('b');
    expect(await leagues.servers('b')).toEqual([]);
    expect(JSON.stringify(await leagues.of(SERVER))).not.toContain('"b"');
    expect(await table()).toBe('1 null 12, 2 A 0');
    await join('b');
    expect(await table()).toBe('1 null 12, 2 A 0, 3 B 0');
  });

  test('what cannot be done is refused and changes nothing', async () => {
    expect((await leagues.open(SERVER, 2)).problem).toBe('isOpen');
    expect((await leagues.startRound(SERVER, 0)).problem).toBe('tooFew');
    await join('a', 'b');
    expect((await leagues.startRound(SERVER, 0)).problem).toBeNull();
    expect((await leagues.startRound(SERVER, 0)).problem).toBe('movedOn'); // pressed twice
    expect((await leagues.close(SERVER, 7)).problem).toBe('movedOn');
    for (let round = 1; round < 30; round += 1) await leagues.startRound(SERVER, round);
    expect((await leagues.startRound(SERVER, 30)).problem).toBe('noMoreRounds');
    const before = await now();
    await join(...names(126));
    expect((await leagues.join(SERVER, { user: 'x', name: 'x' })).problem).toBe('full');
    expect((await now()).rounds).toEqual(before.rounds);
    expect((await leagues.close(SERVER, 1)).problem).toBeNull();
    expect((await leagues.join(SERVER, { user: 'a', name: 'a' })).problem).toBe('noSeason');
    await leagues.note(game('x', ['a', 'b']));
    expect(openSeason(await leagues.of(SERVER))).toBeNull();
    expect((await leagues.open(SERVER, 2)).league.seasons.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('the same people at several tables play the earliest first, and none before it was paired', async () => {
    await join('a', 'b');
    await leagues.startRound(SERVER, 0);
    await leagues.startRound(SERVER, 1);
    const before = await now();
    expect(withResult(before, { ...game('old', ['a', 'b']), at: 4 })).toBe(before);
    const after = withResult(before, game('x', ['a', 'b']));
    expect(after.rounds.map(({ tables }) => tables[0]!.result?.game ?? null)).toEqual(['x', null]);
    expect(metIn(after)('a', 'b')).toBe(2);
  });
});

describe('a league of eight people', () => {
  let store: GameStore;
  let close: () => Promise<void>;
  let tables: Tables;
  beforeEach(async () => {
    ({ store, close } = await scene.embedded());
    tables = createTables({
      store: { ...store, beat: async () => 0 },
      cards: { card: cardById },
      log: silent,
      random: () => 'a seed',
      later: () => undefined,
    });
    tables.onChange(async () => undefined);
  });
  afterEach(() => close());

  test('goes from its opening to its final standings, with results that come from the tables by themselves', async () => {
    const people: readonly Person[] = names(8).map((user) => ({ user, name: user }));
    await tables.leagues.open(SERVER, 2);
    for (const person of people) await tables.leagues.join(SERVER, person);
    const points = new Map(people.map(({ user }) => [user, 0]));
    const met = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const { league } = await tables.leagues.startRound(SERVER, round);
      for (const { people: pair } of openSeason(league)!.rounds[round]!.tables) {
        const [host, guest] = pair.map((user) => people.find((one) => one.user === user)!);
        met.add([...pair].toSorted().join(' '));
        done(await tables.open(CHANNEL, requestOf(host!), { language: 'en', server: SERVER, souls: 4 }));
        done(await tables.perform(CHANNEL, requestOf(guest!), { do: 'join' }));
        done(await tables.perform(CHANNEL, requestOf(host!), { do: 'start' }));
        const [winner, loser] = host!.user < guest!.user ? [host!, guest!] : [guest!, host!];
        done(await tables.perform(CHANNEL, requestOf(loser), { do: 'concede' }));
        points.set(winner.user, points.get(winner.user)! + 12);
        await tables.drain();
      }
    }
    expect(met.size).toBe(12); // nobody has met anybody twice
    const season = openSeason(await tables.leagues.of(SERVER))!;
    const standings = standingsOf(season);
    expect(Object.fromEntries(standings.map((one) => [one.user, one.points]))).toEqual(Object.fromEntries(points));
    expect(standings[0]).toMatchObject({ user: 'u0', place: 1, points: 36, wins: 3, played: 3 });
    expect(standings.at(-1)).toMatchObject({ user: 'u7', points: 0 });
    expect((await tables.leagues.close(SERVER, 1)).problem).toBeNull();
    expect(standingsOf((await tables.leagues.of(SERVER)).seasons[0]!)).toEqual(standings);
  });
});
