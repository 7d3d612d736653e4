import { PermissionFlagsBits, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import { bool, list, nullable, oneOf, shape, snowflake, text, whole } from '../limits/check.js';
import { channelWith, writableChannel } from './reach.js';
import { isOfServer } from '../world/channel-access.js';
import type { Thread } from '../world/records.js';
import { noContent, ok, param } from './router.js';
import type { Answer, Call, Route } from './router.js';
import { forBot, isVoice, toChannel, toThread } from '../world/serialize.js';
import { changeThread, openThread } from '../world/threads.js';
import { APPLICATION_ID, directChannel, putChannel, putMessage, removeChannel } from '../world/world.js';
import type { StoredMessage } from '../world/world.js';

const { CreatePublicThreads, SendMessagesInThreads, ManageThreads, ManageChannels, PinMessages, ReadMessageHistory } =
  PermissionFlagsBits;
const ANNOUNCEMENT_THREAD = 10;
const PUBLIC_THREAD = 11;
const DAY = ThreadAutoArchiveDuration.OneDay;

const threadName = text(1, 100);
const autoArchive = oneOf([60, 1440, 4320, 10080]);
const slowmode = nullable(whole(0, 21_600));

const threadFields = { auto_archive_duration: autoArchive, rate_limit_per_user: slowmode, invitable: bool };
const publicThread = oneOf([ANNOUNCEMENT_THREAD, PUBLIC_THREAD]);

/** discord.js names the type here too, although a thread from a message is always public. */
const threadFromMessage = shape({ required: { name: threadName }, optional: { ...threadFields, type: publicThread } });
const threadAlone = shape({ required: { name: threadName, type: publicThread }, optional: threadFields });

const channelChange = shape({
  optional: {
    name: threadName,
    archived: bool,
    locked: bool,
    auto_archive_duration: autoArchive,
    rate_limit_per_user: slowmode,
    applied_tags: list(snowflake, 0, 5),
  },
});

interface ThreadBody {
  readonly name: string;
  readonly auto_archive_duration?: number;
}

function opened(call: Call, from: StoredMessage | null): Answer {
  const parent = channelWith(call, CreatePublicThreads);
  if (parent.kind !== 'text' || isVoice(parent)) throw errors.wrongChannelType();
  const { name, auto_archive_duration: minutes = DAY } = call.body as ThreadBody;
  const thread = openThread(call.world, { name, parentId: parent.id, autoArchive: minutes, from });
  return { status: 201, body: toThread(thread, call.world) };
}

function openedFrom(call: Call): Answer {
  return opened(call, here(call));
}

function here(call: Call): StoredMessage {
  const stored = call.world.messages.get(param(call, 'message'));
  const isHere = stored?.visibleTo === null && stored.message.channel_id === param(call, 'channel');
  if (stored === undefined || !isHere) throw errors.unknownMessage();
  return stored;
}

function pinned(call: Call, isPinned: boolean): Answer {
  channelWith(call, PinMessages);
  const stored = here(call);
  putMessage(call.world, { ...stored, message: { ...stored.message, pinned: isPinned } });
  return noContent;
}

function pins(call: Call): Answer {
  const { id } = channelWith(call, ReadMessageHistory);
  const found = [...call.world.messages.values()].filter(({ message }) => message.pinned && message.channel_id === id);
  const items = found.toReversed().map((stored) => ({
    pinned_at: stored.message.edited_timestamp ?? stored.message.timestamp,
    message: forBot(call.world, stored),
  }));
  return ok({ items, has_more: false });
}

interface Change {
  readonly name?: string;
  readonly archived?: boolean;
  readonly locked?: boolean;
  readonly auto_archive_duration?: number;
  readonly applied_tags?: readonly string[];
}

/**
 * The tags that are to stand on a post of a forum.
 * @throws ApiError 50024 for a thread elsewhere, 50035 for a tag that the forum does not have, 50013 for one that only
 * moderators change
 */
function tagsFor(call: Call, thread: Thread, wanted: readonly string[]): readonly string[] {
  const forum = call.world.channels.get(thread.parentId);
  if (forum?.kind !== 'forum') throw errors.wrongChannelType();
  const strange = wanted.findIndex((id) => !forum.tags.some((tag) => tag.id === id));
  if (strange >= 0)
    throw errors.invalidForm([
      { path: ['applied_tags', strange], code: 'CHANNEL_TAG_INVALID', message: 'Unknown or invalid tag' },
    ]);
  const before = thread.appliedTags ?? [];
  const isChanged = (id: string): boolean => wanted.includes(id) !== before.includes(id);
  if (forum.tags.some(({ id, moderated }) => moderated && isChanged(id))) channelWith(call, ManageThreads);
  return wanted;
}

/** The opener of a thread may change it, and anybody who writes in it may open it again; the rest needs MANAGE_THREADS. */
function changed(call: Call): Answer {
  const channel = channelWith(call);
  const { name, archived, locked, auto_archive_duration: minutes, applied_tags: tags } = call.body as Change;
  if (channel.kind === 'thread') {
    const reopens =
      archived === false && name === undefined && locked === undefined && minutes === undefined && tags === undefined;
    if (channel.locked || locked !== undefined || (channel.ownerId !== APPLICATION_ID && !reopens)) {
      channelWith(call, ManageThreads);
    }
    channelWith(call, SendMessagesInThreads);
    if (channel.archived && archived !== false) throw errors.archivedThread();
    const change: Partial<Thread> = {
      ...(name === undefined ? {} : { name }),
      ...(archived === undefined ? {} : { archived }),
      ...(locked === undefined ? {} : { locked }),
      ...(minutes === undefined ? {} : { autoArchive: minutes }),
      ...(tags === undefined ? {} : { appliedTags: tagsFor(call, channel, tags) }),
    };
    return ok(toThread(changeThread(call.world, channel, change), call.world));
  }
  if (channel.kind !== 'text' || [archived, locked, minutes, tags].some((one) => one !== undefined)) {
    throw errors.wrongChannelType();
  }
  channelWith(call, ManageChannels);
  const after = { ...channel, ...(name === undefined ? {} : { name }) };
  putChannel(call.world, after);
  return ok(toChannel(after, call.world));
}

function removed(call: Call): Answer {
  const channel = channelWith(call);
  if (channel.kind === 'thread') channelWith(call, ManageThreads);
  else if (channel.kind === 'text' || channel.kind === 'forum') channelWith(call, ManageChannels);
  const body = toChannel(channel, call.world);
  // Closing direct messages hides them from the bot only.
  if (isOfServer(channel)) removeChannel(call.world, channel);
  return ok(body);
}

function directTo(call: Call): Answer {
  const { recipient_id: id } = call.body as { readonly recipient_id: string };
  const person = call.world.people.get(id);
  if (person === undefined) throw errors.unknownRecipient();
  return ok(toChannel(directChannel(call.world, person), call.world));
}

/** The bot takes part in every thread that it writes in; to join or leave one changes nothing that people see. */
function membership(call: Call): Answer {
  if (channelWith(call).kind !== 'thread') throw errors.wrongChannelType();
  return noContent;
}

/** Channels, threads and direct messages, by the bot's own token. */
export const channelRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/users/@me/channels',
    body: shape({ required: { recipient_id: snowflake } }),
    handle: directTo,
  },
  {
    method: 'GET',
    path: '/channels/:channel',
    handle: (call) => ok(toChannel(channelWith(call), call.world)),
  },
  { method: 'PATCH', path: '/channels/:channel', body: channelChange, handle: changed },
  { method: 'DELETE', path: '/channels/:channel', handle: removed },
  {
    method: 'POST',
    path: '/channels/:channel/typing',
    handle: (call) => {
      writableChannel(call);
      return noContent;
    },
  },
  { method: 'GET', path: '/channels/:channel/messages/pins', query: ['limit', 'before'], handle: pins },
  { method: 'PUT', path: '/channels/:channel/messages/pins/:message', handle: (call) => pinned(call, true) },
  { method: 'DELETE', path: '/channels/:channel/messages/pins/:message', handle: (call) => pinned(call, false) },
  { method: 'POST', path: '/channels/:channel/threads', body: threadAlone, handle: (call) => opened(call, null) },
  {
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    body: threadFromMessage,
    handle: openedFrom,
  },
  { method: 'PUT', path: '/channels/:channel/thread-members/@me', handle: membership },
  { method: 'DELETE', path: '/channels/:channel/thread-members/@me', handle: membership },
];
