import type { REST } from 'discord.js';
import { createQueues } from '../../table/index.js';
import type { Budget, Permit, Work } from './budget.js';

/** Does something that is one request, when it may; with a permit that has been taken already at once. */
export const withPermit = async <T>(budget: Budget, work: Work, run: () => Promise<T>, taken?: Permit): Promise<T> => {
  const permit = taken ?? (await budget.permit(work));
  try {
    return await run();
  } finally {
    permit.end('made');
  }
};

/** The methods of Discord's REST API. */
export type Method = 'get' | 'post' | 'patch' | 'delete';

/** Requests to Discord for one kind of work, each within the budget. */
export type Requests = {
  readonly [M in Method]: (
    route: Parameters<REST[M]>[0],
    options?: Parameters<REST[M]>[1],
    taken?: Permit,
  ) => Promise<unknown>;
};

/** What Discord's limits for a route are about besides its kind: the channel or server, and what is in it (topics/rate-limits). */
export const laneOf = (route: string): string => {
  const [, kind = '', about = '', ...within] = route.split('/');
  return [kind, about, ...within.filter((part) => !/^\d+$/.test(part))].join('/');
};

/**
 * The requests of a client that Discord counts, by what they are for. Those that discord.js makes one after the other wait for
 * each other before they take a permit, so that none holds one while it waits.
 */
export const requestsOn = (rest: Pick<REST, Method>, budget: Budget): ((work: Work) => Requests) => {
  const inLane = createQueues();
  return (work) => {
    const within =
      (method: Method): Requests[Method] =>
      async (route, options, taken) => {
        const make = async (): Promise<unknown> => rest[method](route, options);
        if (taken !== undefined) return withPermit(budget, work, make, taken);
        return inLane(`${work} ${method} ${laneOf(route)}`, async () => withPermit(budget, work, make));
      };
    return { get: within('get'), post: within('post'), patch: within('patch'), delete: within('delete') };
  };
};
