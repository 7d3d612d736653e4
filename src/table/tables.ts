import { randomBytes } from 'node:crypto';
import {
  seededRandom,
  takeEntries,
  type CardLookup,
  type LogEntry,
  type Resources,
  type Session,
} from '../engine/index.js';
import type { Logger } from '../ops/index.js';
import { isRefused, type Change, type Refused, type Working } from './acts.js';
import { newSeed } from './decks.js';
import { openDelivery } from './delivery.js';
import type { GameStore } from './game-store.js';
import * as lobby from './lobby.js';
import * as play from './play.js';
import { mayRead } from './reading.js';
import { read, sessionOf, written, type Record } from './record.js';
import type { Messages, Outcome, Refusal, Table, TableData, Tables } from './types.js';

/** What tables are made of. */
export interface TablesOptions {
  readonly store: GameStore;
  readonly cards: CardLookup;
  readonly log?: Logger;
  /** A seed for each game; from the system's own randomness unless given. */
  readonly random?: () => string;
}

/** A record with the session on it, which nobody changes. */
interface Known {
  readonly record: Record;
  readonly table: Table;
}

type Act = (working: Working) => Change | Refused;

/** How often an act is tried again after somebody else was faster. */
const ATTEMPTS = 8;

/** One act after the other for each channel. */
const openQueues = () => {
  const tails = new Map<string, Promise<unknown>>();
  return <T>(channel: string, act: () => Promise<T>): Promise<T> => {
    const before = tails.get(channel) ?? Promise.resolve();
    const now = before.then(act, act);
    const tail = now.catch(() => undefined);
    tails.set(channel, tail);
    void tail.then(() => {
      if (tails.get(channel) === tail) tails.delete(channel);
    });
    return now;
  };
};

/** The id of a stored line: entry ids begin anew in every game of a channel. */
const storedEntries = (game: string, entries: readonly LogEntry[]) =>
  entries.map((entry) => ({ id: `${game}.${entry.id}`, text: JSON.stringify(entry) }));

/**
 * The tables of all channels on a store. Every act works on a session of its own and is seen by others after its
 * commit only; a store that fails (`StoreUnavailable` is thrown through) leaves everything as it was.
 */
export const createTables = ({ store, cards, log, random = newSeed }: TablesOptions): Tables => {
  const resources: Resources = { cards, random: seededRandom };
  const inTurn = openQueues();
  const cache = new Map<string, Known>();

  const known = (channel: string, record: Record, session: Session | null): Known => {
    const table: Table = { channel, revision: record.revision, data: record.data, session };
    const found = { record, table };
    cache.set(channel, found);
    return found;
  };

  /** As the store has it now. */
  const current = async (channel: string): Promise<Known | null> => {
    const stored = await store.load(channel);
    if (stored === null) return null;
    const cached = cache.get(channel);
    if (cached?.table.revision === stored.revision) return cached;
    const record = read(stored);
    return known(channel, record, sessionOf(record, resources));
  };
  const delivery = openDelivery(store, async (channel) => (await current(channel))?.table ?? null, log);

  interface Commitment {
    readonly channel: string;
    readonly interaction: string | null;
    readonly before: Known | null;
    readonly change: Change;
    readonly outbox: readonly string[];
  }

  /** Commits a change; null when somebody else was faster. */
  const committed = async (now: Commitment): Promise<Outcome | null> => {
    const { channel, interaction, before, change, outbox } = now;
    const { data, session } = change;
    const parts = written(data, session, before?.record ?? null);
    const entries = session === null ? [] : takeEntries(session);
    const result = await store.commit({
      channel,
      expectedRevision: before?.table.revision ?? 0,
      ...(parts.checkpoint === before?.record.checkpoint ? {} : { checkpoint: parts.checkpoint }),
      answers: parts.answers,
      entries: storedEntries(data.game, entries),
      outbox,
      interaction,
      ended: data.phase === 'over',
    });
    if (result.is === 'conflict') return null;
    if (result.is === 'duplicate') return duplicate(channel);
    const { table } = known(channel, { revision: result.revision, ...parts }, session);
    if (outbox.length > 0) delivery.deliver(channel);
    return { is: 'done', table, entries };
  };

  const duplicate = async (channel: string): Promise<Outcome | null> => {
    const now = await current(channel);
    return now === null ? null : { is: 'duplicate', table: now.table };
  };

  /** A refusal is judged on the newest state, and is none when this very interaction has been done before. */
  const refuse = async (channel: string, interaction: string, seen: Known | null, refusal: Refusal) => {
    const now = await current(channel);
    if (now?.table.revision !== seen?.table.revision) return null;
    const done = await store.interactionRevision(channel, interaction);
    if (done !== null && now !== null) return { is: 'duplicate', table: now.table } as const;
    return { is: 'refused', refusal, table: now?.table ?? null } as const;
  };

  const attempt = async (channel: string, interaction: string, act: Act, fresh: boolean): Promise<Outcome | null> => {
    const before = (fresh ? null : cache.get(channel)) ?? (await current(channel));
    if (before === null) return refuse(channel, interaction, null, { why: 'noTable' });
    const change = act({ data: before.record.data, session: sessionOf(before.record, resources) });
    if (isRefused(change)) return refuse(channel, interaction, before, change);
    return committed({ channel, interaction, before, change, outbox: outboxOf(before.record.data, change.data) });
  };

  const tried = async (channel: string, once: (fresh: boolean) => Promise<Outcome | null>): Promise<Outcome> => {
    for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
      const outcome = await once(attempts > 0);
      if (outcome !== null) return outcome;
    }
    return { is: 'refused', refusal: { why: 'busy' }, table: (await current(channel))?.table ?? null };
  };

  const act = (channel: string, interaction: string, change: Act): Promise<Outcome> =>
    inTurn(channel, () => tried(channel, (fresh) => attempt(channel, interaction, change, fresh)));

  const open: Tables['open'] = (channel, interaction, host, settings) =>
    inTurn(channel, () =>
      tried(channel, async () => {
        const before = await current(channel);
        if (before !== null && before.record.data.phase !== 'over')
          return refuse(channel, interaction, before, { why: 'tableExists' });
        const game = randomBytes(5).toString('hex').slice(0, 6);
        const change = { data: lobby.newTable(game, host, settings), session: null };
        const outcome = await committed({ channel, interaction, before, change, outbox: ['board'] });
        if (outcome?.is === 'done' && before !== null) await forgetOldLog(channel);
        return outcome;
      }),
    );

  /** Lines of another game are never shown; when they cannot be removed now, they only take up room. */
  const forgetOldLog = async (channel: string): Promise<void> => {
    try {
      await store.clearEntries(channel);
    } catch (err) {
      log?.warn({ err, channel }, 'the log of an old game could not be removed');
    }
  };

  const noteMessages = (channel: string, messages: Partial<Messages>): Promise<Table | null> =>
    inTurn(channel, async () => {
      const outcome = await tried(channel, async () => {
        const before = await current(channel);
        if (before === null) return { is: 'refused', refusal: { why: 'noTable' }, table: null };
        const session = sessionOf(before.record, resources);
        const data = { ...before.record.data, messages: { ...before.record.data.messages, ...messages } };
        return committed({ channel, interaction: null, before, change: { data, session }, outbox: [] });
      });
      return outcome.table;
    });

  return {
    table: async (channel) => (await current(channel))?.table ?? null,
    open,
    join: (channel, interaction, person) => act(channel, interaction, (now) => lobby.join(now, person)),
    leave: (channel, interaction, person) => act(channel, interaction, (now) => lobby.leave(now, person, resources)),
    addComputer: (channel, interaction, person, kind) =>
      act(channel, interaction, (now) => lobby.addComputer(now, person, kind)),
    removeComputer: (channel, interaction, person) =>
      act(channel, interaction, (now) => lobby.removeComputer(now, person)),
    start: (channel, interaction, person) =>
      act(channel, interaction, (now) => lobby.start(now, person, random(), resources)),
    answer: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => play.answer(now, person, click, cards)),
    withdraw: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => play.withdraw(now, person, click)),
    declare: (channel, interaction, person, click) =>
      act(channel, interaction, (now) => play.declare(now, person, click, cards)),
    undo: (channel, interaction, person) => act(channel, interaction, (now) => play.undo(now, person, cards)),
    end: (channel, interaction, person) => act(channel, interaction, (now) => lobby.end(now, person)),
    setOrder: (channel, interaction, person, order) =>
      act(channel, interaction, (now) => lobby.setOrder(now, person, order)),
    setHoldPriority: (channel, interaction, person, hold) =>
      act(channel, interaction, (now) => lobby.setHoldPriority(now, person, hold)),
    noteMessages,
    onChange: delivery.listen,
    drain: delivery.drain,
    latestLog: async (channel, viewer, limit) => {
      const game = (await current(channel))?.record.data.game;
      const lines = await store.latestEntries(channel, limit * LINES_READ);
      const own = lines.filter(({ id }) => game !== undefined && id.startsWith(`${game}.`));
      return own
        .map(({ text }) => JSON.parse(text) as LogEntry)
        .filter((entry) => mayRead(entry, viewer))
        .slice(-limit);
    },
  };
};

/** Of the log so many times more is read than shown, because some lines are for others. */
const LINES_READ = 3;

/** The board is to be drawn again; a ping is due when people are asked in another window than before. */
const outboxOf = (before: TableData, after: TableData): readonly string[] => {
  const { window } = after;
  const isNew = window !== null && window.id !== before.window?.id && window.asked.length > 0;
  return isNew ? ['board', `ping ${window.id}`] : ['board'];
};
