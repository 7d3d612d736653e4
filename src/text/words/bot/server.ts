import type { Described, Language } from '../described.js';

/** What the managers of a server set for its tables. */
export interface ServerWords {
  readonly title: string;
  readonly onlyManagers: string;
  readonly permissions: string;
  /** A permission that the bot has in this channel, or not; what it is for when it is not always needed. */
  readonly permission: (name: string, granted: boolean) => string;
  readonly onlyFor: { readonly picture: string; readonly thread: string };
  /** After the permission for pictures. */
  readonly orNoPicture: string;
  readonly where: string;
  /** Mentions of channels; none: everywhere. */
  readonly channels: (mentions: readonly string[]) => string;
  readonly allowHere: string;
  readonly forbidHere: string;
  readonly everywhere: string;
  /** The role that hosts may have mentioned once in a lobby, by mention; null for none. */
  readonly role: (role: string | null) => string;
  /** Everybody is no such role. */
  readonly notEveryone: string;
  readonly limits: string;
  readonly tables: (number: number) => string;
  readonly idle: (days: number) => string;
  readonly idleLobby: string;
  readonly defaults: string;
  readonly defaultsNote: string;
  readonly language: (language: Language | null) => string;
  readonly onNewTables: (text: string) => string;
  readonly choose: { readonly tables: string; readonly idle: string; readonly switches: string };
  /** Said on the board of a table that was closed because nobody acted. */
  readonly closedIdle: (hours: number) => string;
  /** The name of the thread of a table. */
  readonly threadName: (players: readonly string[]) => string;
  /** Where the game of a lobby is, or was, played. */
  readonly playedIn: (channel: string) => string;
  /** In place of a board that has been posted anew. */
  readonly boardIsAt: (link: string) => string;
  readonly threadsFull: string;
  /** The channel in which results are kept, by mention, and what is in the way. */
  readonly archive: {
    readonly title: string;
    readonly none: string;
    readonly kept: (channel: string) => string;
    readonly gone: (channel: string) => string;
    readonly forbidden: (channel: string, missing: readonly string[]) => string;
    readonly on: string;
    readonly off: string;
    /** Above a result in the archive. */
    readonly from: (channel: string) => string;
  };
}

/** `/souls setup` */
export type ServerCommand = Described & { readonly role: Described; readonly noRole: Described };
