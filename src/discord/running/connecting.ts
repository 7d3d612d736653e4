import { GatewayIntentBits, Options, type ClientOptions, type RESTOptions } from 'discord.js';

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
