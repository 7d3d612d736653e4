import { ApiError } from '../limits/api-error.js';
import type { WorldClock } from '../world/clock.js';

/** Statuses that count towards the ban of an address (topics/rate-limits). */
const INVALID: readonly number[] = [401, 403, 429];
const LIMIT = 10_000;
const WITHIN = 600_000;

/** Requests that Discord counts as invalid: of too many within ten minutes it bans the address they came from. */
export interface RefusedRequests {
  /** All of them so far, e.g. `403 GET /channels/1`. */
  readonly all: readonly string[];
  count(error: ApiError, request: string): void;
  /** @throws ApiError 429 for an address that is banned */
  admit(): void;
}

export function countInvalid(clock: Pick<WorldClock, 'now'>): RefusedRequests {
  const all: string[] = [];
  const times: number[] = [];
  return {
    all,
    count({ status, headers }, request) {
      if (!INVALID.includes(status) || headers['X-RateLimit-Scope'] === 'shared') return;
      all.push(`${status} ${request}`);
      times.push(clock.now());
    },
    admit() {
      const oldest = times.at(-LIMIT);
      if (oldest === undefined || clock.now() - oldest >= WITHIN) return;
      throw new ApiError(429, 0, 'You are being blocked from accessing our API temporarily', {
        headers: { 'Retry-After': '3600' },
      });
    },
  };
}
