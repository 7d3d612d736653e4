import { setTimeout } from 'node:timers/promises';
import { DefaultRestOptions, DefaultUserAgent, Routes, type REST } from 'discord.js';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import { z } from 'zod';
import { createBackOff } from './back-off.js';
import { DiscordUnreachable, wrongToken } from '../rest/connection.js';
import type { Outages } from './outages.js';
import { realTimers } from '../rest/timers.js';

/** What is asked for where to connect. */
interface Wish {
  readonly part: Parameters<Outages['failed']>[0];
  /** Whether a new session is to begin, of which Discord allows so many a day. */
  readonly identifies: boolean;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}

/**
 * Where to connect to, with how many shards. Waits until Discord says it, and until it allows what is wished.
 * @throws WrongToken, DiscordUnreachable for what does not pass by itself; AbortError
 */
export type AskGateway = (wish: Wish) => Promise<APIGatewayBotInfo>;

/** Milliseconds for an answer. */
const PATIENCE = 15_000;

const informationShape = z.object({
  url: z.string(),
  shards: z.number(),
  session_start_limit: z.object({
    total: z.number(),
    remaining: z.number(),
    reset_after: z.number(),
    max_concurrency: z.number(),
  }),
});

/** Why there is no answer yet, and how many milliseconds to wait at least. */
interface Refusal {
  readonly why: string;
  readonly wait: number;
}

type Answer = { readonly information: APIGatewayBotInfo } | Refusal;

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

/** Statuses besides 5xx that pass by themselves: too many requests, an address that is shut out for a while, too slow. */
const PASSING = new Set([403, 408, 429]);

/** The answer to a request that Discord has answered. */
const read = async (response: Awaited<ReturnType<REST['options']['makeRequest']>>): Promise<Answer> => {
  const { status } = response;
  const body = await response.text();
  if (status === 401) throw wrongToken();
  if (status >= 400 && status < 500 && !PASSING.has(status))
    throw new DiscordUnreachable(`Discord cannot be reached (HTTP ${status}): check DISCORD_API_URL.`);
  const why = `HTTP ${status} where the gateway is asked for`;
  if (status !== 200) return { why, wait: 1_000 * (Number(response.headers.get('retry-after')) || 0) };
  try {
    return { information: informationShape.parse(JSON.parse(body)) };
  } catch {
    return { why: `${why}, without an answer that can be read`, wait: 0 };
  }
};

const askOnce = async ({ options }: REST, token: string): Promise<Answer> => {
  const { api, version, makeRequest } = options;
  try {
    const response = await makeRequest(`${api}/v${version}${Routes.gatewayBot()}`, {
      method: 'GET',
      headers: { Authorization: `Bot ${token}`, 'User-Agent': DefaultUserAgent },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return await read(response);
  } catch (error) {
    if (error instanceof Error && error.name !== 'AbortError' && !('code' in error)) throw error;
    // A name that nobody knows is a mistake in the configuration, unless it is Discord's own.
    if (codeOf(error) === 'ENOTFOUND' && api !== DefaultRestOptions.api)
      throw new DiscordUnreachable('Discord cannot be reached (ENOTFOUND): check DISCORD_API_URL.', { cause: error });
    return { why: `no answer (${codeOf(error)})`, wait: 0 };
  }
};

/** What Discord says, unless nothing may begin before a time. */
const allowed = (answer: Answer, identifies: boolean, now: number): Answer => {
  if (!('information' in answer)) return answer;
  const { remaining, reset_after: wait } = answer.information.session_start_limit;
  if (!identifies || remaining > 0) return answer;
  const time = new Date(now + wait).toISOString();
  return { why: `Discord allows this bot no more new connections today; the next one is allowed at ${time}`, wait };
};

export const gatewayAsker =
  (rest: REST, token: string, outages: Outages): AskGateway =>
  async ({ part, identifies, signal }) => {
    const { now } = realTimers;
    const backOff = createBackOff(now);
    backOff.next();
    for (;;) {
      const answer = allowed(await askOnce(rest, token), identifies, now());
      if ('information' in answer) return answer.information;
      const wait = Math.max(answer.wait, 0) + backOff.next();
      outages.failed(part, answer.why, now() + wait);
      await setTimeout(wait, undefined, { signal });
    }
  };
