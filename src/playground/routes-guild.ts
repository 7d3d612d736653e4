import { errors } from './api-error.js';
import { ok, param } from './router.js';
import type { Call, Route } from './router.js';
import { botUser, everyoneRole, findUser, toApplication, toChannel, toGuild, toMember } from './serialize.js';
import { GUILD_ID } from './world.js';

function guild(call: Call): void {
  if (param(call, 'guild') !== GUILD_ID) throw errors.unknownGuild();
}

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
          session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
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
    { method: 'GET', path: '/applications/@me', handle: () => ok(toApplication()) },
    { method: 'GET', path: '/oauth2/applications/@me', handle: () => ok(toApplication()) },
    {
      method: 'GET',
      path: '/guilds/:guild',
      query: ['with_counts'],
      handle: (call) => {
        guild(call);
        return ok(toGuild());
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/channels',
      handle: (call) => {
        guild(call);
        return ok([...call.world.channels.values()].map((channel) => toChannel(channel, call.world)));
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/roles',
      handle: (call) => {
        guild(call);
        return ok([everyoneRole()]);
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/members/:user',
      handle: (call) => {
        guild(call);
        const user = findUser(call.world, param(call, 'user'));
        if (user === undefined) throw errors.unknownMember();
        return ok(toMember(user));
      },
    },
  ];
}
