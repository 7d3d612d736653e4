import type {
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { CardFilter } from '../rulebook/index.js';
import type { OptionId } from '../engine/index.js';
import type { Outcome, Person, Questions, Table, Tables } from '../table/index.js';
import type { Language, Permission, Words } from '../text/index.js';
import type { Payload } from './payload.js';
import type { Place } from './place.js';

/** A Discord user that somebody names. */
export interface Named {
  readonly user: string;
  readonly isBot: boolean;
}

/** One use of a slash command, by a person in a channel of a server. */
export interface Call {
  readonly channel: string;
  /** The id of the interaction: the same one twice changes nothing. */
  readonly interaction: string;
  readonly person: Person;
  readonly place: Place;
  /** In the person's language. */
  readonly w: Words;
  /** The server's language, for what everybody reads. */
  readonly boardLanguage: Language;
  readonly tables: Tables;
  /** What the bot needs in this channel and may not do. */
  readonly missing: readonly Permission[];
  /** An option as typed; empty when it was left out. */
  text(option: string): string;
  /** A whole number, or null when it was left out. */
  whole(option: string): number | null;
  /** A user, or null when it was left out. */
  someone(option: string): Named | null;
  /** Yes or no, or null when it was left out. */
  flag(option: string): boolean | null;
  /** Posts the board anew at the end of the channel. */
  repost(): Promise<void>;
}

/** Pages about a person. */
export type OwnPage = 'help' | 'settings' | 'tables' | 'data' | 'tutorial';

/** What is looked up: a query or an id, in the rulebook or among the cards. */
export type Wish =
  | { readonly is: 'rule'; readonly query: string }
  | { readonly is: 'card'; readonly query: string; readonly filter: CardFilter };

/** What the person is told; only they see it, unless they share what they look up. */
export type Reply =
  | { readonly is: 'said'; readonly text: string }
  /** Their panel, with these words above it. */
  | { readonly is: 'panel'; readonly table: Table; readonly notice: string | null }
  /** The orders of triggers and replacements that they have given, to be forgotten one by one. */
  | { readonly is: 'orders'; readonly table: Table }
  /** A page of this person's own, about no table. */
  | { readonly is: 'own'; readonly page: OwnPage }
  /** What the managers of a server set. */
  | { readonly is: 'setup' }
  /** Something is looked up; `share`: for everybody, when it is clear what is meant. */
  | { readonly is: 'lookup'; readonly wish: Wish; readonly share: boolean }
  /** The game of the channel's lobby is to start. */
  | { readonly is: 'start' }
  /** Something else that only they see. */
  | { readonly is: 'page'; readonly table: Table; readonly shows: (table: Table, notice: string | null) => Payload }
  /** What has happened in the game, where they left off. */
  | { readonly is: 'log'; readonly table: Table }
  /** Something on the table to look at, by its path; the empty path offers everything. */
  | { readonly is: 'inspect'; readonly table: Table; readonly path: string }
  /** What they can do now and what not, why, and what the table waits for; `what` they ask about, empty for everything. */
  | { readonly is: 'why'; readonly table: Table | null; readonly what: string }
  /** The game of the channel as files, with the log in this language or their own. */
  | { readonly is: 'export'; readonly table: Table | null; readonly language: Language | null }
  /** A seat is given away: to this user, or to a computer player. */
  | { readonly is: 'replace'; readonly table: Table | null; readonly seat: string; readonly to: Named | null }
  /** An option of the question that is open to them. */
  | { readonly is: 'option'; readonly table: Table; readonly option: OptionId }
  /** What has these numbers on their panel. */
  | { readonly is: 'numbers'; readonly numbers: readonly number[] }
  /** What became of an act: a refusal is explained; otherwise this text, or without one the panel. */
  | { readonly is: 'outcome'; readonly outcome: Outcome; readonly text: string | null };

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
  readonly questions: Questions;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** What a command or one of its subcommands does. */
export interface Action {
  execute(call: Call): Promise<Reply>;
  /** For the option that has suggestions. */
  suggest?(typing: Typing): readonly Suggestion[] | Promise<readonly Suggestion[]>;
}

/** A slash command: what Discord is told about it, and what it does. */
export interface Command {
  /** It works in conversations with the bot too, not only in servers. */
  readonly anywhere: boolean;
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** By the name of the subcommand; a command without subcommands has one under the empty name. */
  readonly actions: Readonly<Record<string, Action>>;
}

/** An entry of the menu on a message: its cards are explained to whoever chooses it. */
export interface MessageCommand {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
}
