import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { APIUser } from 'discord-api-types/v10';
import { DIRECT_PERMISSIONS, TIMED_OUT_PERMISSIONS } from './records.js';
import type { ChannelRecord, Forum, PersonRecord, TextChannel, Thread } from './records.js';
import { APPLICATION_ID } from './world.js';
import type { Ping, StoredMessage, World } from './world.js';

const { Administrator, ManageThreads } = PermissionFlagsBits;
const EVERYTHING = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n);

/** Whether a role of the bot lets it do everything, whatever a channel says (topics/permissions). */
const isAdministrator = ({ botRoles, roles }: World): boolean =>
  botRoles.some((id) => (BigInt(roles.get(id)?.permissions ?? 0) & Administrator) !== 0n);

/** The permission bits of the bot in a channel; a thread has those of its parent. */
export function botPermissions(world: World, channel: ChannelRecord): bigint {
  switch (channel.kind) {
    case 'text':
    case 'forum':
      if (!world.botInServer) return 0n;
      return isAdministrator(world) ? EVERYTHING : BigInt(channel.botPermissions);
    case 'thread': {
      const parent = world.channels.get(channel.parentId);
      return parent === undefined ? 0n : botPermissions(world, parent);
    }
    case 'direct':
      return DIRECT_PERMISSIONS;
    case 'private':
      return 0n;
    default:
      return channel satisfies never;
  }
}

/** Whether the bot gets at a channel as far as its membership goes: a private thread is for its members. */
export function isBotIn(world: World, channel: ChannelRecord): boolean {
  if (channel.kind !== 'thread' || channel.members === undefined) return true;
  return channel.members.includes(APPLICATION_ID) || (botPermissions(world, channel) & ManageThreads) !== 0n;
}

export const isTimedOut = (world: World, person: PersonRecord): boolean =>
  person.timedOutUntil !== null && person.timedOutUntil > world.clock.now();

/** The permission bits of a person in the server; of somebody timed out only those to read. */
export function permissionsOf(world: World, person: PersonRecord): bigint {
  const bits = BigInt(person.permissions);
  return isTimedOut(world, person) ? bits & TIMED_OUT_PERMISSIONS : bits;
}

/** Whether a person sees a channel at all. */
export function canSee(world: World, channel: ChannelRecord, userId: string): boolean {
  switch (channel.kind) {
    case 'thread': {
      if (channel.members !== undefined && !channel.members.includes(userId)) return false;
      return world.people.get(userId)?.inServer ?? true;
    }
    case 'text':
    case 'forum':
      // Whoever only watches the page sees the server; somebody who has left it does not.
      return world.people.get(userId)?.inServer ?? true;
    case 'direct':
      return channel.personId === userId;
    case 'private':
      return world.people.has(userId);
    default:
      return channel satisfies never;
  }
}

/** Whether a person sees a message: in a channel that they see, and not for somebody else only. */
export function maySee(world: World, { message, visibleTo }: StoredMessage, userId: string): boolean {
  const channel = world.channels.get(message.channel_id);
  if (channel === undefined || !canSee(world, channel, userId)) return false;
  return visibleTo === null || visibleTo === userId;
}

export const textChannels = (world: World): readonly TextChannel[] =>
  [...world.channels.values()].filter((channel) => channel.kind === 'text');

export const forumsOf = (world: World): readonly Forum[] =>
  [...world.channels.values()].filter((channel) => channel.kind === 'forum');

export const threadsOf = (world: World): readonly Thread[] =>
  [...world.channels.values()].filter((channel) => channel.kind === 'thread');

export const isOfServer = (channel: ChannelRecord): channel is TextChannel | Forum | Thread =>
  channel.kind === 'text' || channel.kind === 'forum' || channel.kind === 'thread';

/** Whom a message would notify: in a server its members only, in a direct message nobody but the person. */
export function notified(world: World, channelId: string, users: readonly APIUser[]): Ping['users'] {
  const channel = world.channels.get(channelId);
  return users.map(({ id }) => id).filter((id) => channel !== undefined && canSee(world, channel, id));
}
