import { DiscordAPIError, RESTJSONErrorCodes, type REST } from 'discord.js';
import { laneOf, type Method } from '../requests.js';
import type { Refusals } from './refusals.js';

const channelOf = (route: string): string | null => /^\/channels\/(\d+)/.exec(route)?.[1] ?? null;

const isNoAccess = (error: unknown): error is DiscordAPIError =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MissingAccess;

/** Makes no request that Discord has just refused: fails at once with the same error. */
export const guardRest = (
  rest: Pick<REST, Method>,
  { channels, limits }: Pick<Refusals, 'channels' | 'limits'>,
): Pick<REST, Method> => {
  const within =
    (method: Method): REST[Method] =>
    async (route, options) => {
      const channel = channelOf(route);
      const refusal = channel === null ? undefined : channels.refusal(channel);
      if (refusal !== undefined) throw refusal;
      try {
        return await limits.within(`${method} ${laneOf(route)}`, async () => rest[method](route, options));
      } catch (error) {
        if (channel !== null && isNoAccess(error)) channels.refused(channel, null, error);
        throw error;
      }
    };
  return { get: within('get'), post: within('post'), patch: within('patch'), delete: within('delete') };
};
