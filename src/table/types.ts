import type { Offer, Terms, Typed } from './bartered.js';
import type { Servers } from './servers.js';
import type { Aside, CardId, LogEntry, Objection, OptionId, PlayerId, Session } from '../engine/index.js';

export { PROMISES } from './bartered.js';
export type { Offer, Promised, Terms, Typed } from './bartered.js';

export type ComputerKind = 'random' | 'simple';
/** Judged from public state only (DESIGN section 4). */
export type StandingOrder = 'concerns' | 'always';

/** For how long somebody passes by themselves: until this attack is over, or this turn. */
export interface Passing {
  readonly during: 'attack' | 'turn';
  /** The turn, and the attack of that turn, in which it was ordered. */
  readonly turn: number;
  readonly attack: number;
}

export interface Person {
  /** The Discord user id. */
  readonly user: string;
  /** Display name, not yet escaped. */
  readonly name: string;
}

export interface Seat {
  readonly player: PlayerId;
  readonly name: string;
  /** The Discord user, null for a computer player. */
  readonly user: string | null;
  readonly computer: ComputerKind | null;
  readonly order: StandingOrder;
  /** After an own action the player keeps priority instead of passing ("I am done" is off). */
  readonly holdPriority: boolean;
  /** Goes before `order` for as long as it lasts. */
  readonly passing: Passing | null;
  /** The line of the log with which they took the seat over in a game: what was secret before stays hidden from them. */
  readonly since?: string;
}

/** Messages of the table in its channel, by Discord id; null when not posted. */
export interface Messages {
  readonly board: string | null;
  /** The board before it, which links to it as soon as it has been `told` to; null for none that is there. */
  readonly former: { readonly message: string; readonly told: boolean } | null;
  readonly ping: string | null;
  /** The window that the ping is about. */
  readonly pingWindow: string | null;
  /** The message of each offer, by the id of the offer. */
  readonly offers: Readonly<Record<string, string>>;
  /** The direct message with the hand of each user who wants theirs so. */
  readonly hands: Readonly<Record<string, { readonly channel: string; readonly message: string }>>;
}

/** A choice made with a declaration, used after its window if nothing about it has changed (DESIGN section 4). */
export interface SealedChoice {
  readonly player: PlayerId;
  readonly key: 'attack.target' | 'purchase.choice';
  readonly option: OptionId;
  /** What it was like when chosen: price, HP, evasion, ATK, and the stack's items. */
  readonly condition: string;
}

/** A seat of a game that has been offered to somebody. */
export interface Invitation {
  /** Id of the interaction that made it. */
  readonly id: string;
  readonly player: PlayerId;
  readonly user: string;
}

/** A list of cards that a table has made for its decks. */
export type DeckList = 'banned' | 'mustHave';
export type Preset = 'standard' | 'beginner' | 'quick' | 'long' | 'strict';

/** What the people at a table have agreed on, besides the goal of souls and how the board is shown. */
export interface TableOptions {
  /** Who has the first turn; null for a fair random way (SETUP-11). */
  readonly first: PlayerId | null;
  readonly bonusSouls: boolean;
  /** Whether actions can be taken back at all. */
  readonly takeBack: boolean;
  /** Whether the game is played in a thread of its own. */
  readonly thread: boolean;
  /** Cards that are in no deck and are not dealt. */
  readonly banned: readonly CardId[];
  /** Cards that are in the game for certain: a character or bonus soul is dealt, any other card is in its deck. */
  readonly mustHave: readonly CardId[];
}

/** What a table is looked after by. */
export interface Upkeep {
  /** The Discord server; null for tables of older versions. */
  readonly server: string | null;
  /** When somebody last acted, in milliseconds since 1970; null when that is not known. */
  readonly touched: number | null;
  /** After how many hours without an act it was closed; null when it was not. */
  readonly idleHours: number | null;
  /** The channel in which the game of this lobby is played, and whether it has begun there; null: it is played here. */
  readonly moved: { readonly to: string; readonly arrived: boolean } | null;
  /** The message of the lobby from which this game came here; null when it began here. */
  readonly origin: { readonly channel: string; readonly message: string } | null;
}

/** One thing in which a table differs from the rulebook. */
export type HouseRule =
  | { readonly rule: 'souls'; readonly souls: number }
  | { readonly rule: 'first'; readonly player: PlayerId }
  | { readonly rule: 'noBonusSouls' }
  | { readonly rule: DeckList; readonly cards: readonly CardId[] };

/** A change of the settings of a table. */
export type Setting =
  | { readonly set: 'preset'; readonly preset: Preset }
  | { readonly set: 'souls'; readonly souls: number }
  | { readonly set: 'first'; readonly first: PlayerId | null }
  | { readonly set: 'language'; readonly language: 'en' | 'fr' }
  | { readonly set: 'switches'; readonly on: Switches }
  /** Puts a card on a list; null takes it off the one that it is on. */
  | { readonly set: 'list'; readonly list: DeckList | null; readonly card: CardId };

/** What is on or off at a table. */
export type Switches = Pick<TableOptions, 'bonusSouls' | 'takeBack' | 'thread'> & { readonly picture: boolean };

/** What a new table begins with; the rest is as in the rulebook. */
export interface NewTable extends Pick<TableData, 'language'>, Partial<Switches> {
  /** The Discord server, whose limits count; absent: none do. */
  readonly server?: string;
  /** The channel that the server's list of allowed channels is about: for a thread the one that it is in. */
  readonly within?: string;
  readonly preset?: Preset;
  /** Goes before that of the preset. */
  readonly souls?: number;
}

/** The table's own data: stored with the answers, about 1 KB, with long lists of cards 2. */
export interface TableData {
  readonly phase: 'lobby' | 'playing' | 'over';
  /** Short id of this game, part of custom ids. */
  readonly game: string;
  readonly host: string;
  readonly souls: number;
  /** Language of the board. */
  readonly language: 'en' | 'fr';
  /** Whether the board goes with a picture; its text says everything without. */
  readonly picture: boolean;
  readonly options: TableOptions;
  readonly upkeep: Upkeep;
  readonly seats: readonly Seat[];
  /** The open window: who was asked at its opening, and passes given early. */
  readonly window: {
    readonly id: string;
    readonly asked: readonly PlayerId[];
    readonly sealed: readonly PlayerId[];
    /** Who has held it, with an offer or without: once per person and window. */
    readonly held: readonly PlayerId[];
    /** Who holds it without an offer until they say otherwise. */
    readonly waits: readonly PlayerId[];
  } | null;
  readonly sealedChoice: SealedChoice | null;
  /** Who has just acted: in the window that follows they pass by that ("I am done"), or are asked when they hold priority. */
  readonly acted: PlayerId | null;
  readonly offers: readonly Offer[];
  /** Seats that have been offered to others. */
  readonly invitations: readonly Invitation[];
  /** The newest promises in own words, oldest first. */
  readonly promises: readonly Typed[];
  /** Done besides the game as soon as a running resolution is over (DESIGN section 4). */
  readonly asides: readonly Aside[];
  readonly messages: Messages;
  readonly seedHash: string | null;
  /** Who asked for this table after the game before it; absent when it was opened anew. */
  readonly rematchBy?: string;
}

/** A channel's table at one revision. `session` is null in the lobby. Read only. */
export interface Table {
  readonly channel: string;
  readonly revision: number;
  readonly data: TableData;
  readonly session: Session | null;
}

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

/** Why something was not done. Nothing has changed. `text` makes a sentence of it. */
export type Refusal =
  | {
      readonly why:
        | 'noTable'
        | 'tableExists'
        | 'alreadyStarted'
        | 'notStarted'
        | 'notSeated'
        | 'alreadySeated'
        | 'tableFull'
        | 'notHost'
        | 'gameOver'
        | 'tooFewPlayers'
        | 'noSuchPlayer'
        | 'offerOpen'
        | 'noOffer'
        | 'notYourOffer'
        | 'noOrder'
        | 'heldBefore'
        | 'notWaiting';
    }
  /** The window has changed and the click does not carry over. */
  | { readonly why: 'movedOn' }
  | {
      readonly why: 'notYourQuestion';
      readonly waitingFor: readonly PlayerId[];
      /** The rule, when an action was tried. */
      readonly objection: Objection | null;
    }
  /** The rules of the game: as the engine says it to this player; `noDeal` of a barter. */
  | { readonly why: 'rule' | 'noDeal'; readonly objection: Objection }
  /** A seat that does not change hands. */
  | { readonly why: 'seat'; readonly problem: 'lastPerson' | 'noInvitation' | 'notYourInvitation' }
  | { readonly why: 'notOffered' }
  | { readonly why: 'alreadyPassed' }
  | { readonly why: 'cannotTakeBack' | 'takeBackOff' }
  | ListRefusal
  /** The server allows so many tables at once. */
  | { readonly why: 'serverFull'; readonly most: number }
  /** The game is played in another channel. */
  | { readonly why: 'moved'; readonly channel: string }
  /** The server allows tables in these channels only. */
  | { readonly why: 'wrongChannel'; readonly channels: readonly string[] }
  | { readonly why: 'busy' };

/** Why a list of cards cannot be: about this card, or this number of cards. */
export type ListRefusal =
  | {
      readonly why: 'deckList';
      readonly problem:
        | DeckList
        | 'unknownCard'
        | 'notListed'
        | 'full'
        | 'noBonusSouls'
        | 'tooManyBonusSouls'
        | 'tooManyCharacters'
        | 'threePlus';
      readonly card: CardId | null;
      readonly number: number;
    }
  | {
      readonly why: 'tooFewCards';
      readonly kind: 'character' | 'loot' | 'treasure' | 'monster';
      readonly least: number;
    };

export type Outcome =
  | { readonly is: 'done'; readonly table: Table; readonly entries: readonly LogEntry[] }
  /** This interaction was done before; nothing has changed now. */
  | { readonly is: 'duplicate'; readonly table: Table }
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly table: Table | null };

/** What a click says: which game and window it was made in, and which options. */
export interface Click {
  readonly game: string;
  readonly window: string;
  readonly options: readonly OptionId[];
}

/** What a table is for: every method commits before it returns; the same interaction twice changes nothing. */
export interface Tables {
  table(channel: string): Promise<Table | null>;
  open(channel: string, interaction: string, host: Person, settings: NewTable): Promise<Outcome>;
  /** Opens a lobby with the people, computer players and options of the game that is over. */
  rematch(channel: string, interaction: string, person: Person, game: string): Promise<Outcome>;
  join(channel: string, interaction: string, person: Person): Promise<Outcome>;
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
  addComputer(channel: string, interaction: string, person: Person, kind: ComputerKind): Promise<Outcome>;
  removeComputer(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Changes a setting before the game; only the host may. */
  set(channel: string, interaction: string, person: Person, setting: Setting): Promise<Outcome>;
  /** Seats everybody anew at random; only the host may. */
  shuffleSeats(channel: string, interaction: string, person: Person): Promise<Outcome>;
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
  offer(channel: string, interaction: string, person: Person, terms: Terms): Promise<Outcome>;
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
  /** Has a remembered order asked again the next time. */
  forgetOrder(channel: string, interaction: string, person: Person, order: string): Promise<Outcome>;
  /** Where this user sits, or hosts; `live` leaves out the tables that are over. */
  seatsOf(user: string, live: boolean): Promise<readonly SeatTaken[]>;
  /** Takes a person off every table, and what is kept in preparation under these names; computer players play on. */
  forgetPerson(person: Person, drafts: readonly string[]): Promise<void>;
  /** Begins a practice game of this person against a computer player, in place of the one before. */
  practise(interaction: string, person: Person, language: TableData['language']): Promise<Outcome>;
  undo(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** `manages`: the person administers the channel, and may end the table of others. */
  end(channel: string, interaction: string, person: Person, manages?: boolean): Promise<Outcome>;
  /** The channel is gone: whatever is played there is over. */
  abandon(channel: string): Promise<Outcome>;
  setOrder(channel: string, interaction: string, person: Person, order: StandingOrder): Promise<Outcome>;
  setHoldPriority(channel: string, interaction: string, person: Person, hold: boolean): Promise<Outcome>;
  /** Closes the lobby, so that its game begins in another channel: `arrive` is called when that has been committed. */
  move(channel: string, interaction: string, person: Person, to: string): Promise<Outcome>;
  /** Begins the game of a lobby that has moved, where it has not yet begun; as often as one likes. */
  arrive(channel: string): Promise<void>;
  /**
   * Deletes games that have been over for 90 days, and the tables of servers that removed the bot 30 days ago; `isIn` says
   * whether the bot is in a server, null when that is not known. It reads every table: not for every click.
   */
  removeOld(isIn: (server: string) => boolean | null): Promise<void>;
  /** Closes a table on which nobody has acted for a day before its game, or for as many days as its server says. */
  closeIdle(channel: string): Promise<void>;
  /** What servers have set. */
  readonly servers: Servers;
  /** Notes the ids of posted messages; null revision conflicts are retried. */
  noteMessages(
    channel: string,
    messages: Partial<Messages> | ((now: Messages) => Partial<Messages>),
  ): Promise<Table | null>;
  /** Lets the outside do what the outbox asks for: called at start for each live channel and after each commit. */
  onChange(listener: (table: Table, outbox: readonly string[]) => Promise<void>): void;
  drain(): Promise<void>;
  /** The newest lines of this game's log that the viewer may read, oldest first, at most `limit`; null is a spectator. */
  latestLog(channel: string, viewer: PlayerId | null, limit: number): Promise<readonly LogEntry[]>;
  /** Everything after the line with this id that the viewer may read. */
  logAfter(channel: string, viewer: PlayerId | null, id: string): Promise<readonly LogEntry[]>;
  /** The id of the newest line of this game's log, whoever may read it; null before the first. */
  lastLine(channel: string): Promise<string | null>;
  /** All lines of this game's log that the viewer may read, oldest first. */
  wholeLog(channel: string, viewer: PlayerId | null): Promise<readonly LogEntry[]>;
}
