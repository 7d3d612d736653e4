import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ApiError } from './limits/api-error.js';
import { servedFile } from './world/attachments.js';
import { readBody, readRequest } from './rest/body.js';
import { faultError } from './rest/faults.js';
import type { Faults } from './rest/faults.js';
import type { RefusedRequests } from './rest/invalid-requests.js';
import { ClientRefusal } from './interactions/options.js';
import { pageFile } from './people/page-files.js';
import { answerPeople, InteractionFailed } from './people/people-api.js';
import type { PeopleApi } from './people/people-api.js';
import type { RateLimits } from './rest/rate-limits.js';
import { answer } from './rest/router.js';
import type { Answer, Route } from './rest/router.js';
import type { World } from './world/world.js';

const API = '/api/v10';
const PEOPLE = '/playground/api';

interface ServerParts {
  readonly world: World;
  readonly routes: readonly Route[];
  readonly limits: RateLimits;
  readonly faults: Faults;
  readonly invalid: RefusedRequests;
  readonly people: PeopleApi;
  readonly page: boolean;
}

/** One HTTP server for the REST API, the people's API and the page. It answers only requests meant for this machine. */
export function makeServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    void handle(parts, request, response).catch((error: unknown) => {
      if (!request.complete) return; // its sender has gone in the middle of it
      parts.world.problems.push(
        `the stand-in failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}`,
      );
      if (!response.headersSent) reply(response, 500, { message: 'the stand-in failed' });
      else response.end();
    });
  });
}

/** Names of this machine only, so that a foreign page cannot reach the server by rebinding its own name. */
export function isLocal(request: IncomingMessage): boolean {
  const local = /^(127\.0\.0\.1|localhost)(:\d+)?$/;
  const { host, origin } = request.headers;
  if (host === undefined || !local.test(host)) return false;
  return origin === undefined || (origin.startsWith('http://') && origin.slice('http://'.length) === host);
}

async function handle(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isLocal(request)) return reply(response, 403, { message: 'This server is for this machine only.' });
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (url.pathname.startsWith(API)) return handleRest(parts, request, url, response);
  if (url.pathname.startsWith(`${PEOPLE}/`)) {
    return handlePeople(parts, request, url.pathname.slice(PEOPLE.length), response);
  }
  if (/^\/(ephemeral-)?attachments\//.test(url.pathname) && request.method === 'GET') {
    const served = servedFile(parts.world, url);
    if (served === null) return reply(response, 404, 'This content is no longer available.');
    return void response.writeHead(200, served.headers).end(served.content);
  }
  const emoji = /^\/emojis\/(\w{2,32})\.png$/.exec(url.pathname)?.[1];
  if (emoji !== undefined && request.method === 'GET') {
    const image = parts.world.emojiFiles.get(emoji);
    if (image === undefined) return reply(response, 404, { message: 'Not Found' });
    return void response
      .writeHead(200, { 'Content-Type': 'image/png', 'X-Content-Type-Options': 'nosniff' })
      .end(image);
  }
  const file = parts.page && request.method === 'GET' ? pageFile(url.pathname) : null;
  if (file === null) {
    if (url.pathname.startsWith('/api')) parts.world.problems.push(`unknown route: ${request.method} ${url.pathname}`);
    return reply(response, 404, { message: 'Not Found' });
  }
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Security-Policy':
      "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-cache',
  });
  response.end(file.content);
}

/** A request takes the time of the network, each another one, and that of a fault. */
async function takeTime(world: World, delay: number): Promise<void> {
  const { latency, clock } = world;
  world.requests += 1;
  const spread = latency === null ? 0 : latency.least + ((world.requests * 137) % (latency.most - latency.least + 1));
  if (spread + delay > 0) await clock.wait(spread + delay);
}

async function handleRest(
  parts: ServerParts,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const { world, limits, routes } = parts;
  response.setHeader('Date', new Date(world.clock.now()).toUTCString());
  const method = request.method ?? 'GET';
  const path = url.pathname.slice(API.length);
  try {
    const raw = await readRequest(request);
    parts.invalid.admit();
    const fault = parts.faults.strike(method, path);
    await takeTime(world, fault?.delay ?? 0);
    if (fault?.cut === 'before') return void request.socket.destroy();
    if (fault?.status !== undefined) throw faultError(fault.status, fault);
    const { body, uploads } = await readBody(world, request, raw);
    const { authorization } = request.headers;
    const result: Answer = answer(world, limits, routes, {
      method,
      path,
      host: request.headers.host ?? '',
      query: url.searchParams,
      authorization,
      body,
      uploads,
    });
    if (fault?.cut === 'after') return void request.socket.destroy();
    reply(response, result.status, result.body, { ...result.headers, ...fault?.headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) world.refused.push(`${method} ${path}`);
    parts.invalid.count(error, `${method} ${path}`);
    reply(response, error.status, error.body(), error.headers);
  }
}

async function handlePeople(
  parts: ServerParts,
  request: IncomingMessage,
  path: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const { body } = await readBody(parts.world, request);
    const result = await answerPeople(parts.people, request.method ?? 'GET', path, body, response);
    if (result === 'streaming') return;
    if (result === 'unknown') return reply(response, 404, { error: 'refused', message: 'there is nothing here' });
    reply(response, 200, { ...result.json, revisions: parts.people.feeds.revisions() });
  } catch (error) {
    if (error instanceof ClientRefusal) return reply(response, 409, { error: 'refused', message: error.message });
    if (error instanceof InteractionFailed) return reply(response, 504, { error: 'failed', message: error.message });
    if (error instanceof ApiError) return reply(response, error.status, { error: 'refused', message: error.message });
    throw error;
  }
}

function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (body === undefined) response.writeHead(status, headers).end();
  else response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
