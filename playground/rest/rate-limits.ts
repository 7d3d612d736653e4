import { createHash } from 'node:crypto';
import { ApiError } from '../limits/api-error.js';
import type { WorldClock } from '../world/clock.js';

/** How many requests may be made in how many milliseconds. */
interface Limit {
  readonly name: string;
  readonly requests: number;
  readonly per: number;
}

export const CREATE_LIMIT: Limit = { name: 'create', requests: 5, per: 5_000 };
export const EDIT_LIMIT: Limit = { name: 'edit', requests: 5, per: 5_000 };
export const DELETE_LIMIT: Limit = { name: 'delete', requests: 5, per: 1_000 };
export const OLD_EDIT_LIMIT: Limit = { name: 'old-edit', requests: 3, per: 6_000 };
const GLOBAL_LIMIT: Limit = { name: 'global', requests: 50, per: 1_000 };

export type Headers = Readonly<Record<string, string>>;

interface Window {
  start: number;
  used: number;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/** Discord's buckets (topics/rate-limits): a fixed window per limit and top-level resource. */
export interface RateLimits {
  /** @throws ApiError 429 with the global scope */
  global(): void;
  /**
   * Counts one request.
   * @returns the headers that tell the client what is left
   * @throws ApiError 429, with `retry_after` in seconds
   */
  take(limit: Limit, resource: string, code?: number): Headers;
}

export function makeRateLimits(clock: Pick<WorldClock, 'now'>): RateLimits {
  const windows = new Map<string, Window>();

  function use(limit: Limit, resource: string): { readonly left: number; readonly resetAfter: number } {
    const key = `${limit.name}:${resource}`;
    const now = clock.now();
    let window = windows.get(key);
    if (window === undefined || now - window.start >= limit.per) {
      window = { start: now, used: 0 };
      windows.set(key, window);
    }
    window.used += 1;
    return { left: limit.requests - window.used, resetAfter: window.start + limit.per - now };
  }

  function refuse(resetAfter: number, scope: 'user' | 'global', headers: Headers, code: number): ApiError {
    return new ApiError(429, code, 'You are being rate limited.', {
      extra: { retry_after: resetAfter / 1000, global: scope === 'global' },
      headers: { ...headers, 'Retry-After': seconds(resetAfter), 'X-RateLimit-Scope': scope },
    });
  }

  return {
    global() {
      const { left, resetAfter } = use(GLOBAL_LIMIT, 'bot');
      if (left < 0) throw refuse(resetAfter, 'global', { 'X-RateLimit-Global': 'true' }, 0);
    },
    take(limit, resource, code = 0) {
      const { left, resetAfter } = use(limit, resource);
      const headers = {
        'X-RateLimit-Limit': String(limit.requests),
        'X-RateLimit-Remaining': String(Math.max(0, left)),
        'X-RateLimit-Reset': seconds(clock.now() + resetAfter),
        'X-RateLimit-Reset-After': seconds(resetAfter),
        'X-RateLimit-Bucket': createHash('sha256').update(limit.name).digest('hex').slice(0, 32),
      };
      if (left < 0) throw refuse(resetAfter, 'user', headers, code);
      return headers;
    },
  };
}
