import { GatewayIntentBits, Options, REST, type ClientOptions, type RESTOptions } from 'discord.js';
import { createBudget, type Budget, type Work } from '../rest/budget.js';
import { guardRest } from '../rest/refusals/guard-rest.js';
import { rejectsLongLimits } from '../rest/refusals/long-limits.js';
import type { Refusals } from '../rest/refusals/refusals.js';
import { requestsOn, type Requests } from '../rest/requests.js';
import type { Timers } from '../rest/timers.js';

/** Milliseconds after which what discord.js keeps of each interaction's address is cleared away. */
const SWEEP = 5_000;
/** People of whom discord.js keeps what an interaction tells: it tells it again each time. */
const PEOPLE = 200;

/** What a long life needs little memory for: messages are never read from the cache, and people come with what they do. */
const cachesOf = (self: () => string | undefined): NonNullable<ClientOptions['makeCache']> => {
  const people = { maxSize: PEOPLE, keepOverLimit: ({ id }: { readonly id: string }) => id === self() };
  return Options.cacheWithLimits({ MessageManager: 0, GuildMemberManager: people, UserManager: people });
};

/** As every connection of the bot is made: `self` is the id of its user, once it is known. */
export const clientOptions = (
  apiUrl: string | undefined,
  makeRequest: RESTOptions['makeRequest'],
  self: () => string | undefined,
): ClientOptions => ({
  intents: [GatewayIntentBits.Guilds],
  makeCache: cachesOf(self),
  rest: {
    makeRequest,
    globalRequestsPerSecond: Infinity, // the budget counts, and not what Discord does not count
    handlerSweepInterval: SWEEP,
    ...(apiUrl === undefined ? {} : { api: apiUrl, version: '10' }),
  },
});

/** The requests that Discord counts: none that it has just refused, and nothing but answers once it has refused too many. */
export const countedRequests = (
  base: Pick<ClientOptions, 'rest'>,
  token: string,
  refusals: Refusals,
  timers: Timers,
): { readonly budget: Budget; readonly requests: (work: Work) => Requests } => {
  const rest = new REST({ ...base.rest, rejectOnRateLimit: rejectsLongLimits }).setToken(token);
  const budget = createBudget(timers, undefined, refusals.invalid.isTooMany);
  return { budget, requests: requestsOn(guardRest(rest, refusals), budget) };
};
