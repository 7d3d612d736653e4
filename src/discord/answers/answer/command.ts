import type {
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { HostQuestions, HouseCards, Person, Servers, Table } from '../../../table/index.js';
import type { Language, Words } from '../../../text/index.js';
import type { People } from '../../memory/people.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from './actor.js';
import type { Answer } from './answer.js';

/** A Discord user that somebody names. */
export interface NamedUser {
  readonly user: string;
  readonly isBot: boolean;
}

/** A user whom somebody has chosen in a menu that Discord fills, with the name that they have here. */
export interface ChosenUser extends NamedUser {
  readonly name: string;
}

/** A file that somebody gives to a command: where it lies, and its size in bytes. */
export interface AttachedFile {
  readonly url: string;
  readonly size: number;
}

/** One use of a slash command, by a person in a channel. */
export interface Call {
  readonly services: BotServices;
  readonly actor: Actor;
  /** For what everybody reads: the language of a Community, elsewhere theirs. */
  readonly boardLanguage: Language;
  /** An option as typed; empty when it was left out. */
  text(option: string): string;
  /** A whole number, or null when it was left out. */
  whole(option: string): number | null;
  /** A user, or null when it was left out. */
  someone(option: string): NamedUser | null;
  /** The id of a role, or null when it was left out. */
  role(option: string): string | null;
  /** Yes or no, or null when it was left out. */
  flag(option: string): boolean | null;
  /** A file, or null when it was left out. */
  file(option: string): AttachedFile | null;
}

/** An option being typed. */
export interface Typing {
  readonly person: Person;
  readonly w: Words;
  readonly table: Table | null;
  /** The option that is being typed. */
  readonly option: string;
  readonly typed: string;
  /** Another option as it stands; empty when it was left out. */
  text(option: string): string;
  /** The server, when the bot is a member of it. */
  readonly home: string | null;
  readonly hostQuestions: HostQuestions;
  readonly houseCards: HouseCards;
  /** What the server lets others see of names that somebody has given. */
  readonly servers: Pick<Servers, 'settings'>;
  /** Whether they manage the server. */
  readonly manages: boolean;
  readonly people: People;
  /** In milliseconds since 1970. */
  readonly now: number;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** What a command or one of its subcommands does: a handler of its feature. */
export interface Action {
  /** Everybody is shown what it does: where the bot cannot show the board it is not done. Absent: only this person is. */
  readonly needsBoard?: true;
  /** It changes a table, though it can be done where the board cannot be shown. */
  readonly changesTable?: true;
  /** It is about the person and shows nothing of the table in the channel. */
  readonly isPersonal?: true;
  readonly execute: (call: Call) => Promise<Answer>;
  /** Suggestions for the option that is being typed. */
  readonly suggest?: (typing: Typing) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
}

/** A slash command: what Discord is told about it, and what it does. */
export interface Command {
  /** It works in conversations with the bot too, not only in servers. */
  readonly anywhere: boolean;
  /** It searches the rulebook or the cards. */
  readonly isLookup?: true;
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** By the name of the subcommand; a command without subcommands has one under the empty name. */
  readonly actions: Readonly<Record<string, Action>>;
}

/** An entry of the menu on a message: its cards are explained to whoever chooses it. */
export interface MessageCommand {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
}
