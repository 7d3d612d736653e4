import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHealth, type Health } from '../../src/ops/index.js';

let ready = false;
let health: Health;
beforeEach(async () => {
  ready = false;
  health = await startHealth(0, () => ready);
});
afterEach(() => health.close());

async function get(path: string): Promise<readonly [number, string]> {
  const response = await fetch(`http://127.0.0.1:${health.port}${path}`);
  return [response.status, (await response.text()).trim()];
}

test('healthz answers while the process runs', async () => {
  expect(await get('/healthz')).toEqual([200, 'ok']);
});

test('readyz follows the readiness of the program', async () => {
  expect(await get('/readyz')).toEqual([503, 'not ready']);
  ready = true;
  expect(await get('/readyz')).toEqual([200, 'ready']);
});

test('anything else is not found', async () => {
  expect(await get('/')).toEqual([404, 'not found']);
});

test('a port that is taken is an error', async () => {
  await expect(startHealth(health.port, () => true)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('no other address of the machine answers', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && address.address !== '127.0.0.1');
  for (const { address } of [...others, { address: '127.0.0.2' }]) {
    await expect(fetch(`http://${address}:${health.port}/healthz`)).rejects.toThrow();
  }
});
