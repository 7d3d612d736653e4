import type { Logger } from '../../../ops/index.js';
import type { Timers } from '../timers.js';

/** Discord bans an address for a time after 10,000 of these within ten minutes (DISCORD section 1). */
const INVALID: readonly number[] = [401, 403, 429];
const WITHIN = 600_000;
/** Milliseconds that are counted together. */
const SLICE = 10_000;
/** From so many on only answers are sent: several processes at one address stay below the limit too. */
export const MOST_INVALID = 1_000;

/** The requests of this process that Discord has refused within ten minutes in a way that counts towards a ban. */
export interface InvalidRequests {
  /** Discord has answered with this status; `scope` is that of a rate limit. */
  answered(status: number, scope: string | null): void;
  count(): number;
  /** Whether only what somebody waits for is still sent. */
  isTooMany(): boolean;
}

export const countInvalidRequests = (timers: Pick<Timers, 'now'>, log: Pick<Logger, 'warn'>): InvalidRequests => {
  let slices: { readonly since: number; requests: number }[] = [];
  let warned = -Infinity;
  const count = (): number => {
    slices = slices.filter(({ since }) => timers.now() - since < WITHIN);
    return slices.reduce((sum, { requests }) => sum + requests, 0);
  };
  return {
    count,
    isTooMany: () => count() >= MOST_INVALID,
    answered(status, scope) {
      if (!INVALID.includes(status) || scope === 'shared') return;
      const now = timers.now();
      const last = slices.at(-1);
      if (last !== undefined && now - last.since < SLICE) last.requests += 1;
      else slices.push({ since: now, requests: 1 });
      if (count() < MOST_INVALID || now - warned < WITHIN) return;
      warned = now;
      log.warn(
        { invalid: count() },
        'Discord has refused so many requests that boards, notices and archives wait: 10,000 in ten minutes would ban this address',
      );
    },
  };
};
