import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardById } from '../../cards/index.js';
import { decisionOf, type Option, type OptionId } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import { openStore } from '../../src/store/index.js';
import {
  createTables,
  StoreUnavailable,
  windowFor,
  type Commit,
  type CommitResult,
  type GameStore,
  type Outcome,
  type Person,
  type StandingOrder,
  type Table,
  type Tables,
  type TablesOptions,
} from '../../src/table/index.js';

export const CHANNEL = '900';
export const ANN: Person = { user: '1', name: 'Ann' };
export const BOB: Person = { user: '2', name: 'Bob' };
export const CYD: Person = { user: '3', name: 'Cyd' };
export const DAN: Person = { user: '4', name: 'Dan' };
export const PEOPLE = [ANN, BOB, CYD, DAN];

export const silent = createLogger({ level: 'silent' });

/** An embedded store in a folder of its own. */
export async function embedded(): Promise<{ readonly store: GameStore; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-table-'));
  const store = await openStore({ redisUrl: undefined, dataDir, log: silent });
  return {
    store,
    close: async () => {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Tables whose games all begin with this seed. */
export const tablesOn = (store: GameStore, seed = 'a seed', later?: TablesOptions['later']): Tables =>
  createTables({
    store,
    cards: { card: cardById },
    log: silent,
    random: () => seed,
    ...(later === undefined ? {} : { later }),
  });

let interactions = 0;
/** The id of an interaction that nobody has used. */
export const newInteraction = (): string => `i${(interactions += 1)}`;

/** Somebody who asks for something anew. */
export const requestOf = (person: Person): Parameters<Tables['perform']>[1] => ({
  interaction: newInteraction(),
  person,
});

/** What was done, or the test fails. */
export function done(outcome: Outcome): Table {
  if (outcome.is !== 'done') throw new Error(`not done: ${JSON.stringify({ ...outcome, table: undefined })}`);
  return outcome.table;
}

/** The reason for which something was refused, or the test fails. */
export function refusal(outcome: Outcome): string {
  if (outcome.is !== 'refused') throw new Error(`not refused but ${outcome.is}`);
  return outcome.refusal.why;
}

/** A game of these people that has just been dealt, on this store; what a character asks at the start is answered. */
export async function dealt(
  tables: Tables,
  people: readonly Person[],
  { souls = 4, order = 'concerns' }: { readonly souls?: number; readonly order?: StandingOrder } = {},
): Promise<Table> {
  const [host, ...others] = people;
  done(await tables.open(CHANNEL, requestOf(host!), { souls, language: 'en' }));
  for (const person of others)
    done(await tables.perform(CHANNEL, { interaction: newInteraction(), person }, { do: 'join' }));
  for (const person of people)
    done(await tables.perform(CHANNEL, { interaction: newInteraction(), person }, { do: 'setStandingOrder', order }));
  let table = done(await tables.perform(CHANNEL, requestOf(host!), { do: 'start' }));
  while (decisionOf(table.session!)!.key !== 'priority')
    table = done(await answer(tables, table, asked(table), ...decisionOf(table.session!)!.fallback));
  return table;
}

export const personOf = (table: Table, player: string): Person => {
  const seat = table.data.game.seats.find((one) => one.player === player);
  return PEOPLE.find(({ user }) => user === seat?.user)!;
};

/** Whose question is open. */
export const asked = (table: Table): Person => personOf(table, decisionOf(table.session!)!.player);

export const click = (table: Table, person: Person, ...options: readonly OptionId[]) => ({
  game: table.data.game.id,
  window: windowFor(table, person.user) ?? '',
  options,
});

/** A person answers in the window that they see now. */
export const answer = (tables: Tables, table: Table, person: Person, ...options: readonly OptionId[]) =>
  tables.perform(
    CHANNEL,
    { interaction: newInteraction(), person },
    { do: 'answer', click: click(table, person, ...options) },
  );

/** What the one who is asked may do or choose now. */
export const offered = (table: Table): readonly Option[] => decisionOf(table.session!)?.options ?? [];

/** Everybody who is asked passes until it is somebody's own action phase. */
export async function passToMain(tables: Tables, from: Table): Promise<Table> {
  let table = from;
  while (!offered(table).some(({ id }) => id === 'end'))
    table = done(await answer(tables, table, asked(table), ...decisionOf(table.session!)!.fallback));
  return table;
}

/** A game dealt so that this finds what it looks for: one seed after the other is tried. */
export async function dealtSoThat<T>(
  store: GameStore,
  find: (tables: Tables) => Promise<T | null>,
): Promise<{ readonly tables: Tables; readonly found: T }> {
  for (let seed = 0; ; seed += 1) {
    const tables = tablesOn(store, `seed ${seed}`);
    const found = await find(tables);
    if (found !== null) return { tables, found };
    const { host } = (await tables.table(CHANNEL))!.data.game;
    done(
      await tables.perform(
        CHANNEL,
        { interaction: newInteraction(), person: PEOPLE.find(({ user }) => user === host)! },
        { do: 'end' },
      ),
    );
  }
}

export const key = (table: Table): string => decisionOf(table.session!)?.key ?? 'none';

/** A store whose next commits can be made to fail, before or after they take effect. */
export function failing(
  store: GameStore,
): GameStore & { fail: ((commit: Commit) => 'before' | 'after' | null) | null } {
  const wrapped = {
    ...store,
    fail: null as ((commit: Commit) => 'before' | 'after' | null) | null,
    commit: async (commit: Commit): Promise<CommitResult> => {
      const how = wrapped.fail?.(commit) ?? null;
      if (how === 'before') throw new StoreUnavailable('away');
      const result = await store.commit(commit);
      if (how === 'after') throw new StoreUnavailable('away');
      return result;
    },
  };
  return wrapped;
}

/** Lets a player have given this order of triggers or replacements before. */
export async function withOrder(
  store: GameStore,
  channel: string,
  player: string,
  names: readonly string[],
): Promise<void> {
  const stored = (await store.load(channel))!;
  const part = JSON.parse(stored.checkpoint) as {
    readonly checkpoint: { readonly memory: { readonly orders: Record<string, unknown> } };
  };
  part.checkpoint.memory.orders[`${player} ${names.toSorted().join(' ')}`] = names;
  const checkpoint = JSON.stringify(part);
  const kept = { entries: [], outbox: [], interaction: null, ended: false };
  const commit = { channel, expectedRevision: stored.revision, checkpoint, answers: stored.answers, ...kept };
  if ((await store.commit(commit)).is === 'conflict') await withOrder(store, channel, player, names);
}
