import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardLookup } from '../../cards/index.js';
import { createHeadlessNotices } from '../../src/discord/index.js';
import { createLogger } from '../../src/ops/index.js';
import { openStore } from '../../src/store/index.js';
import { createTables, type GameStore, type Tables } from '../../src/table/index.js';
import { words } from '../../src/text/index.js';

/** Milliseconds between two looks of the tables at what is due. */
const TICK = 1000;
const CHANNEL = '900';

interface Timer {
  readonly at: number;
  readonly after: number;
  readonly run: () => void;
}

/** Tables in a time that is moved by hand. */
export interface World {
  readonly tables: Tables;
  readonly channel: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Lets time pass up to then, and everything happen that is due by then. */
  passTo(end: number): Promise<void>;
  close(): Promise<void>;
}

const turnOfEvents = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The store, with its calls under way counted. */
const counted = (store: GameStore) => {
  let underWay = 0;
  const wrapped = new Proxy(store, {
    get: (target, name: keyof GameStore) => {
      if (name === 'beat') return async () => 0; // a time that is moved by hand has no downtime
      const found = target[name].bind(target) as (...given: readonly never[]) => Promise<unknown>;
      return async (...given: readonly never[]) => {
        underWay += 1;
        return found(...given).finally(() => (underWay -= 1));
      };
    },
  });
  const quiet = async (): Promise<void> => {
    for (let turns = 0; turns < 4; turns += 1) {
      await turnOfEvents();
      if (underWay > 0) turns = -1;
    }
  };
  return { store: wrapped, quiet };
};

/** Opens tables at this time, in a store of their own; `mentioned` hears of every mention when it comes. */
export const openWorld = async (
  start: number,
  seed: string,
  mentioned: (at: number, text: string) => void,
): Promise<World> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-days-'));
  const log = createLogger({ level: 'silent' });
  const opened = await openStore({ redisUrl: undefined, dataDir, log });
  const { store, quiet } = counted(opened);
  let time = start;
  let timers: readonly Timer[] = [];
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { at: time + milliseconds, after: milliseconds, run };
    timers = [...timers, timer];
    return () => void (timers = timers.filter((one) => one !== timer));
  };
  const now = (): number => time;
  const tables = createTables({
    store,
    cards: cardLookup,
    log,
    random: () => seed,
    chance: () => 0.5,
    later: (milliseconds, run) => void after(milliseconds, run),
    now,
  });
  const speak = (language: 'en' | 'fr') => words(language, cardLookup);
  const notices = createHeadlessNotices({ tables, store, words: speak, log, timers: { now, after } }, (text) =>
    mentioned(time, text),
  );
  tables.onChange(async ({ channel }) => notices.sync(channel));
  const endTime = tables.keepTime();

  /** Leaves out the time in which nothing happens; whether there was any. */
  const skip = async (end: number): Promise<boolean> => {
    if (timers.some((timer) => timer.after !== TICK)) return false;
    const { act } = await tables.nextTimes();
    const idle = Math.floor((Math.min(end, act ?? end) - time) / TICK) - 2;
    if (idle <= 0) return false;
    timers = timers.map((timer) => ({ ...timer, at: timer.at + idle * TICK }));
    time += idle * TICK;
    return true;
  };

  return {
    tables,
    channel: CHANNEL,
    now,
    async passTo(end) {
      for (;;) {
        await quiet();
        const next = Math.min(...timers.map(({ at }) => at));
        if (next > end) break;
        if (await skip(end)) continue;
        time = next;
        const due = timers.filter(({ at }) => at === next);
        timers = timers.filter(({ at }) => at !== next);
        for (const { run } of due) run();
      }
      time = Math.max(time, end);
    },
    async close() {
      const ended = endTime();
      await quiet();
      await ended;
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
