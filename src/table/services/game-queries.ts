import type { ChanceTold, LogEntry, PlayerId, Resources } from '../../engine/index.js';
import { askedLately, type AskedLately } from '../play/asked-lately.js';
import type { Person, Table, TableData } from '../record/data.js';
import { chanceOf } from '../history/draws.js';
import { earlierGame } from '../repository/earlier-games.js';
import type { GameStore } from '../record/game-store.js';
import { historyIn, type HistoryTurn } from '../history/history.js';
import type { TableRepository } from '../repository/table-repository.js';
import { readerIn, type Logs } from '../history/logs.js';
import { seatOfUser } from '../record/seats-of-user.js';
import { withNames } from '../seats/names-in-log.js';
import { replayOf, type NoReplay, type Replay } from '../replays/replay.js';

/** What has happened in the game of a channel. Every method throws `StoreUnavailable`. */
export interface GameQueries {
  /** The newest lines of this game's log that the viewer may read, oldest first, at most `limit`; null is a spectator. */
  latestLog(channel: string, viewer: PlayerId | null, limit: number): Promise<readonly LogEntry[]>;
  /** Everything after the line with this id that the viewer may read. */
  logAfter(channel: string, viewer: PlayerId | null, id: string): Promise<readonly LogEntry[]>;
  /** All lines of this game's log that the viewer may read, oldest first. */
  wholeLog(channel: string, viewer: PlayerId | null): Promise<readonly LogEntry[]>;
  /** The id of the newest line of this game's log, whoever may read it; null before the first. */
  lastLine(channel: string): Promise<string | null>;
  /** What computer players have weighed in a game that is over, with what was taken back since; nothing before. */
  weighed(channel: string): Promise<readonly LogEntry[]>;
  /** Every answer, act and draw of this channel's game, turn by turn, each with the whole state: it tells every hidden card. */
  history(channel: string): Promise<readonly HistoryTurn[]>;
  /** What a finished game tells of its chance, for doing every draw again; null while it goes on, and where there is none. */
  chanceTold(channel: string): Promise<ChanceTold | null>;
  /** This channel's game to be watched again, as its history has it: it tells every hidden card. */
  replay(channel: string): Promise<Replay | NoReplay>;
  /** A game that was played in this channel before the table that stands there now, while it is kept; its `channel` leads to what is left of it. */
  earlierGame(channel: string, game: string): Promise<Table | null>;
  /** How often somebody was asked in the last turns, and would have been with other standing orders; null without a game. */
  askedLately(channel: string, person: Person): Promise<AskedLately | null>;
}

/** Reads a log of a table that exists; nothing without one. */
const logReader =
  (current: TableRepository['current']) =>
  async (channel: string, lines: (data: TableData) => Promise<readonly LogEntry[]>): Promise<readonly LogEntry[]> => {
    const table = await current(channel);
    return table === null ? [] : withNames(await lines(table.data), table.data);
  };

export const createGameQueries = (
  { current }: Pick<TableRepository, 'current'>,
  store: GameStore,
  logs: Logs,
  resources: Resources,
): GameQueries => {
  const read = logReader(current);
  return {
    latestLog: async (channel, viewer, limit) =>
      read(channel, (data) => logs.latest(data.game.id, channel, readerIn(data, viewer), limit)),
    logAfter: async (channel, viewer, id) =>
      read(channel, (data) => logs.after(data.game.id, channel, readerIn(data, viewer), id)),
    wholeLog: async (channel, viewer) =>
      read(channel, (data) => logs.whole(data.game.id, channel, readerIn(data, viewer))),
    weighed: async (channel) =>
      read(channel, async (data) => (data.phase === 'over' ? logs.weighed(data.game.id, channel) : [])),
    async lastLine(channel) {
      const table = await current(channel);
      return table === null ? null : logs.lastId(table.data.game.id, channel);
    },
    history: async (channel) => historyIn(await store.history(channel)),
    async chanceTold(channel) {
      const table = await current(channel);
      return table === null ? null : chanceOf(table, await store.history(channel));
    },
    async replay(channel) {
      const table = await current(channel);
      return table === null ? 'nothing' : replayOf(table, await store.history(channel), resources);
    },
    earlierGame: async (channel, game) => current(earlierGame(channel, game)),
    async askedLately(channel, { user }) {
      const table = await current(channel);
      const seat = table === null ? null : seatOfUser(table.data, user);
      if (table?.data.phase !== 'playing' || seat === null) return null;
      return askedLately(historyIn(await store.history(channel)), seat, table.data.game.options.quick, resources);
    },
  };
};
