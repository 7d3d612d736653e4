import { PermissionFlagsBits } from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import { botPermissions, isBotIn } from '../world/channel-access.js';
import type { ChannelRecord } from '../world/records.js';
import { param } from './router.js';
import type { Call } from './router.js';
import { isVoice } from '../world/serialize.js';
import { archiveIdle } from '../world/threads.js';
import type { World } from '../world/world.js';

const { ViewChannel, SendMessages, SendMessagesInThreads, Connect } = PermissionFlagsBits;

export const has = (world: World, channel: ChannelRecord, bit: bigint): boolean =>
  (botPermissions(world, channel) & bit) !== 0n;

/**
 * The channel of a request.
 * @throws ApiError 10003, 50001 without the right to see it, in a private thread without being in it, and in the chat of
 * a voice channel without Connect (resources/message), 50013 without one of the other rights
 */
export function channelWith(call: Call, ...bits: readonly bigint[]): ChannelRecord {
  archiveIdle(call.world);
  const channel = call.world.channels.get(param(call, 'channel'));
  if (channel === undefined) throw errors.unknownChannel();
  const isClosed = !isBotIn(call.world, channel) || (isVoice(channel) && !has(call.world, channel, Connect));
  if (!has(call.world, channel, ViewChannel) || isClosed) throw errors.missingAccess();
  if (bits.some((bit) => !has(call.world, channel, bit))) throw errors.missingPermissions();
  return channel;
}

/**
 * The channel of a request that writes into it; threads have a right of their own.
 * @throws ApiError as `channelWith`; 50007 for a person who takes no messages, 50278 for one who shares no server
 */
export function writableChannel(call: Call, ...bits: readonly bigint[]): ChannelRecord {
  const { world } = call;
  const found = world.channels.get(param(call, 'channel'));
  const channel = channelWith(call, found?.kind === 'thread' ? SendMessagesInThreads : SendMessages, ...bits);
  if (channel.kind === 'forum') throw errors.wrongTextChannel();
  if (channel.kind !== 'direct') return channel;
  const person = world.people.get(channel.personId);
  if (person?.inServer !== true || !world.botInServer) throw errors.noSharedServer();
  if (!person.takesMessages) throw errors.cannotMessage();
  return channel;
}
