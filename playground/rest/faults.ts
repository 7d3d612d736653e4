import { ApiError } from '../limits/api-error.js';
import { findRoute } from './router.js';
import type { Route } from './router.js';
import type { Fault } from '../world/protocol.js';

/** Faults that wait for a request of their route, e.g. `PATCH /channels/:channel/messages/:message`. */
export interface Faults {
  add(route: string, fault: Fault): void;
  /** @returns the fault that befalls this request; it counts as used */
  strike(method: string, path: string): Fault | null;
}

export function makeFaults(routes: readonly Route[]): Faults {
  const waiting: { readonly route: string; readonly fault: Fault; left: number }[] = [];
  return {
    add(route, fault) {
      if (!routes.some((known) => `${known.method} ${known.path}` === route)) throw new Error(`no route ${route}`);
      waiting.push({ route, fault, left: fault.times });
    },
    strike(method, path) {
      const found = findRoute(routes, method, path);
      if (found === null) return null;
      const name = `${found.route.method} ${found.route.path}`;
      const entry = waiting.find((candidate) => candidate.route === name && candidate.left > 0);
      if (entry === undefined) return null;
      entry.left -= 1;
      return entry.fault;
    },
  };
}

/** What a fault with a status answers. */
export function faultError(status: number, { code = 0, headers = {} }: Fault): ApiError {
  return new ApiError(status, code, `a fault of the stand-in: ${status}`, { headers });
}
