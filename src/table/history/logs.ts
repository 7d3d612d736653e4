import { LRUCache } from 'lru-cache';
import { entryNow, type LogEntry, type PlayerId } from '../../engine/index.js';
import type { GameStore, StoredEntry } from '../record/game-store.js';
import type { TableData } from '../record/data.js';

/** Somebody at the table who reads the log; of what came before `since` only what everybody may. */
interface Reader {
  readonly players: readonly PlayerId[];
  readonly since: string | null;
}

/** Whoever sits here reads, with what all their seats may read (COOP-09); a spectator is null. */
export const readerIn = ({ game: { seats } }: TableData, player: PlayerId | null): Reader | null => {
  const seat = seats.find((one) => one.player === player);
  if (player === null) return null;
  const others = seats.filter(({ user }) => user !== null && user === seat?.user).map((one) => one.player);
  return { players: [...new Set([player, ...others])], since: seat?.since ?? null };
};

/** Whether a viewer may read a line of the log, by their seats; none is a spectator. */
const mayRead = ({ to }: LogEntry, viewers: readonly PlayerId[]): boolean =>
  to === 'all' || viewers.some((viewer) => to.includes(viewer));

/** What of these lines, which go on to the newest, a reader may read. */
const readable = (entries: readonly LogEntry[], reader: Reader | null): readonly LogEntry[] => {
  const since = reader?.since ?? null;
  const before = since === null ? -1 : entries.findLastIndex(({ id }) => id === since);
  return entries.filter((entry, index) => mayRead(entry, index > before ? (reader?.players ?? []) : []));
};

/** The log of a channel's game, as one viewer may read it; a spectator is null. Oldest first. */
export interface Logs {
  /** The newest lines, at most `limit`. */
  latest(game: string, channel: string, reader: Reader | null, limit: number): Promise<readonly LogEntry[]>;
  /** The id of the newest line, whoever may read it; null before the first. */
  lastId(game: string, channel: string): Promise<string | null>;
  /** Everything after the line with this id. */
  after(game: string, channel: string, reader: Reader | null, id: string): Promise<readonly LogEntry[]>;
  /** What computer players have weighed, whoever may read it, with what was taken back since. */
  weighed(game: string, channel: string): Promise<readonly LogEntry[]>;
  /** All of it. */
  whole(game: string, channel: string, reader: Reader | null): Promise<readonly LogEntry[]>;
}

/** Of the log so many times more is read than shown, because some lines are for others. */
const LINES_READ = 3;
/** Lines that are read at once on the way through a whole log. */
const READ_AT_ONCE = 2_000;
/** Whole logs that are kept in memory: people turn pages for a while. */
const KEPT = 8;

/** Entry ids begin anew in every game of a channel, so the stored id begins with the game's. */
export const storedId = (game: string, id: string): string => `${game}.${id}`;

const isOf =
  (game: string) =>
  ({ id }: StoredEntry): boolean =>
    id.startsWith(storedId(game, ''));

const read = ({ text }: StoredEntry): LogEntry => entryNow(JSON.parse(text) as Parameters<typeof entryNow>[0]);

/** What has been read of the log of a channel, and the stored id of its last line. */
interface Kept {
  readonly game: string;
  readonly entries: readonly LogEntry[];
  readonly last: string | null;
}

/** The logs in a store; every read asks the store for what is new. */
export const createLogs = (store: GameStore): Logs => {
  const kept = new LRUCache<string, Kept>({ max: KEPT });

  /** The lines after the one with this stored id, and the stored id of the last. */
  const readOn = async (game: string, channel: string, after: string | null): Promise<Omit<Kept, 'game'>> => {
    const entries: LogEntry[] = [];
    for (let last = after; ;) {
      const lines = await store.entries(channel, last, READ_AT_ONCE);
      entries.push(...lines.filter(isOf(game)).map(read));
      last = lines.at(-1)?.id ?? last;
      if (lines.length < READ_AT_ONCE) return { entries, last };
    }
  };

  /** Everything of this game, and what has been added since the last time. */
  const whole = async (game: string, channel: string): Promise<readonly LogEntry[]> => {
    const before = kept.get(channel);
    const known: Kept = before?.game === game ? before : { game, entries: [], last: null };
    const { entries, last } = await readOn(game, channel, known.last);
    const now = { game, entries: [...known.entries, ...entries], last };
    kept.set(channel, now);
    return now.entries;
  };

  return {
    async latest(game, channel, reader, limit) {
      const lines = (await store.latestEntries(channel, limit * LINES_READ)).filter(isOf(game));
      return readable(lines.map(read), reader).slice(-limit);
    },
    async lastId(game, channel) {
      const line = (await store.latestEntries(channel, 1)).find(isOf(game));
      return line === undefined ? null : read(line).id;
    },
    async after(game, channel, reader, id) {
      const { entries } = await readOn(game, channel, storedId(game, id));
      return readable(entries, reader);
    },
    weighed: async (game, channel) =>
      (await whole(game, channel)).filter(({ line: { say } }) => say === 'weighed' || say === 'takenBack'),
    whole: async (game, channel, reader) => readable(await whole(game, channel), reader),
  };
};
