import { PermissionFlagsBits } from 'discord-api-types/v10';
import { errors } from './api-error.js';
import { timeOf } from './clock.js';
import { createMessage, editMessage } from './limits-message.js';
import { edit, post, replyFields } from './messages.js';
import type { Rewritten, Written } from './messages.js';
import { CREATE_LIMIT, EDIT_LIMIT, OLD_EDIT_LIMIT } from './rate-limits.js';
import { noContent, ok, param } from './router.js';
import type { Answer, Call, Route } from './router.js';
import { botUser, forBot, toChannel } from './serialize.js';
import { APPLICATION_ID, removeMessage } from './world.js';
import type { ChannelRecord, StoredMessage } from './world.js';

const { ViewChannel, SendMessages, EmbedLinks, AttachFiles, ReadMessageHistory, ManageMessages } = PermissionFlagsBits;
const HOUR = 3_600_000;
const OLD_EDITS_CODE = 30046;
/** How long the same nonce of the same author counts as the same message, in milliseconds. */
const NONCE_LIFE = 5 * 60_000;

const has = (channel: ChannelRecord, bit: bigint): boolean => (BigInt(channel.botPermissions) & bit) !== 0n;

/** @throws ApiError 10003, 50001 without the right to see it, 50013 without one of the other rights */
function channelWith(call: Call, ...bits: readonly bigint[]): ChannelRecord {
  const channel = call.world.channels.get(param(call, 'channel'));
  if (channel === undefined) throw errors.unknownChannel();
  if (!has(channel, ViewChannel)) throw errors.missingAccess();
  if (bits.some((bit) => !has(channel, bit))) throw errors.missingPermissions();
  return channel;
}

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
  if (!has(channel, ReadMessageHistory)) return ok([]);
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
  const needed = [
    SendMessages,
    ...((body.embeds ?? []).length > 0 ? [EmbedLinks] : []),
    ...(call.uploads.length > 0 ? [AttachFiles] : []),
  ];
  const channel = channelWith(call, ...needed);
  const headers = call.limits.take(CREATE_LIMIT, channel.id);
  const existing = sameNonce(call, channel, body);
  if (existing !== undefined) return { status: 200, body: forBot(call.world, existing), headers };
  const extra = replyFields(call.world, channel.id, body);
  const { uploads, world } = call;
  const stored = post(world, { channelId: channel.id, author: botUser, body, uploads, visibleTo: null, extra });
  return { status: 200, body: forBot(world, stored), headers };
}

function change(call: Call): Answer {
  const channel = channelWith(call, ...(call.uploads.length > 0 ? [AttachFiles] : []));
  const stored = messageIn(call, channel);
  const headers = call.limits.take(EDIT_LIMIT, channel.id);
  if (stored.message.author.id !== APPLICATION_ID) throw errors.notAuthor();
  if (call.world.clock.now() - timeOf(stored.message.id) > HOUR) {
    call.limits.take(OLD_EDIT_LIMIT, channel.id, OLD_EDITS_CODE);
  }
  const edited = edit(call.world, stored, call.body as Rewritten, call.uploads);
  return { status: 200, body: forBot(call.world, edited), headers };
}

function remove(call: Call): Answer {
  const channel = channelWith(call);
  const stored = messageIn(call, channel);
  if (stored.message.author.id !== APPLICATION_ID && !has(channel, ManageMessages)) throw errors.missingPermissions();
  removeMessage(call.world, stored);
  return noContent;
}

const MESSAGES = '/channels/:channel/messages';

/** A channel and its messages, by the bot's own token. */
export const messageRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    handle: (call) => ok(toChannel(channelWith(call), call.world)),
  },
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
