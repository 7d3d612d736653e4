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
  SendMessagesInThreads;

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
}

/** Somebody who has just come in. */
export const NEWCOMER: Omit<PersonRecord, 'id' | 'name' | 'locale'> = {
  inServer: true,
  timedOutUntil: null,
  takesMessages: true,
  permissions: String(USUAL_PERMISSIONS),
};

/** A text channel of the server. */
export interface TextChannel {
  readonly kind: 'text';
  readonly id: string;
  readonly name: string;
  /** Permission bits of the bot here, as a decimal string. */
  readonly botPermissions: string;
}

/** A public thread below a text channel. */
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

export type ChannelRecord = TextChannel | Thread | DirectChannel | PrivateChannel;
