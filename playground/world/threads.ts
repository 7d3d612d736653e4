import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import { timeOf } from './clock.js';
import { post } from './posting.js';
import { threadsOf } from './channel-access.js';
import type { Forum, PersonRecord, TextChannel, Thread } from './records.js';
import { botUser, toThread, toUser } from './serialize.js';
import { APPLICATION_ID, GUILD_ID, lastMessageIn, putChannel, putMessage, serverOf, tell } from './world.js';
import type { StoredMessage, World } from './world.js';

const MINUTE = 60_000;
/** Minutes. */
const WEEK = 10_080;

/** What a new thread is. */
interface ThreadWish {
  readonly name: string;
  readonly parentId: string;
  readonly autoArchive: number;
  /** The message that it is opened from, or null. */
  readonly from: StoredMessage | null;
}

/** What a person opens. */
interface PersonalThread {
  readonly name: string;
  readonly isPrivate: boolean;
}

/**
 * Opens a public thread; one without a message is announced in its channel.
 * @throws ApiError 160004 when the message has a thread already, 160006 when the server has no room for another
 */
export function openThread(world: World, { name, parentId, autoArchive, from }: ThreadWish): Thread {
  const id = from?.message.id ?? world.ids.next();
  if (world.channels.has(id)) throw errors.threadExists();
  if (threadsOf(world).filter(({ archived }) => !archived).length >= world.threadLimit) throw errors.tooManyThreads();
  const turnedAt = world.clock.now();
  const thread: Thread = {
    kind: 'thread',
    id,
    name,
    parentId,
    ownerId: APPLICATION_ID,
    archived: false,
    locked: false,
    autoArchive,
    turnedAt,
  };
  putChannel(world, thread);
  if (from === null) {
    post(world, {
      channelId: parentId,
      author: botUser,
      body: { content: name },
      visibleTo: null,
      extra: {
        type: MessageType.ThreadCreated,
        message_reference: { channel_id: id, guild_id: serverOf(world, thread) ?? GUILD_ID },
      },
    });
  } else {
    const flags = (from.message.flags ?? 0) | MessageFlags.HasThread;
    const message: APIMessage = { ...from.message, flags, thread: toThread(thread, world) };
    putMessage(world, { ...from, message });
  }
  return thread;
}

/** Somebody opens a thread in a channel; a private one is theirs alone until they mention somebody in it. */
export function openByPerson(world: World, parent: TextChannel, person: PersonRecord, wish: PersonalThread): Thread {
  const thread: Thread = {
    kind: 'thread',
    id: world.ids.next(),
    name: wish.name,
    parentId: parent.id,
    ownerId: person.id,
    archived: false,
    locked: false,
    autoArchive: WEEK,
    turnedAt: world.clock.now(),
    ...(wish.isPrivate ? { members: [person.id] } : {}),
  };
  putChannel(world, thread);
  return thread;
}

/** Whoever is mentioned in a private thread is in it from then on; for the bot it is a thread that has been created. */
export function addMentioned(world: World, channelId: string, content: string): void {
  const thread = world.channels.get(channelId);
  if (thread?.kind !== 'thread' || thread.members === undefined) return;
  const named = [...content.matchAll(/<@!?(\d+)>/g)].map(([, id]) => id ?? '');
  const fresh = [...new Set(named)].filter((id) => thread.members?.includes(id) !== true);
  if (fresh.length === 0) return;
  const after = { ...thread, members: [...thread.members, ...fresh] };
  world.channels.set(thread.id, after);
  tell(world, { kind: fresh.includes(APPLICATION_ID) ? 'channelCreated' : 'channelUpdated', channel: after });
}

/** Somebody writes a post in a forum: a thread with their message in it. */
export function openPost(world: World, forum: Forum, person: PersonRecord, name: string): Thread {
  const id = world.ids.next();
  const thread: Thread = {
    kind: 'thread',
    id,
    name,
    parentId: forum.id,
    ownerId: person.id,
    archived: false,
    locked: false,
    autoArchive: WEEK,
    turnedAt: world.clock.now(),
    appliedTags: [],
  };
  putChannel(world, thread);
  post(world, { channelId: id, author: toUser(person), body: { content: name }, visibleTo: null, extra: { id } });
  return thread;
}

/** Archives a thread, opens it again, renames or locks it. */
export function changeThread(
  world: World,
  thread: Thread,
  change: Partial<Pick<Thread, 'name' | 'archived' | 'locked' | 'autoArchive' | 'appliedTags'>>,
): Thread {
  const turned = change.archived !== undefined && change.archived !== thread.archived;
  if (turned && change.archived === false) {
    const active = threadsOf(world).filter(({ archived }) => !archived).length;
    if (active >= world.threadLimit) throw errors.tooManyThreads();
  }
  const changed = { ...thread, ...change, ...(turned ? { turnedAt: world.clock.now() } : {}) };
  putChannel(world, changed);
  return changed;
}

/** Archives every thread in which nothing has been written for its time. */
export function archiveIdle(world: World): void {
  for (const thread of threadsOf(world)) {
    if (thread.archived) continue;
    const last = lastMessageIn(world, thread.id);
    const since = Math.max(thread.turnedAt, last === undefined ? 0 : timeOf(last.message.id));
    if (world.clock.now() - since >= thread.autoArchive * MINUTE) changeThread(world, thread, { archived: true });
  }
}

/**
 * A message is about to be written: an archived thread opens again, unless it is locked.
 * @throws ApiError 50083 when it is locked
 */
export function awaken(world: World, channelId: string): void {
  archiveIdle(world);
  const thread = world.channels.get(channelId);
  if (thread?.kind !== 'thread' || !thread.archived) return;
  if (thread.locked) throw errors.archivedThread();
  changeThread(world, thread, { archived: false });
}
