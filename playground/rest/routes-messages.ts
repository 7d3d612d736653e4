import { PermissionFlagsBits } from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import { timeOf } from '../world/clock.js';
import { createMessage, editMessage } from '../limits/limits-message.js';
import { edit, post, replyFields } from '../world/posting.js';
import type { Rewritten, Written } from '../world/posting.js';
import { CREATE_LIMIT, DELETE_LIMIT, EDIT_LIMIT, OLD_EDIT_LIMIT } from './rate-limits.js';
import { noContent, ok, param } from './router.js';
import type { Answer, Call, Route } from './router.js';
import { botUser, forBot } from '../world/serialize.js';
import { channelWith, has, writableChannel } from './reach.js';
import type { ChannelRecord } from '../world/records.js';
import { awaken } from '../world/threads.js';
import { APPLICATION_ID, removeMessage } from '../world/world.js';
import type { StoredMessage } from '../world/world.js';

const { EmbedLinks, AttachFiles, ReadMessageHistory, ManageMessages } = PermissionFlagsBits;
const HOUR = 3_600_000;
const OLD_EDITS_CODE = 30046;
/** How long the same nonce of the same author counts as the same message, in milliseconds. */
const NONCE_LIFE = 5 * 60_000;

/** A message of the channel that the bot route reaches: never an ephemeral one. */
function messageIn(call: Call, channel: ChannelRecord): StoredMessage {
  const stored = call.world.messages.get(param(call, 'message'));
  if (stored === undefined || stored.visibleTo !== null || stored.message.channel_id !== channel.id) {
    throw errors.unknownMessage();
  }
  return stored;
}

function listMessages(call: Call): Answer {
  const channel = channelWith(call);
  if (!has(call.world, channel, ReadMessageHistory)) return ok([]);
  const limit = Number(call.query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw errors.invalidForm([
      { path: ['limit'], code: 'NUMBER_TYPE_MAX', message: 'int value should be between 1 and 100.' },
    ]);
  }
  const before = call.query.get('before');
  const after = call.query.get('after');
  const around = call.query.get('around');
  let found = [...call.world.messages.values()].filter(
    (stored) => stored.visibleTo === null && stored.message.channel_id === channel.id,
  );
  if (before !== null) found = found.filter((stored) => BigInt(stored.message.id) < BigInt(before));
  if (after !== null) found = found.filter((stored) => BigInt(stored.message.id) > BigInt(after));
  if (around !== null) {
    const middle = found.findIndex((stored) => BigInt(stored.message.id) >= BigInt(around));
    const start = Math.max(0, middle - Math.floor(limit / 2));
    found = middle === -1 ? found.slice(-limit) : found.slice(start, start + limit);
  }
  found = after === null ? found.slice(-limit) : found.slice(0, limit);
  return ok(found.toReversed().map((stored) => forBot(call.world, stored)));
}

function sameNonce(call: Call, channel: ChannelRecord, body: Written): StoredMessage | undefined {
  if (body.nonce === undefined || body.enforce_nonce !== true) return undefined;
  const since = call.world.clock.now() - NONCE_LIFE;
  return [...call.world.messages.values()].findLast(
    ({ message }) =>
      message.channel_id === channel.id &&
      message.author.id === APPLICATION_ID &&
      message.nonce === body.nonce &&
      timeOf(message.id) >= since,
  );
}

function create(call: Call): Answer {
  const body = call.body as Written;
  const embeds = (body.embeds ?? []).length > 0 ? [EmbedLinks] : [];
  const channel = writableChannel(call, ...embeds, ...(call.uploads.length > 0 ? [AttachFiles] : []));
  const headers = call.limits.take(CREATE_LIMIT, channel.id);
  const existing = sameNonce(call, channel, body);
  if (existing !== undefined) return { status: 200, body: forBot(call.world, existing), headers };
  const { uploads, world } = call;
  awaken(world, channel.id);
  const extra = replyFields(world, channel.id, body);
  const stored = post(world, { channelId: channel.id, author: botUser, body, uploads, visibleTo: null, extra });
  return { status: 200, body: forBot(world, stored), headers };
}

function change(call: Call): Answer {
  const channel = channelWith(call, ...(call.uploads.length > 0 ? [AttachFiles] : []));
  const stored = messageIn(call, channel);
  const headers = call.limits.take(EDIT_LIMIT, channel.id);
  if (stored.message.author.id !== APPLICATION_ID) throw errors.notAuthor();
  if (channel.kind === 'thread' && channel.archived) throw errors.archivedThread();
  if (call.world.clock.now() - timeOf(stored.message.id) > HOUR) {
    call.limits.take(OLD_EDIT_LIMIT, channel.id, OLD_EDITS_CODE);
  }
  const edited = edit(call.world, stored, call.body as Rewritten, call.uploads);
  return { status: 200, body: forBot(call.world, edited), headers };
}

function remove(call: Call): Answer {
  const channel = channelWith(call);
  const stored = messageIn(call, channel);
  const headers = call.limits.take(DELETE_LIMIT, channel.id);
  if (channel.kind === 'thread' && channel.archived) throw errors.archivedThread();
  const isOwn = stored.message.author.id === APPLICATION_ID;
  if (!isOwn && !has(call.world, channel, ManageMessages)) throw errors.missingPermissions();
  removeMessage(call.world, stored);
  return { ...noContent, headers };
}

const MESSAGES = '/channels/:channel/messages';

/** The messages of a channel, by the bot's own token. */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: MESSAGES, query: ['limit', 'before', 'after', 'around'], handle: listMessages },
  { method: 'POST', path: MESSAGES, body: createMessage, uploads: true, handle: create },
  {
    method: 'GET',
    path: `${MESSAGES}/:message`,
    handle: (call) => ok(forBot(call.world, messageIn(call, channelWith(call, ReadMessageHistory)))),
  },
  { method: 'PATCH', path: `${MESSAGES}/:message`, body: editMessage, uploads: true, handle: change },
  { method: 'DELETE', path: `${MESSAGES}/:message`, handle: remove },
];
