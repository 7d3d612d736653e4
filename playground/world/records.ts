import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Locale } from 'discord-api-types/v10';

const {
  ViewChannel,
  SendMessages,
  EmbedLinks,
  AttachFiles,
  ReadMessageHistory,
  UseApplicationCommands,
  CreatePublicThreads,
  SendMessagesInThreads,
  Connect,
} = PermissionFlagsBits;

/** What everybody, the bot included, may do in a channel unless a test says otherwise. */
export const USUAL_PERMISSIONS =
  ViewChannel |
  SendMessages |
  EmbedLinks |
  AttachFiles |
  ReadMessageHistory |
  UseApplicationCommands |
  CreatePublicThreads |
  SendMessagesInThreads |
  Connect;

/** What is left to somebody who has been timed out (topics/permissions). */
export const TIMED_OUT_PERMISSIONS = ViewChannel | ReadMessageHistory;

/** What the bot may do in a direct message, and what its answers may hold where it is not installed. */
export const DIRECT_PERMISSIONS = ViewChannel | SendMessages | EmbedLinks | AttachFiles | ReadMessageHistory;

export interface PersonRecord {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  /** Whether they are a member of the server. */
  readonly inServer: boolean;
  /** Milliseconds since 1970 until which they may only read, or null. */
  readonly timedOutUntil: number | null;
  /** Whether they take direct messages from members of the server. */
  readonly takesMessages: boolean;
  /** Their permission bits in the server, as a decimal string. */
  readonly permissions: string;
  /** They have embeds switched off: of a message they see its content, its files and its buttons. */
  readonly hidesEmbeds?: boolean;
}

/** Somebody who has just come in. */
export const NEWCOMER: Omit<PersonRecord, 'id' | 'name' | 'locale'> = {
  inServer: true,
  timedOutUntil: null,
  takesMessages: true,
  permissions: String(USUAL_PERMISSIONS),
};

/** What a channel with messages is besides a plain one: those with a voice have a chat, which needs the right Connect. */
export type Variety = 'announcement' | 'voice' | 'stage';

/** A channel of the server in which messages are written. */
export interface TextChannel {
  readonly kind: 'text';
  readonly variety?: Variety;
  readonly id: string;
  readonly name: string;
  /** Permission bits of the bot here, as a decimal string. */
  readonly botPermissions: string;
  /** The id of its server; absent: the first. */
  readonly server?: string;
}

/** A tag of a forum, which can stand on its posts. */
interface ForumTag {
  readonly id: string;
  readonly name: string;
  /** Only those who manage threads put it on a post or take it off. */
  readonly moderated: boolean;
}

/** A forum or media channel of the server: there are only posts in it, each a thread. */
export interface Forum {
  readonly kind: 'forum';
  readonly id: string;
  readonly name: string;
  readonly isMedia: boolean;
  readonly tags: readonly ForumTag[];
  readonly botPermissions: string;
}

/** A role of the server. */
export interface RoleRecord {
  readonly id: string;
  readonly name: string;
  /** Whether everybody may mention it; otherwise only who has MENTION_EVERYONE. */
  readonly mentionable: boolean;
  /** Permission bits of whoever has it, as a decimal string; absent: none. */
  readonly permissions?: string;
}

/** A thread below a text channel, or a post of a forum. */
export interface Thread {
  readonly kind: 'thread';
  readonly id: string;
  readonly name: string;
  readonly parentId: string;
  readonly ownerId: string;
  readonly archived: boolean;
  readonly locked: boolean;
  /** Minutes without a message after which it archives itself. */
  readonly autoArchive: number;
  /** When it was archived or unarchived last, in milliseconds since 1970. */
  readonly turnedAt: number;
  /** Of a post of a forum, ids of the tags on it. */
  readonly appliedTags?: readonly string[];
  /** Of a private thread, ids of those who are in it; nobody else sees it but who manages threads. */
  readonly members?: readonly string[];
}

/** The direct messages between the bot and one person. */
export interface DirectChannel {
  readonly kind: 'direct';
  readonly id: string;
  readonly name: string;
  readonly personId: string;
}

/** A place of people without the bot, where they use the application that they have installed for themselves. */
interface PrivateChannel {
  readonly kind: 'private';
  readonly id: string;
  readonly name: string;
  /** Whether answers there may be seen by everybody (USE_EXTERNAL_APPS). */
  readonly externalApps: boolean;
}

export type ChannelRecord = TextChannel | Forum | Thread | DirectChannel | PrivateChannel;
