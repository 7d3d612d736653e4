import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics, startHealth, unmeasured, type Health } from '../../src/ops/index.js';

let dead: string | null;
let unready: () => Promise<string | null>;
let health: Health;
let refused: string[];

const condition = {
  dead: () => dead,
  unready: async () => unready(),
  metrics: async () => 'numbers\n',
  refused: (error: Error) => void refused.push(error.message),
};

beforeEach(async () => {
  dead = null;
  refused = [];
  unready = async () => null;
  health = await startHealth({ port: 0, host: '127.0.0.1' }, condition);
});
afterEach(() => health.close());

async function get(path: string, at = health.url): Promise<readonly [number, string]> {
  const response = await fetch(at + path);
  return [response.status, (await response.text()).trim()];
}

test('healthz follows the heartbeat, and says why not', async () => {
  expect(await get('/healthz')).toEqual([200, 'ok']);
  dead = 'no heartbeat from Discord for 200 s';
  expect(await get('/healthz')).toEqual([503, dead]);
});

test('readyz follows everything that people need to play, and says what is missing', async () => {
  expect(await get('/readyz')).toEqual([200, 'ready']);
  unready = async () => 'the store does not answer';
  expect(await get('/readyz')).toEqual([503, 'the store does not answer']);
  unready = async () => null;
  dead = 'no heartbeat from Discord for 200 s';
  expect(await get('/readyz')).toEqual([503, dead]);
});

test('what does not answer in time, or fails, is not ready', async () => {
  unready = async () => new Promise(() => undefined);
  expect(await get('/readyz')).toEqual([503, 'not known within 2000 ms']);
  unready = () => Promise.reject(new Error('no'));
  expect((await get('/readyz'))[0]).toBe(500);
});

test('numbers are told under /metrics, and anything else is not found', async () => {
  expect(await get('/metrics')).toEqual([200, 'numbers']);
  expect(await get('/')).toEqual([404, 'not found']);
});

test('a port that is taken is an error', async () => {
  const { port } = new URL(health.url);
  const again = startHealth({ port: Number(port), host: '127.0.0.1' }, condition);
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('only the address of one’s choice answers', async () => {
  const { port } = new URL(health.url);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && address.address !== '127.0.0.1');
  for (const { address } of [...others, { address: '127.0.0.2' }]) {
    await expect(fetch(`http://${address}:${port}/healthz`)).rejects.toThrow();
  }
  const open = await startHealth({ port: 0, host: '0.0.0.0' }, condition);
  const all = new URL(open.url);
  expect(all.hostname).toBe('127.0.0.1');
  for (const { address } of [...others, { address: '127.0.0.2' }]) {
    expect(await get('/healthz', `http://${address}:${all.port}`)).toEqual([200, 'ok']);
  }
  await open.close();
});

test('what has been counted is told, and what cannot be looked up is left out', async () => {
  const metrics = await createMetrics();
  metrics.committed('done', 12);
  metrics.committed('conflict', 3);
  metrics.answered(80);
  metrics.givenUp();
  metrics.requested('PATCH /channels/:id/messages/:id', '429', 20);
  metrics.noticed();
  metrics.boardShown(900);
  metrics.drawn(40);
  metrics.watch('tables', 'Live tables.', async () => 7);
  metrics.watch('gone', 'What fails.', () => Promise.reject(new Error('no')));
  metrics.watch('unknown', 'What is not known.', () => null);
  const text = await metrics.text();
  for (const line of [
    'souls_commits_total{result="done"} 1',
    'souls_commits_total{result="conflict"} 1',
    'souls_answer_seconds_bucket{le="0.1"} 1',
    'souls_given_up_total 1',
    'souls_rest_requests_total{route="PATCH /channels/:id/messages/:id",status="429"} 1',
    'souls_notices_total 1',
    'souls_board_delay_seconds_bucket{le="1"} 1',
    'souls_picture_seconds_count 1',
    'souls_tables 7',
    'process_resident_memory_bytes ',
    'nodejs_eventloop_lag_p99_seconds ',
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/^souls_(gone|unknown) /m);
});

test('where nobody asks for numbers none are told', async () => {
  unmeasured.committed('done', 1);
  expect(await unmeasured.text()).toBe('');
});

test('a connection that cannot be accepted, as without a free file, is reported and ends nothing', async () => {
  const servers: NodeJS.EventEmitter[] = [];
  const seen = (message: unknown): void => void servers.push((message as { server: NodeJS.EventEmitter }).server);
  subscribe('http.server.request.start', seen);
  await get('/healthz');
  unsubscribe('http.server.request.start', seen);
  for (const code of ['EMFILE', 'ENFILE']) servers[0]!.emit('error', new Error(`accept ${code}`));
  expect(refused).toEqual(['accept EMFILE', 'accept ENFILE']);
  expect(await get('/healthz')).toEqual([200, 'ok']);
});
