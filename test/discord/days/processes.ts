import { cardById } from '../../../cards/index.js';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { lastReadIn } from '../../../src/discord/memory/last-read.js';
import { numbersIn } from '../../../src/discord/memory/numbers.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import type { Messenger } from '../../../src/discord/rest/messenger.js';
import type { Timers } from '../../../src/discord/rest/timers.js';
import { createNotices } from '../../../src/discord/live-messages/notices/notices.js';
import { openStore } from '../../../src/store/index.js';
import { createTables, type Commit, type GameStore, type Table, type Tables } from '../../../src/table/index.js';
import { silent } from '../../table/table-scene.js';
import { noPictures, speak } from '../support/house.js';

const TICK = 1000;
/** What has been due for so many ms will not be done any more. */
const NEVER = 60_000;
/** Processes that run at the same time. */
const TOGETHER = 2;

/** Where a process ends that is killed at a deadline: when it has taken it, committed it, or told somebody of what follows. */
export const KILLS = ['taken', 'committed', 'told'] as const;
type Kill = (typeof KILLS)[number];

/** A message that somebody was told by. */
export interface Told {
  readonly at: number;
  readonly user: string;
}

export interface Process {
  readonly tables: Tables;
  /** It is gone as after kill -9: nothing that it has begun goes on. */
  kill(): void;
}

interface Timer {
  readonly at: number;
  readonly after: number;
  readonly run: () => void;
}

const never = async (): Promise<never> => new Promise(() => undefined);
const turnOfEvents = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Processes of the bot on one Redis, in a time that is moved by hand. Between two things that happen the processes do nothing but
 * look every second at what is due; that time is left out.
 */
export class Processes {
  now: number;
  readonly told: Told[] = [];
  readonly channels = new Set<string>();
  /** How late things were done that were due, in ms: the latest of all. */
  latest = 0;
  killed = 0;
  deadlines = 0;
  /** Called when a deadline has come and a process has taken it: how that process is to end. */
  killAt: (() => Kill | null) | null = null;
  changed: ((table: Table) => void) | null = null;
  private timers: Timer[] = [];
  private underWay = 0;
  private readonly wakes = new Map<string, number | null>();
  private readonly nonces = new Map<string, string>();
  private readonly stores: GameStore[] = [];
  private running: Process[] = [];

  readonly start: number;
  private readonly redisUrl: string;
  private readonly seed: string;
  private readonly isDeadline: (channel: string, now: number) => Promise<boolean>;

  constructor(
    redisUrl: string,
    start: number,
    seed: string,
    isDeadline: (channel: string, now: number) => Promise<boolean>,
  ) {
    [this.redisUrl, this.start, this.now, this.seed, this.isDeadline] = [redisUrl, start, start, seed, isDeadline];
  }

  /** A process that is running; another one each time, where there are several. */
  get any(): Process {
    this.running = [...this.running.slice(1), ...this.running.slice(0, 1)];
    return this.running[0]!;
  }

  private async open(): Promise<Process> {
    const opened = await openStore({ redisUrl: this.redisUrl, dataDir: '/nowhere', log: silent });
    this.stores.push(opened);
    let isAlive = true;
    let ends: Kill | null = null;
    const kill = (): void => {
      isAlive = false;
      this.killed += 1;
      this.running = this.running.filter((one) => one !== process);
    };
    const die = async (at: Kill): Promise<void> => {
      if (ends !== at) return;
      kill();
      await never();
    };
    const store = this.watched(opened, () => isAlive, {
      taken: async (channel) => {
        if (!(await this.isDeadline(channel, this.now))) return;
        this.deadlines += 1;
        ends = this.killAt?.() ?? null;
        await this.bring(die('taken'), () => isAlive);
      },
      committed: async () => die('committed'),
    });
    const later = (milliseconds: number, run: () => void): void =>
      void this.timers.push({ at: this.now + milliseconds, after: milliseconds, run: () => void (isAlive && run()) });
    const timers: Timers = {
      now: () => this.now,
      after: (milliseconds, run) => {
        const timer = { at: this.now + milliseconds, after: milliseconds, run: () => void (isAlive && run()) };
        this.timers.push(timer);
        return () => void (this.timers = this.timers.filter((one) => one !== timer));
      },
    };
    const tables = createTables({
      store,
      cards: { card: cardById },
      log: silent,
      random: () => this.seed,
      chance: () => 0.5,
      later,
      now: () => this.now,
    });
    const context = {
      tables,
      log: silent,
      words: speak,
      drafts: draftsIn(store),
      people: peopleIn(store),
      numbers: numbersIn(store, timers),
      pictures: noPictures,
      lastRead: lastReadIn(store, tables),
    };
    const messenger = this.messenger(async () => {
      if (!isAlive) await never();
      await die('told');
    });
    const notices = createNotices(context, messenger, { serverOf: () => '5' }, timers);
    tables.onChange(async (table) => {
      this.changed?.(table);
      await notices.sync(table.channel);
    });
    const process: Process = { tables, kill };
    this.running.push(process);
    tables.keepTime();
    for (const channel of this.channels) void notices.sync(channel);
    void tables.drain();
    return process;
  }

  /** Lets time pass up to then, and everything happen that is due by then. */
  async passTo(end: number): Promise<void> {
    for (;;) {
      await this.quiet();
      while (this.running.length < TOGETHER) await this.open();
      this.judge();
      const next = Math.min(...this.timers.map(({ at }) => at));
      if (next > end) break;
      if (this.skip(end)) continue;
      this.now = next;
      const runs = this.timers.filter(({ at }) => at === next);
      this.timers = this.timers.filter(({ at }) => at !== next);
      for (const { run } of runs) run();
    }
    this.now = Math.max(this.now, end);
  }

  async stop(): Promise<void> {
    await this.quiet();
    await Promise.all(this.stores.map(async (store) => store.close()));
  }

  /** What the commits of a store say, and its calls under way; of a process that is gone nothing ever comes back. */
  private watched(
    store: GameStore,
    isAlive: () => boolean,
    at: { readonly taken: (channel: string) => Promise<void>; readonly committed: () => Promise<void> },
  ): GameStore {
    const wrapped: Partial<GameStore> = {
      beat: async () => 0, // every process that is killed is one of two
      commit: async (commit) => {
        const result = await store.commit(commit);
        if (result.is === 'committed') this.committed(commit);
        if (result.is === 'committed' && commit.interaction === null) await this.bring(at.committed(), isAlive);
        return result;
      },
      takeDue: async (...given) => {
        const due = await store.takeDue(...given);
        for (const one of due) if (one.for === 'wake') await at.taken(one.channel);
        return due;
      },
    };
    return new Proxy(store, {
      get: (target, name: keyof GameStore) => {
        const found = (wrapped[name] ?? target[name].bind(target)) as (...all: readonly never[]) => Promise<unknown>;
        return async (...given: readonly never[]) => (isAlive() ? this.bring(found(...given), isAlive) : never());
      },
    });
  }

  /** Counts what is under way, as long as the process lives that waits for it. */
  private async bring<T>(promise: Promise<T>, isAlive: () => boolean): Promise<T> {
    this.underWay += 1;
    let isOpen = true;
    const end = (): void => {
      if (isOpen) this.underWay -= 1;
      isOpen = false;
    };
    const whenDead = async (): Promise<void> => {
      while (isOpen && isAlive()) await turnOfEvents();
      end();
    };
    void whenDead();
    try {
      return await promise;
    } finally {
      end();
    }
  }

  private committed({ channel, wake, ended }: Commit): void {
    this.channels.add(channel);
    const due = this.wakes.get(channel) ?? null;
    if (due !== null && due <= this.now) this.latest = Math.max(this.latest, this.now - due);
    if (wake !== undefined) this.wakes.set(channel, ended ? null : wake);
  }

  /** What is still not done counts as late too. */
  private judge(): void {
    for (const due of this.wakes.values())
      if (due !== null && due <= this.now) this.latest = Math.max(this.latest, this.now - due);
    if (this.latest > NEVER) throw new Error(`something that was due has not been done for ${NEVER} ms`);
  }

  /** Leaves out the time in which nothing happens; whether there was any. */
  private skip(end: number): boolean {
    if (this.timers.some(({ after }) => after !== TICK)) return false;
    const due = [...this.wakes.values()].flatMap((wake) => wake ?? []);
    const idle = Math.floor((Math.min(end, ...due) - this.now) / TICK) - 2;
    if (idle <= 0) return false;
    this.timers = this.timers.map((timer) => ({ ...timer, at: timer.at + idle * TICK }));
    this.now += idle * TICK;
    return true;
  }

  /** Waits for Redis, which is real: everything that can be done now is done afterwards. */
  private async quiet(): Promise<void> {
    for (let turns = 0; turns < 4; turns += 1) {
      await turnOfEvents();
      if (this.underWay > 0) turns = -1;
    }
  }

  /** The channel as Discord keeps it: a message with a nonce that has been sent already is that message. */
  private messenger(sent: () => Promise<void>): Messenger {
    return {
      post: async (_channel, { content }: Payload, nonce?: string) => {
        const known = nonce === undefined ? undefined : this.nonces.get(nonce);
        const id = known ?? `m${this.nonces.size + 1}`;
        if (nonce !== undefined) this.nonces.set(nonce, id);
        const user = /<@(\d+)>/u.exec(content)?.[1];
        if (known === undefined && user !== undefined) this.told.push({ at: this.now, user });
        await sent();
        return id;
      },
      edit: async () => undefined,
      reword: async () => undefined,
      remove: async () => undefined,
      strip: async () => undefined,
      hasPosted: async () => false,
      direct: async (user) => user,
      countAfter: async () => 0,
      member: async () => ({ is: 'gone' }),
      tell: async () => undefined,
    };
  }
}
