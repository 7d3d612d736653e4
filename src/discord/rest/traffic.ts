import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import type { Metrics } from '../../ops/index.js';
import type { InvalidRequests } from './refusals/invalid-requests.js';

/** Parts of the addresses of Discord's REST API that are words: everything else in one names somebody or something. */
const WORDS: ReadonlySet<string> = new Set(
  `@me @original active applications archived bot callback channels commands emojis gateway guilds interactions members
  messages pins private public roles thread-members threads typing users webhooks`.split(/\s+/),
);

/** The address of a request without anything in it that names somebody or something, and without the version. */
export const routeOf = (method: string, url: string): string => {
  const parts = new URL(url).pathname.split('/').filter((part) => part !== '');
  const from = parts.findIndex((part) => WORDS.has(part));
  const shown = from < 0 ? [':id'] : parts.slice(from).map((part) => (WORDS.has(part) ? part : ':id'));
  return `${method} /${shown.join('/')}`;
};

/** The interaction that a request answers first; null for any other request. */
const answeredBy = (url: string): string | null => /\/interactions\/(\d+)\/[^/]+\/callback/.exec(url)?.[1] ?? null;

/** What is learnt from the requests to Discord. */
interface Heard {
  readonly metrics: Metrics;
  readonly invalid: Pick<InvalidRequests, 'answered'>;
  /** The time in a reply of Discord, as its header says. */
  readonly date: (date: string) => void;
  /** Discord has taken the first answer to this interaction. */
  readonly answered: (interaction: string) => void;
}

type MakeRequest = RESTOptions['makeRequest'];

/** As undici calls the end of a connection on which a request had just gone out. */
const CLOSED = 'UND_ERR_SOCKET';

/**
 * Makes requests as discord.js does. A connection that was idle may be closed at the other end just as a request goes out on it:
 * discord.js makes the request again only when that is called as the system calls it. Made twice, first answers are taken once and
 * messages for everybody have a nonce; of what follows a first answer somebody may then see a second copy.
 */
export const retryOnFreshConnection =
  (make: MakeRequest = DefaultRestOptions.makeRequest): MakeRequest =>
  async (url, init) => {
    try {
      return await make(url, init);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === CLOSED)) throw error;
      throw Object.assign(new Error('the connection was closed', { cause: error }), { code: 'ECONNRESET' });
    }
  };

/** Makes requests with `make`, and tells what is learnt from them. */
export const observeRequests =
  ({ metrics, invalid, date, answered }: Heard, make: MakeRequest): MakeRequest =>
  async (url, init) => {
    const since = performance.now();
    const route = routeOf(init.method ?? 'GET', url);
    try {
      const response = await make(url, init);
      metrics.requested(route, String(response.status), performance.now() - since);
      invalid.answered(response.status, response.headers.get('x-ratelimit-scope'));
      const said = response.headers.get('date');
      if (said !== null) date(said);
      const interaction = response.ok ? answeredBy(url) : null;
      if (interaction !== null) answered(interaction);
      return response;
    } catch (error) {
      metrics.requested(route, 'failed', performance.now() - since);
      throw error;
    }
  };
