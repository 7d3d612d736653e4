import type { ChanceTold, LogEntry, PlayerId } from '../engine/index.js';
import type { ComputerKind, Messages, Passing, Person, StandingOrder, Table, TableData } from './record/data.js';
import type { Setting } from './record/settings.js';
import type { Delivery, IsOurs } from './record/delivery.js';
import type { Keeper } from './record/keeper.js';
import type { ServerOf } from './record/whereabouts.js';
import type { HistoryTurn } from './record/history.js';
import type { NoReplay, Replay } from './replays/replay.js';
import type { Outcome } from './record/outcome.js';
import type { PresenceOf } from './record/presence.js';
import type { OfferTerms } from './barter/offers.js';
import type { Advising } from './thinking/advice.js';
import type { Click } from './play/click.js';
import type { EndClick } from './seats/ending.js';
import type { Arranging } from './ahead/arranging.js';
import type { AskedLately } from './play/asked-lately.js';
import type { AskingException, Subject } from './record/asking-exceptions.js';
import type { Managing } from './seats/managing.js';
import type { Mends } from './seats/mending.js';
import type { Moving } from './seats/moving.js';
import type { Opening } from './seats/opening.js';
import type { SeatTaken } from './seats/persons.js';
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
    Arranging,
    Rewinds,
    Mends,
    Advising,
    Pick<Keeper, 'beforeCommit'>,
    Pick<Delivery, 'onCommit' | 'onChange' | 'bring' | 'drain'> {
  table(channel: string): Promise<Table | null>;
  /**
   * Takes a seat, or a place on the waiting list where none is free or the game has begun; who has left the game and whose seat
   * the computer still plays is back on it.
   */
  join(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Takes somebody off the waiting list. */
  stopWaiting(channel: string, interaction: string, person: Person): Promise<Outcome>;
  leave(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Gives a seat to a computer player, which in a game plays on; `manages`: the person administers the channel. */
  giveToComputer(
    channel: string,
    interaction: string,
    person: Person,
    seat: { readonly player: PlayerId; readonly manages: boolean },
  ): Promise<Outcome>;
  /** Offers a seat of a game to somebody else. */
  invite(
    channel: string,
    interaction: string,
    person: Person,
    seat: { readonly player: PlayerId; readonly user: string; readonly manages: boolean },
  ): Promise<Outcome>;
  /** Takes a seat that was offered, declines it, or withdraws the offer. */
  answerInvitation(
    channel: string,
    interaction: string,
    person: Person,
    click: {
      readonly game: string;
      readonly id: string;
      readonly answer: 'accept' | 'decline' | 'withdraw';
      readonly manages: boolean;
    },
  ): Promise<Outcome>;
  /** Takes a seat that somebody has left in the game; `id` is of its vacancy. */
  takeVacantSeat(
    channel: string,
    interaction: string,
    person: Person,
    click: { readonly game: string; readonly id: string },
  ): Promise<Outcome>;
  /** Gives the game up: with two players the other one wins, with more a computer player goes on. */
  concede(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Proposes to the people at the table that the game be ended, or agrees to the proposal that is open. */
  proposeEnd(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Agrees to the end of the game. */
  agreeToEnd(channel: string, interaction: string, person: Person, click: EndClick): Promise<Outcome>;
  /** Withdraws one's own proposal to end the game. */
  withdrawEnd(channel: string, interaction: string, person: Person, click: EndClick): Promise<Outcome>;
  /** `kind` for one that plays otherwise than the table says. */
  addComputer(channel: string, interaction: string, person: Person, kind?: ComputerKind): Promise<Outcome>;
  removeComputer(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Changes a setting before the game; only the host may. */
  set(channel: string, interaction: string, person: Person, setting: Setting): Promise<Outcome>;
  /** Has the role mentioned that the managers of the server chose; only the host may, once in a lobby. */
  callRole(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Seats everybody anew at random; only the host may. */
  shuffleSeats(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /**
   * Adds a word to the chance of the game that is to begin, in place of the one before; an empty text takes it away. Nobody else
   * sees it before the end.
   */
  addWord(channel: string, interaction: string, person: Person, text: string): Promise<Outcome>;
  start(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Answers the open question of this person, or a priority option; a pass before one's priority is sealed. */
  answer(channel: string, interaction: string, person: Person, click: Click): Promise<Outcome>;
  /** Passes, and goes on passing until this attack or turn is over; null ends that. */
  passFor(
    channel: string,
    interaction: string,
    person: Person,
    click: Pick<Click, 'game' | 'window'> & { readonly during: Passing['during'] | null },
  ): Promise<Outcome>;
  /** Passes, and is never asked of this any more: of the card, the kind of thing or the player that the window is about. */
  passAndForget(
    channel: string,
    interaction: string,
    person: Person,
    click: Pick<Click, 'game' | 'window'> & { readonly about: Subject },
  ): Promise<Outcome>;
  /** Takes back a sealed pass. */
  withdraw(
    channel: string,
    interaction: string,
    person: Person,
    click: Pick<Click, 'game' | 'window'>,
  ): Promise<Outcome>;
  /** Declares an attack or purchase and seals the choice (one click). */
  declare(
    channel: string,
    interaction: string,
    person: Person,
    click: Click & { readonly what: 'attack' | 'purchase' },
  ): Promise<Outcome>;
  /** Offers ¢ to another seat, or asks for ¢; a computer player answers at once (BARTER-01). */
  offer(channel: string, interaction: string, person: Person, terms: OfferTerms): Promise<Outcome>;
  /** Accepts or declines an offer to oneself, or withdraws one's own. */
  answerOffer(
    channel: string,
    interaction: string,
    person: Person,
    click: { readonly game: string; readonly offer: string; readonly answer: 'accept' | 'decline' | 'withdraw' },
  ): Promise<Outcome>;
  /** Takes an offer away, whoever made it: for those who look after what is written in the channel. */
  removeOffer(
    channel: string,
    interaction: string,
    click: { readonly game: string; readonly offer: string },
  ): Promise<Outcome>;
  /** Takes the words of an accepted promise out of the log: for the same people. */
  removePromise(
    channel: string,
    interaction: string,
    click: { readonly game: string; readonly offer: string },
  ): Promise<Outcome>;
  /** Holds the open round of answers without an offer, or no longer: publicly, once per person and window. */
  wait(
    channel: string,
    interaction: string,
    person: Person,
    click: Pick<Click, 'game' | 'window'> & { readonly waits: boolean },
  ): Promise<Outcome>;
  /** Has the table wait again for somebody for whom it waited no longer (DESIGN section 4). */
  comeBack(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Has a remembered order asked again the next time. */
  forgetRememberedOrder(channel: string, interaction: string, person: Person, order: string): Promise<Outcome>;
  /** Where this user sits, or hosts; `live` leaves out the tables that are over. */
  seatsOf(user: string, live: boolean): Promise<readonly SeatTaken[]>;
  /** Takes a person off every table, and what is kept in preparation under these names; computer players play on. */
  forgetPerson(person: Person, drafts: readonly string[]): Promise<void>;
  /** Begins a practice game of this person against a computer player, in place of the one before. */
  beginPractice(interaction: string, person: Person, language: TableData['language']): Promise<Outcome>;
  /** Begins a practice game in a puzzle or in a shared moment, in place of the one before. */
  beginSituation(
    interaction: string,
    person: Person,
    language: TableData['language'],
    beginning: Beginning,
  ): Promise<Outcome>;
  /**
   * The text of a moment: of a game that goes on, as this person may know it; of one that is over a turn of it with every card,
   * the last for null.
   */
  shareMoment(channel: string, person: Person, turn: number | null): Promise<Shared>;
  /** Somebody who plays for several seats acts for the next of them, until another one is asked (COOP-01). */
  turnToNext(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Takes back so many of the person's own last actions, one unless it is said: all of them or none. */
  undo(channel: string, interaction: string, person: Person, actions?: number): Promise<Outcome>;
  /** `manages`: the person administers the channel, and may end the table of others. */
  end(channel: string, interaction: string, person: Person, manages?: boolean): Promise<Outcome>;
  /** The channel is gone: whatever is played there is over. */
  abandon(channel: string): Promise<Outcome>;
  setStandingOrder(channel: string, interaction: string, person: Person, order: StandingOrder): Promise<Outcome>;
  /** Has somebody never asked of a card, a kind of thing or a player, or always; null as it is usual. */
  setException(
    channel: string,
    interaction: string,
    person: Person,
    about: Subject,
    ask: AskingException['ask'] | null,
  ): Promise<Outcome>;
  /** How often somebody was asked in the last turns, and would have been with other standing orders; null without a game. */
  askedLately(channel: string, person: Person): Promise<AskedLately | null>;
  setHoldPriority(channel: string, interaction: string, person: Person, hold: boolean): Promise<Outcome>;
  /** Whether questions with one possible answer are put to them too, from the next on. */
  setAskForced(channel: string, interaction: string, person: Person, ask: boolean): Promise<Outcome>;
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
