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
import { MAX_CONCURRENCY } from '../gateway/sessions.js';
import { archiveIdle } from '../world/threads.js';
import { GUILD_ID, setInServer } from '../world/world.js';
import type { World } from '../world/world.js';

function guild(call: Call): void {
  if (param(call, 'guild') !== GUILD_ID) throw errors.unknownGuild();
  if (!call.world.botInServer) throw errors.missingAccess();
}

const threadList = (threads: readonly Thread[], world: World): object => {
  const found = threads.map((thread) => toThread(thread, world));
  return { threads: found, members: found.flatMap(({ member }) => member ?? []) };
};

/** Gateway, users, application and server. `gatewayUrl` is where the WebSocket listens. */
export function guildRoutes(gatewayUrl: () => string): readonly Route[] {
  return [
    { method: 'GET', path: '/gateway', handle: () => ok({ url: gatewayUrl() }) },
    {
      method: 'GET',
      path: '/gateway/bot',
      handle: () =>
        ok({
          url: gatewayUrl(),
          shards: 1,
          session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: MAX_CONCURRENCY },
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
        guild(call);
        return ok(toGuild(call.world));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/channels',
      handle: (call) => {
        guild(call);
        const channels = [...textChannels(call.world), ...forumsOf(call.world)];
        return ok(channels.map((channel) => toChannel(channel, call.world)));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/roles',
      handle: (call) => {
        guild(call);
        return ok(rolesIn(call.world));
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
        guild(call);
        archiveIdle(call.world);
        return ok(
          threadList(
            threadsOf(call.world).filter((thread) => !thread.archived && isBotIn(call.world, thread)),
            call.world,
          ),
        );
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
        guild(call);
        setInServer(call.world, false);
        return noContent;
      },
    },
  ];
}
