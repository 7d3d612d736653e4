import type { ChanceTold, LogEntry, PlayerId } from '../engine/index.js';
import type { TableCommand } from './commands.js';
import type { By } from './record/by.js';
import type { Messages, Person, Table, TableData } from './record/data.js';
import type { Delivery, IsOurs } from './record/delivery.js';
import type { ServerOf } from './record/whereabouts.js';
import type { HistoryTurn } from './record/history.js';
import type { NoReplay, Replay } from './replays/replay.js';
import type { Outcome } from './record/outcome.js';
import type { PresenceOf } from './record/presence.js';
import type { Advising } from './thinking/advice.js';
import type { AskedLately } from './play/asked-lately.js';
import type { Managing } from './seats/managing.js';
import type { Mends } from './seats/mending.js';
import type { Moving } from './seats/moving.js';
import type { Opening } from './seats/opening.js';
import type { SeatTaken } from './seats/user-data.js';
import type { Rewinds } from './seats/rewinding.js';
import type { Servers } from './servers/servers.js';
import type { Beginning } from './situations/beginning.js';
import type { Shared } from './situations/sharing.js';
import type { Leagues } from './leagues/leagues.js';
import type { Statistics } from './statistics/statistics.js';

/** What a table is for: every method commits before it returns; the same interaction twice changes nothing. */
export interface Tables
  extends
    Opening,
    Moving,
    Managing,
    Rewinds,
    Mends,
    Advising,
    Pick<Delivery, 'onCommit' | 'onChange' | 'bring' | 'drain'> {
  table(channel: string): Promise<Table | null>;
  /** Does what somebody asks for at the table of a channel. */
  perform(channel: string, by: By, command: TableCommand): Promise<Outcome>;
  /** Where this user sits, or hosts; `live` leaves out the tables that are over. */
  seatsOf(user: string, live: boolean): Promise<readonly SeatTaken[]>;
  /** Takes a person off every table, and what is kept in preparation under these names; computer players play on. */
  forgetPerson(person: Person, drafts: readonly string[]): Promise<void>;
  /** Begins a practice game of this person against a computer player, in place of the one before. */
  beginPractice(by: By, language: TableData['language']): Promise<Outcome>;
  /** Begins a practice game in a puzzle or in a shared moment, in place of the one before. */
  beginSituation(by: By, language: TableData['language'], beginning: Beginning): Promise<Outcome>;
  /**
   * The text of a moment: of a game that goes on, as this person may know it; of one that is over a turn of it with every card,
   * the last for null.
   */
  shareMoment(channel: string, person: Person, turn: number | null): Promise<Shared>;
  /** The channel is gone: whatever is played there is over. */
  abandon(channel: string): Promise<Outcome>;
  /** How often somebody was asked in the last turns, and would have been with other standing orders; null without a game. */
  askedLately(channel: string, person: Person): Promise<AskedLately | null>;
  /** Copies the hours of somebody who sits there to their seat. That is no act on the table. */
  setHours(channel: string, person: Person): Promise<Outcome>;
  /**
   * Deletes games that have been over for 90 days, and the tables of servers that removed the bot 30 days ago; `isIn` says
   * whether the bot is in a server, null when that is not known. It reads every table: not for every click.
   */
  removeOld(isIn: (server: string) => boolean | null): Promise<void>;
  /**
   * Begins to do what happens by itself when somebody's time is over (DESIGN section 4), for all tables of the store: one
   * of the processes does it. Before somebody is told that they are awaited, and before they are answered for, `presenceOf` is
   * asked whether they can act at all; without it all can. Tables of servers that are not `isOurs` are left to the process that
   * looks after them. The returned function ends that, and resolves when nothing is
   * under way.
   */
  keepTime(presenceOf?: PresenceOf, isOurs?: IsOurs): () => Promise<void>;
  /** The server of a channel's table; null where there is no table, or it is in none. */
  readonly serverOf: ServerOf;
  /** Closes a table on which nobody has acted for a day before its game, or for as many days as its server says. */
  closeIdle(channel: string): Promise<void>;
  /** What servers have set. */
  readonly servers: Servers;
  /** What is counted of people and servers that want it. */
  readonly statistics: Statistics;
  /** The leagues of servers. */
  readonly leagues: Leagues;
  /** Notes the ids of posted messages; null revision conflicts are retried. */
  noteMessages(
    channel: string,
    messages: Partial<Messages> | ((now: Messages) => Partial<Messages>),
  ): Promise<Table | null>;
  /** The newest lines of this game's log that the viewer may read, oldest first, at most `limit`; null is a spectator. */
  latestLog(channel: string, viewer: PlayerId | null, limit: number): Promise<readonly LogEntry[]>;
  /** Everything after the line with this id that the viewer may read. */
  logAfter(channel: string, viewer: PlayerId | null, id: string): Promise<readonly LogEntry[]>;
  /** The id of the newest line of this game's log, whoever may read it; null before the first. */
  lastLine(channel: string): Promise<string | null>;
  /** Every answer, act and draw of this channel's game, turn by turn, each with the whole state: it tells every hidden card. */
  history(channel: string): Promise<readonly HistoryTurn[]>;
  /** What a finished game tells of its chance, for doing every draw again; null while it goes on, and where there is none. */
  chanceTold(channel: string): Promise<ChanceTold | null>;
  /** This channel's game to be watched again, as its history has it: it tells every hidden card. */
  replay(channel: string): Promise<Replay | NoReplay>;
  /** A game that was played in this channel before the table that stands there now, while it is kept; its `channel` leads to what is left of it. */
  earlierGame(channel: string, game: string): Promise<Table | null>;
  /** All lines of this game's log that the viewer may read, oldest first. */
  wholeLog(channel: string, viewer: PlayerId | null): Promise<readonly LogEntry[]>;
  /** What computer players have weighed in a game that is over, with what was taken back since; nothing before. */
  weighed(channel: string): Promise<readonly LogEntry[]>;
}
