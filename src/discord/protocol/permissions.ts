import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Table } from '../../table/index.js';
import type { Permission, Words } from '../../text/index.js';

/** The channel in which somebody acts, and what the bot and they may do there. */
export interface ChannelPlace {
  /** Null outside servers. */
  readonly server: string | null;
  /** The channel, for a thread the one that it is in. */
  readonly within: string;
  readonly isThread: boolean;
  /** The chat of a voice or stage channel. */
  readonly isVoice?: boolean;
  /** What the bot may do there, as Discord's bits. */
  readonly granted: bigint;
  /** Whether the person has the permission Manage Server. */
  readonly manages: boolean;
  /** Whether the person has the permission Manage Messages. */
  readonly moderates: boolean;
}

const BITS: Readonly<Record<Permission, bigint>> = {
  viewChannel: PermissionFlagsBits.ViewChannel,
  sendMessages: PermissionFlagsBits.SendMessages,
  createThreads: PermissionFlagsBits.CreatePublicThreads,
  sendInThreads: PermissionFlagsBits.SendMessagesInThreads,
  embedLinks: PermissionFlagsBits.EmbedLinks,
  attachFiles: PermissionFlagsBits.AttachFiles,
  readHistory: PermissionFlagsBits.ReadMessageHistory,
  connect: PermissionFlagsBits.Connect,
};

/** What a table wants of its channel besides a board in text. */
interface Wants {
  readonly picture: boolean;
  /** It is played in a thread that is yet to be opened. */
  readonly thread: boolean;
}

type Where = Pick<ChannelPlace, 'isThread' | 'isVoice'>;

/** The permissions that a table needs in a place (DISCORD.md section 1). */
export const neededIn = ({ isThread, isVoice }: Where, wants: Wants): readonly Permission[] => [
  'viewChannel',
  ...(isVoice === true ? (['connect'] as const) : []),
  isThread ? 'sendInThreads' : 'sendMessages',
  'embedLinks',
  'readHistory',
  ...(wants.thread && !isThread && isVoice !== true ? (['createThreads', 'sendInThreads'] as const) : []),
  ...(wants.picture ? (['attachFiles'] as const) : []),
];

export const isGranted = ({ granted }: Pick<ChannelPlace, 'granted'>, permission: Permission): boolean =>
  (granted & BITS[permission]) !== 0n;

/** Which of the permissions that a table needs are missing. */
export const missingIn = (
  place: Where & Pick<ChannelPlace, 'granted'>,
  wants: Wants = { picture: false, thread: false },
): readonly Permission[] => neededIn(place, wants).filter((permission) => !isGranted(place, permission));

/** Whether a table that is opened here can be played in a thread. */
export const mayOpenThreads = (place: ChannelPlace): boolean =>
  place.server !== null &&
  !place.isThread &&
  place.isVoice !== true &&
  missingIn(place, { picture: false, thread: true }).length === 0;

/** What is missing before this table can start, as a sentence; null when nothing is. */
export const missingToStart = (
  place: Where & Pick<ChannelPlace, 'granted'>,
  { data }: Table,
  w: Words,
): string | null => {
  const missing = missingIn(place, { picture: data.display.picture, thread: data.game.options.thread });
  if (missing.length === 0) return null;
  const said = w.errors.missingPermissions(missing);
  return missing.includes('attachFiles') ? `${said} ${w.server.orNoPicture}` : said;
};
