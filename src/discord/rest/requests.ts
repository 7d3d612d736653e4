import type { REST } from 'discord.js';
import type { Budget, Permit, Work } from './budget.js';

/** Does something that is one request, when it may; with a permit that has been taken already at once. */
export const permitted = async <T>(budget: Budget, work: Work, run: () => Promise<T>, taken?: Permit): Promise<T> => {
  const permit = taken ?? (await budget.permit(work));
  try {
    return await run();
  } finally {
    permit.end('made');
  }
};

type Method = 'get' | 'post' | 'patch' | 'delete';

/** Requests to Discord for one kind of work, each within the budget. */
export type Requests = {
  readonly [M in Method]: (
    route: Parameters<REST[M]>[0],
    options?: Parameters<REST[M]>[1],
    taken?: Permit,
  ) => Promise<unknown>;
};

/** The requests of a client that Discord counts, by what they are for. */
export const requestsOn =
  (rest: Pick<REST, Method>, budget: Budget) =>
  (work: Work): Requests => ({
    get: async (route, options, taken) => permitted(budget, work, async () => rest.get(route, options), taken),
    post: async (route, options, taken) => permitted(budget, work, async () => rest.post(route, options), taken),
    patch: async (route, options, taken) => permitted(budget, work, async () => rest.patch(route, options), taken),
    delete: async (route, options, taken) => permitted(budget, work, async () => rest.delete(route, options), taken),
  });
