import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { openStore } from '../../../src/store/index.js';
import { keepTime } from '../../../src/table/clock/worker.js';
import { createTables, StoreUnavailable, type GameStore, type Tables } from '../../../src/table/index.js';
import { redisServer, type TestRedis } from '../../support/redis.js';
import { commitOf, prefixed, readableLog } from '../../store/scene.js';
import { ANN, CHANNEL, done, requestOf, silent } from '../table-scene.js';

const SECOND = 1000;
const START = Date.UTC(2026, 10, 23, 12);

let server: TestRedis;
let stores: readonly GameStore[];
let now: number;
let waiting: { readonly at: number; readonly run: () => void }[];
let ends: (() => Promise<void>)[];
let underWay: number;

/** The store, with its answers under way counted. */
const counted = (store: GameStore): GameStore =>
  new Proxy(store, {
    get:
      (target, name: keyof GameStore) =>
      async (...given: readonly never[]) => {
        underWay += 1;
        try {
          return await (target[name] as (...all: readonly never[]) => Promise<unknown>)(...given);
        } finally {
          underWay -= 1;
        }
      },
  });

beforeEach(async () => {
  server = await redisServer();
  const redisUrl = prefixed(server.url, server.prefix);
  const open = async () => openStore({ redisUrl, dataDir: '/nowhere', log: silent });
  underWay = 0;
  stores = (await Promise.all([open(), open()])).map(counted);
  now = START;
  waiting = [];
  ends = [];
});
afterEach(async () => {
  await Promise.all(ends.map(async (end) => end()));
  await Promise.all(stores.map(async (store) => store.close()));
  await server.stop();
});

const clock = (): number => now;
const later = (milliseconds: number, run: () => void): void => void waiting.push({ at: now + milliseconds, run });
const turnOfEvents = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Waits for the stores, which are real: everything that can be done now is done afterwards. */
const quiet = async (): Promise<void> => {
  for (let turns = 0; turns < 4; turns += 1) {
    await turnOfEvents();
    if (underWay > 0) turns = -1;
  }
};

/** Time passes, and every process does what it does then. */
const pass = async (milliseconds: number): Promise<void> => {
  const end = now + milliseconds;
  for (;;) {
    await quiet();
    const next = Math.min(...waiting.map(({ at }) => at));
    if (next > end) break;
    now = next;
    const runs = waiting.filter(({ at }) => at === next);
    waiting = waiting.filter(({ at }) => at !== next);
    for (const { run } of runs) run();
  }
  now = end;
};

interface Looked {
  readonly channel: string;
  readonly at: number;
  readonly by: number;
  readonly lost: number;
}

/** A process that keeps time on the store with this number, and what it has looked at. */
const process = (
  by: number,
  looks: Looked[],
  {
    look = async () => undefined,
    store = stores[by]!,
    log = silent,
    isOurs = async () => true,
  }: {
    readonly look?: (channel: string) => Promise<unknown>;
    readonly store?: Pick<GameStore, 'beat' | 'takeDue'>;
    readonly log?: typeof silent;
    readonly isOurs?: (channel: string) => Promise<boolean>;
  } = {},
): (() => Promise<void>) => {
  const end = keepTime({
    store: { beat: store.beat, takeDue: store.takeDue, liveChannels: async () => [] },
    clock,
    later,
    deliver: async () => undefined,
    look: async (channel, lost) => {
      looks.push({ channel, at: now - START, by, lost });
      await look(channel);
    },
    isOurs,
    log,
  });
  ends.push(end);
  return end;
};

/** The table says that it wants to be looked at then, after START, and never again. */
const wakes = async (channel: string, at: number): Promise<void> => {
  await stores[0]!.commit(commitOf(channel, (await stores[0]!.load(channel))?.revision ?? 0, { wake: START + at }));
};
const never = async (channel: string): Promise<void> => {
  await stores[0]!.commit(commitOf(channel, (await stores[0]!.load(channel))!.revision, { wake: null }));
};

test('two processes on one Redis look at each table once, within a second of its time', async () => {
  const channels = Array.from({ length: 40 }, (_, index) => `${index}`);
  for (const channel of channels) await wakes(channel, Number(channel) * 130);
  const looks: Looked[] = [];
  for (const by of [0, 1]) process(by, looks, { look: never });
  await pass(8 * SECOND);
  await Promise.all(ends.map(async (end) => end()));
  expect(looks.map(({ channel }) => channel).toSorted()).toEqual(channels.toSorted());
  for (const { channel, at } of looks) expect(at - Number(channel) * 130).toBeLessThanOrEqual(SECOND);
  expect(new Set(looks.map(({ lost }) => lost))).toEqual(new Set([0]));
});

test('each process looks at the tables that are its own, and takes over those of another one that has died', async () => {
  const channels = Array.from({ length: 20 }, (_, index) => `${index}`);
  for (const channel of channels) await wakes(channel, Number(channel) * 130);
  const looks: Looked[] = [];
  const owned = [new Set(channels.slice(0, 10)), new Set(channels.slice(10, 15))] as const;
  for (const by of [0, 1]) process(by, looks, { look: never, isOurs: async (channel) => owned[by]!.has(channel) });
  await pass(5 * SECOND);
  expect(looks.filter(({ by }) => by === 0).map(({ channel }) => channel)).toEqual(channels.slice(0, 10));
  expect(looks.filter(({ by }) => by === 1).map(({ channel }) => channel)).toEqual(channels.slice(10, 15));
  for (const { channel, at } of looks) expect(at - Number(channel) * 130).toBeLessThanOrEqual(SECOND);
  for (const channel of channels.slice(15)) owned[1].add(channel);
  await pass(SECOND);
  expect(looks.map(({ channel }) => channel).toSorted()).toEqual(channels.toSorted());
});

test('a table whose process has died in the middle is looked at by another one 4 s later', async () => {
  await wakes('1', 2 * SECOND);
  expect(await stores[0]!.takeDue(START + 2 * SECOND, 4 * SECOND, 9)).toHaveLength(1);
  const looks: Looked[] = [];
  process(1, looks, { look: never });
  await pass(7 * SECOND);
  expect(looks).toEqual([{ channel: '1', at: 6 * SECOND, by: 1, lost: 0 }]);
});

test('a table that cannot be gone on with keeps no other one waiting, and is tried less and less often', async () => {
  await wakes('broken', 0);
  const looks: Looked[] = [];
  process(0, looks, {
    look: async (channel) => {
      if (channel === 'broken') throw new Error('a rule that breaks');
      await never(channel);
    },
  });
  await pass(60 * SECOND);
  const tries = looks.length;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(9);
  await wakes('well', 60 * SECOND);
  await pass(2 * SECOND);
});

test('a table that takes long keeps no other one waiting and does not count as a time without a process; the end waits for it', async () => {
  await wakes('slow', 0);
  let finish = (): void => undefined;
  const looks: Looked[] = [];
  const end = process(0, looks, {
    look: async (channel) =>
      channel === 'slow' ? new Promise<void>((resolve) => void (finish = resolve)) : never(channel),
  });
  await pass(40 * SECOND);
  await wakes('other', 40 * SECOND);
  await pass(2 * SECOND);
  expect(looks.map(({ channel, lost }) => [channel, lost])).toEqual([
    ['slow', 0],
    ['other', 0],
  ]);
  let isOver = false;
  const ending = end().then(() => void (isOver = true));
  await turnOfEvents();
  expect(isOver).toBe(false);
  finish();
  await ending;
});

test('a store that is away is asked again every second, and that is said once', async () => {
  await wakes('1', 0);
  let isAway = true;
  const beat: GameStore['beat'] = async (...given) => {
    if (isAway) throw new StoreUnavailable('away');
    return stores[0]!.beat(...given);
  };
  const { log, lines } = readableLog();
  const looks: Looked[] = [];
  process(0, looks, { store: { beat, takeDue: stores[0]!.takeDue }, look: never, log });
  await pass(5 * SECOND);
  expect(looks).toEqual([]);
  isAway = false;
  await pass(2 * SECOND);
  expect(lines).toHaveLength(1);
});

test('after a time without any process, and after a clock that was set back, every live table is looked at', async () => {
  await wakes('1', 1000 * SECOND);
  const { beat, takeDue } = stores[0]!;
  const live = { beat, takeDue, liveChannels: async () => ['1'] };
  const looks: (readonly [number, number])[] = [];
  const start = (): (() => Promise<void>) => {
    const look = async (_: string, lost: number): Promise<void> => void looks.push([now - START, lost]);
    const end = keepTime({ store: live, clock, later, deliver: async () => undefined, look, log: silent });
    ends = [end];
    return end;
  };
  const end = start();
  await pass(3 * SECOND);
  await end();
  waiting = [];
  now = START + 100 * SECOND;
  start();
  await pass(3 * SECOND);
  now = START + 50 * SECOND;
  waiting = waiting.map(({ run }) => ({ at: now, run }));
  await pass(3 * SECOND);
  expect(looks).toEqual([
    [0, 0],
    [100 * SECOND, 97 * SECOND],
    [50 * SECOND, 97 * SECOND - 53 * SECOND],
  ]);
});

describe('the outbox', () => {
  const tablesOn = (store: GameStore): Tables =>
    createTables({ store, cards: { card: cardById }, log: silent, later, now: clock });

  const heard = (tables: Tables): string[] => {
    const items: string[] = [];
    tables.onChange(async (_table, outbox) => void items.push(...outbox));
    return items;
  };

  test('of a process that died is worked off by another one within 10 s, also when a third one dies in the middle', async () => {
    const [one, two] = [tablesOn(stores[0]!), tablesOn(stores[1]!)];
    done(await one.open(CHANNEL, requestOf(ANN), { language: 'en' })); // it hears of nothing any more
    const items = heard(two);
    ends.push(two.keepTime());
    await pass(4 * SECOND);
    now += SECOND;
    expect(await stores[0]!.takeDue(now, 4 * SECOND, 9)).toEqual([{ channel: CHANNEL, for: 'outbox' }]);
    expect(items).toEqual([]);
    await pass(5 * SECOND);
    await ends[0]!();
    expect(items).toEqual(['board']);
    expect(await stores[0]!.outbox(CHANNEL)).toEqual([]);
  });

  test('is left to the process that committed for as long as that one lives', async () => {
    const [one, two] = [tablesOn(stores[0]!), tablesOn(stores[1]!)];
    const [own, others] = [heard(one), heard(two)];
    for (const tables of [one, two]) ends.push(tables.keepTime());
    done(await one.open(CHANNEL, requestOf(ANN), { language: 'en' }));
    await pass(20 * SECOND);
    await Promise.all(ends.map(async (end) => end()));
    expect([own, others]).toEqual([['board'], []]);
  });

  test('that cannot be brought is not tried more often for being due', async () => {
    const tables = tablesOn(stores[0]!);
    const tries: number[] = [];
    tables.onChange(async () => {
      tries.push((now - START) / SECOND);
      throw new Error('Discord is away');
    });
    done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
    ends.push(tables.keepTime());
    await pass(40 * SECOND);
    expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
  });
});
