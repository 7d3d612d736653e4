import { PermissionFlagsBits } from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import { forumsOf, isBotIn, textChannels, threadsOf } from '../world/channel-access.js';
import { channelWith } from './reach.js';
import type { Thread } from '../world/records.js';
import { noContent, ok, param } from './router.js';
import type { Call, Route } from './router.js';
import {
  botMember,
  botUser,
  rolesIn,
  findUser,
  toApplication,
  toChannel,
  toGuild,
  toMember,
  toThread,
} from '../world/serialize.js';
import { MAX_CONCURRENCY, startLimit } from '../gateway/sessions.js';
import { archiveIdle } from '../world/threads.js';
import { GUILD_ID, serverOf, setInServer } from '../world/world.js';
import type { World } from '../world/world.js';

function guild(call: Call): string {
  const id = param(call, 'guild');
  if (call.world.moreServers.has(id)) return id;
  if (id !== GUILD_ID) throw errors.unknownGuild();
  if (!call.world.botInServer) throw errors.missingAccess();
  return id;
}

const threadList = (threads: readonly Thread[], world: World): object => {
  const found = threads.map((thread) => toThread(thread, world));
  return { threads: found, members: found.flatMap(({ member }) => member ?? []) };
};

/** Gateway, users, application and server. `gatewayUrl` is where the WebSocket listens, for who has come by this name of the server. */
export function guildRoutes(gatewayUrl: (host: string) => string): readonly Route[] {
  return [
    { method: 'GET', path: '/gateway', handle: ({ host }) => ok({ url: gatewayUrl(host) }) },
    {
      method: 'GET',
      path: '/gateway/bot',
      handle: ({ host, world }) =>
        ok({
          url: gatewayUrl(host),
          shards: 1,
          session_start_limit: { total: 1000, ...startLimit(world), max_concurrency: MAX_CONCURRENCY },
        }),
    },
    { method: 'GET', path: '/users/@me', handle: () => ok(botUser) },
    {
      method: 'GET',
      path: '/users/:user',
      handle: (call) => {
        const user = findUser(call.world, param(call, 'user'));
        if (user === undefined) throw errors.unknownUser();
        return ok(user);
      },
    },
    { method: 'GET', path: '/applications/@me', handle: ({ world }) => ok(toApplication(world)) },
    { method: 'GET', path: '/oauth2/applications/@me', handle: ({ world }) => ok(toApplication(world)) },
    {
      method: 'GET',
      path: '/guilds/:guild',
      query: ['with_counts'],
      handle: (call) => {
        return ok(toGuild(call.world, guild(call)));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/channels',
      handle: (call) => {
        const server = guild(call);
        const all = [...textChannels(call.world), ...forumsOf(call.world)];
        const channels = all.filter((channel) => serverOf(call.world, channel) === server);
        return ok(channels.map((channel) => toChannel(channel, call.world)));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/roles',
      handle: (call) => {
        return ok(rolesIn(call.world, guild(call)));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/members/:user',
      handle: (call) => {
        guild(call);
        const id = param(call, 'user');
        const person = call.world.people.get(id);
        const user = findUser(call.world, id);
        if (user === undefined || person?.inServer === false) throw errors.unknownMember();
        return ok(person === undefined ? botMember(call.world) : toMember(user, person.timedOutUntil));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/threads/active',
      handle: (call) => {
        const server = guild(call);
        archiveIdle(call.world);
        const isActive = (thread: Thread): boolean =>
          serverOf(call.world, thread) === server && !thread.archived && isBotIn(call.world, thread);
        return ok(threadList(threadsOf(call.world).filter(isActive), call.world));
      },
    },
    {
      method: 'GET',
      path: '/channels/:channel/threads/archived/public',
      query: ['limit', 'before'],
      handle: (call) => {
        const { id } = channelWith(call, PermissionFlagsBits.ReadMessageHistory);
        const found = threadsOf(call.world).filter(
          ({ archived, parentId, members }) => archived && parentId === id && members === undefined,
        );
        return ok({ ...threadList(found, call.world), has_more: false });
      },
    },
    {
      method: 'DELETE',
      path: '/users/@me/guilds/:guild',
      handle: (call) => {
        if (guild(call) !== GUILD_ID) throw errors.missingAccess();
        setInServer(call.world, false);
        return noContent;
      },
    },
  ];
}
