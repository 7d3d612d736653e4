import { LRUCache } from 'lru-cache';
import type { Refusal } from '../record/outcome.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { placesOf, withoutEndedOf } from '../record/fields/mentions.js';
import { isEarlierGame, playedIn } from '../repository/earlier-games.js';
import type { GameStore } from '../record/game-store.js';
import { outboxItems, requireTable, type TableRepository } from '../repository/table-repository.js';
import { leave } from './leaving.js';
import { mayAnswer, seatOf } from '../play/reading.js';
import { strengthAt } from '../record/strength.js';
import { seatsOfUser } from '../record/seats-of-user.js';
import { ForeignRecord } from '../record/record.js';
import { withoutAbandoned } from './departures.js';
import { practiceOf } from '../lobby/practice.js';
import { vacated } from '../lobby/seat-hours.js';
import { withoutWaiting } from '../lobby/waiting.js';
import type { Person, Seat, Table, TableData } from '../record/data.js';

/** Where a person sits, or hosts. */
export interface SeatTaken {
  readonly channel: string;
  readonly game: string;
  readonly phase: TableData['phase'];
  readonly isHost: boolean;
  /** Whether the table waits for them now. */
  readonly isAwaited: boolean;
  /** Null for a host without a seat. */
  readonly seat: Seat | null;
}

/** What tables hold about a person. */
export interface UserData {
  /** Their seats; `live` leaves out the tables that are over. It reads every table: not for every click. */
  seatsOf(user: string, live: boolean): Promise<readonly SeatTaken[]>;
  /**
   * Where the tables that go on wait for this user, for a look at another table: it reads each table at most once in five
   * minutes, so that one at which they sat down meanwhile may be missing.
   */
  awaitedSeatsOf(user: string): Promise<readonly SeatTaken[]>;
  /**
   * Takes a person off every table, and their practice game and drafts away; computer players play on for them.
   * What cannot be done at one table keeps nothing from being done at the others, and is thrown afterwards.
   */
  forgetPerson(person: Person, drafts: readonly string[]): Promise<void>;
}

const isTableOf = ({ game: { host, seats } }: TableData, user: string): boolean =>
  host === user || seats.some((seat) => seat.user === user);

const seatTakenBy = (table: Table, user: string): SeatTaken => {
  const { channel, data } = table;
  const { phase } = data;
  const { id: game, host } = data.game;
  return {
    channel: playedIn(channel),
    game,
    phase,
    isHost: host === user,
    isAwaited: mayAnswer(table, user),
    seat: seatOf(table, user),
  };
};

const formerName = ({ display: { language } }: TableData): string =>
  language === 'fr' ? 'Un ancien joueur' : 'A former player';

/** The table without this person: a computer player has the seat, under no name of theirs. */
const withoutPerson = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const { data } = working;
  const own = seatsOfUser(data, person.user).map(({ player }) => player);
  const isOn = own.length > 0 && data.phase !== 'over';
  const gone = isOn ? leave(working, person) : working;
  if ('why' in gone) return gone;
  const left = { ...gone, data: withoutAbandoned(gone.data, person.user) };
  const name = formerName(data);
  const hasLeft = (one: Seat): boolean =>
    one.vacant !== undefined &&
    data.social.former.findLast(({ player }) => player === one.player)?.user === person.user;
  const seats = left.data.game.seats.map((one) => {
    if (data.phase !== 'lobby' && own.includes(one.player))
      return { ...vacated(one), name, user: null, computer: one.computer ?? strengthAt(data) };
    return hasLeft(one) ? { ...one, name } : one;
  });
  const named = seats.filter(({ user }) => user !== person.user);
  const { game, social, display } = left.data;
  const host = game.host === person.user ? '' : game.host;
  const former = social.former.map((one) => (one.user === person.user ? { ...one, user: null, name } : one));
  const { rematchBy, ...others } = game;
  const invitations = social.invitations.filter(({ user }) => user !== person.user);
  const promises = social.promises.filter(({ user }) => user !== person.user);
  const { [person.user]: _hand, ...hands } = display.messages.hands;
  const mentions = withoutEndedOf(display.messages, new Set([person.user]));
  const { [person.user]: notice, ...notices } = mentions.notices;
  const leavingNotices = [...mentions.leavingNotices, ...(notice === undefined ? [] : placesOf(notice))];
  const messages = isOn ? mentions : { ...mentions, hands, notices, leavingNotices }; // of a game that goes on once it says so
  const asked = rematchBy === undefined || rematchBy === person.user ? {} : { rematchBy };
  const finding = withoutWaiting(social.finding, person.user);
  return {
    session: left.session,
    data: {
      ...left.data,
      game: { ...others, ...asked, seats: named, host },
      social: { ...social, finding, invitations, promises, former },
      display: { ...display, messages },
    },
  };
};

/** Milliseconds for which the text of a record may be taken as it was read, where only a hint hangs on it. */
const RECENT = 300_000;
/** Records of which it is kept. */
const MOST_RECENT = 5_000;

/** Finds and removes what tables hold about people. Every method throws `StoreUnavailable`. */
export const createUserData = (store: GameStore, repository: TableRepository): UserData => {
  const recentTexts = new LRUCache<string, string>({ max: MOST_RECENT, ttl: RECENT, ttlAutopurge: true });
  const textOf = async (channel: string): Promise<string> => (await store.load(channel))?.answers ?? '';
  const recentTextOf = async (channel: string): Promise<string> => {
    const text = recentTexts.get(channel) ?? (await textOf(channel));
    if (!recentTexts.has(channel)) recentTexts.set(channel, text);
    return text;
  };
  /** Channels whose record names this user: the text is looked at before anything is opened. */
  const channelsOf = async (user: string, channels: readonly string[], read = textOf): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const channel of channels) if ((await read(channel)).includes(`"${user}"`)) found.push(channel);
    return found;
  };
  const tableIn = async (channel: string): Promise<Table | null> => {
    try {
      return await repository.current(channel);
    } catch (error) {
      if (error instanceof ForeignRecord) return null;
      throw error;
    }
  };
  const takeOff = async (channel: string, person: Person): Promise<void> => {
    const outcome = await repository.act(
      channel,
      null,
      requireTable((working) => withoutPerson(working, person)),
      isEarlierGame(channel) ? () => [] : outboxItems, // no message shows it
    );
    if (outcome.is === 'refused' && outcome.refusal.why === 'busy')
      throw new Error('a person could not be taken off a table yet');
  };
  const seatsIn = async (user: string, channels: readonly string[], live: boolean): Promise<readonly SeatTaken[]> => {
    const tables = await Promise.all(channels.map(tableIn));
    return tables.flatMap((table) =>
      table === null || !isTableOf(table.data, user) || (live && table.data.phase === 'over')
        ? []
        : [seatTakenBy(table, user)],
    );
  };
  return {
    seatsOf: async (user, live) =>
      seatsIn(user, await channelsOf(user, await (live ? store.liveChannels() : store.allChannels())), live),
    async awaitedSeatsOf(user) {
      const channels = await channelsOf(user, await store.liveChannels(), recentTextOf);
      return (await seatsIn(user, channels, true)).filter(({ isAwaited }) => isAwaited);
    },
    async forgetPerson(person, drafts) {
      for (const channel of await store.liveChannels())
        for (const key of drafts)
          if ((await store.draft(channel, key)) !== null) await store.setDraft(channel, key, null);
      await store.removeTable(practiceOf(person.user));
      const failures: unknown[] = [];
      for (const channel of await channelsOf(person.user, await store.allChannels()))
        await takeOff(channel, person).catch((error: unknown) => void failures.push(error));
      recentTexts.clear();
      if (failures.length > 0) throw failures[0];
    },
  };
};
