import { errors } from '../limits/api-error.js';
import type { Upload } from '../world/attachments.js';
import { verify } from '../limits/check.js';
import type { Check } from '../limits/check.js';
import type { Headers, RateLimits } from './rate-limits.js';
import { TOKEN } from '../world/world.js';
import type { World } from '../world/world.js';

export interface Call {
  readonly world: World;
  /** The host and port that the request was sent to. */
  readonly host: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  readonly limits: RateLimits;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Headers;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to /api/v10, with `:name` for a part that varies. */
  readonly path: string;
  /** Query parameters that the route knows. */
  readonly query?: readonly string[];
  /** The form of the body; a route without one takes none. */
  readonly body?: Check;
  /** Takes files next to the body. */
  readonly uploads?: true;
  /** Interaction endpoints need no bot token and do not count towards the global limit. */
  readonly open?: true;
  readonly handle: (call: Call) => Answer;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const noContent: Answer = { status: 204 };

/** @returns the value of a path parameter that the route declares */
export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

/** @returns the route of a request with its path parameters, or null when the stand-in does not know it */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { readonly route: Route; readonly params: Readonly<Record<string, string>> } | null {
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = match(route.path, path);
    if (params !== null) return { route, params };
  }
  return null;
}

/**
 * Answers one request of the REST API. What the stand-in does not know goes into `world.problems`.
 * @throws ApiError what Discord would answer
 */
export function answer(world: World, limits: RateLimits, routes: readonly Route[], request: Request): Answer {
  const found = findRoute(routes, request.method, request.path);
  if (found === null) {
    world.problems.push(`unknown route: ${request.method} ${request.path}`);
    throw errors.unknownRoute();
  }
  const { route, params } = found;
  if (route.open === undefined) {
    if (request.authorization !== `Bot ${TOKEN}`) throw errors.unauthorized();
    limits.global();
  }
  const where = `${route.method} ${route.path}`;
  for (const name of request.query.keys()) {
    if (route.query?.includes(name) === true) continue;
    world.problems.push(`unknown query parameter: ${where} ?${name}`);
    throw errors.invalidForm([
      { path: [name], code: 'UNKNOWN_PARAMETER', message: 'The stand-in does not know this.' },
    ]);
  }
  if (request.uploads.length > 0 && route.uploads === undefined) {
    world.problems.push(`unexpected files: ${where}`);
    throw errors.invalidForm([{ path: ['files'], code: 'UNKNOWN_FIELD', message: 'This route takes no files.' }]);
  }
  if (route.body !== undefined) {
    verify(route.body, request.body, (field) => world.problems.push(`unknown field: ${where} ${field}`));
  } else if (request.body !== undefined) {
    world.problems.push(`unexpected body: ${where}`);
    throw errors.invalidForm([{ path: [], code: 'UNKNOWN_FIELD', message: 'This route takes no body.' }]);
  }
  const { host, query, body, uploads } = request;
  return route.handle({ world, host, params, query, body, uploads, limits });
}
