import { cardById } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { decisionOf, turnOf, viewFor, type Decision, type PlayerId, type View } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import { openStore } from '../../src/store/index.js';
import { createTables, viewOf, windowFor, type Person, type Table, type Tables } from '../../src/table/index.js';
import type { OpenState } from '../support/open-state.js';

/** A moment of a game: what is asked of a person, and what everybody sees. */
export interface Moment {
  readonly table: Table;
  readonly view: View;
  readonly decision: Decision;
  readonly person: Person;
}

/** A moment that is looked for. */
export type Sought = (moment: Moment) => boolean;

export const atTurn =
  (turn: number): Sought =>
  ({ view, decision }) =>
    view.turn.number >= turn && decision.options.some(({ id }) => id === 'end');
/** Somebody is to put things in order. */
export const ordering: Sought = ({ decision }) => decision.ordered === true && decision.options.length > 2;
/** Whoever is asked lies dying on the stack. */
export const dying: Sought = ({ view, decision }) =>
  decision.key === 'priority' && view.stack.at(-1)?.kind === 'death' && isOf(view, decision.player);
const isOf = (view: View, player: PlayerId): boolean => view.stack.at(-1)?.targetRefs.includes(player) === true;

/** Numbers from 0 to 1, the same each time. */
const drawn = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const momentOf = (table: Table): Moment | null => {
  const decision = table.session === null ? null : decisionOf(table.session);
  const seat = table.data.game.seats.find(({ player }) => player === decision?.player);
  if (table.session === null || decision === null || typeof seat?.user !== 'string') return null;
  return { table, decision, view: viewFor(table.session, null), person: { user: seat.user, name: seat.name } };
};

const onStore = async <T>(dataDir: string, done: (tables: Tables, channel: string) => Promise<T>): Promise<T> => {
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  const channel = (await store.liveChannels()).at(-1) ?? '';
  try {
    return await done(createTables({ store, log, cards: { card: cardById } }), channel);
  } finally {
    await store.close();
  }
};

const MOST_ANSWERS = 20_000;

/**
 * Plays the newest table on as computer players would, through its own door, until there is such a moment: who is asked then,
 * by name; null when the game was over before. The program must not run: the embedded store is for one process.
 */
export const playedUntil = async (dataDir: string, sought: Sought): Promise<string | null> =>
  onStore(dataDir, async (tables, channel) => {
    const random = drawn();
    let table = await tables.table(channel);
    for (let n = 0; table !== null && n < MOST_ANSWERS; n += 1) {
      const moment = momentOf(table);
      if (moment === null) return null;
      if (sought(moment)) return moment.person.name;
      const view = viewOf(table, moment.person.user);
      if (view === null) return null;
      const options = chooseAnswer('simple', view, random, { card: cardById });
      const click = { game: table.data.game.id, window: windowFor(table, moment.person.user) ?? '', options };
      const outcome = await tables.perform(
        channel,
        { interaction: `played ${table.revision}`, person: moment.person },
        { do: 'answer', click },
      );
      if (outcome.is !== 'done') throw new Error(`not played on: ${outcome.is}`);
      table = outcome.table;
    }
    throw new Error('there was no such moment');
  });

/** The active player offers 1¢ to the other person. */
export const withOffer = async (dataDir: string): Promise<void> =>
  onStore(dataDir, async (tables, channel) => {
    const table = await tables.table(channel);
    const session = table?.session ?? null;
    const active = session === null ? null : turnOf(session).active;
    const [seat, other] = ['from', 'to'].map((role) =>
      table?.data.game.seats.find(({ user, player }) => user !== null && (player === active) === (role === 'from')),
    );
    if (typeof seat?.user !== 'string' || other === undefined) throw new Error('there is nobody to make an offer');
    const person = { user: seat.user, name: seat.name };
    await tables.perform(
      channel,
      { interaction: 'offer', person },
      { do: 'offer', terms: { to: other.player, amount: 1, favour: '', gives: true } },
    );
  });

/** Gives every person at the newest table a hand of eight different cards from the loot deck. */
export const withEightCards = async (dataDir: string): Promise<void> => {
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  const channel = (await store.liveChannels()).at(-1) ?? '';
  const stored = (await store.load(channel))!;
  const part = JSON.parse(stored.checkpoint) as { readonly checkpoint: OpenState };
  const state = part.checkpoint;
  const deck = [...state.decks.loot];
  for (const player of state.turnOrder.slice(0, 2)) {
    const { hand } = state.players[player]!;
    const pattern = state.objects[hand[0]!];
    for (let n = hand.length; pattern !== undefined && n < 8; n += 1) {
      const id = `o${9_500 + n + 10 * Number(player.slice(1))}` as const;
      state.objects[id] = { ...pattern, id, card: deck[n * 3]! };
      hand.push(id);
    }
  }
  const kept = { answers: stored.answers, entries: [], outbox: [], interaction: null, ended: false };
  const commit = { channel, expectedRevision: stored.revision, checkpoint: JSON.stringify(part) };
  const { is } = await store.commit({ ...commit, ...kept });
  await store.close();
  if (is !== 'committed') throw new Error(`not changed: ${is}`);
};
