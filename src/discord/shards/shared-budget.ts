import { setTimeout } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import type { Processes } from '../../ops/index.js';

/** Sends one request to Discord. */
type SendRequest = RESTOptions['makeRequest'];

/** Answers to interactions do not count against Discord's 50 requests a second (topics/rate-limits). */
const isAnswer = (url: string): boolean => /\/(?:interactions|webhooks)\/\d/.test(url);

/**
 * Sends requests as `send` does, each with a permit of all processes together. A store that does not answer keeps no request
 * back: each process then keeps to Discord's limit by itself.
 */
export const withinBudget =
  (processes: Pick<Processes, 'permit'>, send: SendRequest = DefaultRestOptions.makeRequest): SendRequest =>
  async (url, init) => {
    if (!isAnswer(url)) {
      const wait = await processes.permit().catch(() => 0);
      if (wait > 0) await setTimeout(wait);
    }
    return send(url, init);
  };
