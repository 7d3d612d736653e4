import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { stand } from './bot.js';

/** The status of a GET with exactly these headers. */
async function status(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('only names of this machine are answered, and only its own pages', async () => {
  const standIn = await stand({ page: true });
  const port = new URL(standIn.url).port;
  expect(await status(standIn.url, { Host: `localhost:${port}` })).toBe(200);
  expect(await status(standIn.url, { Host: 'evil.example' })).toBe(403);
  expect(await status(standIn.url, { Host: `127.0.0.1:${port}`, Origin: 'http://evil.example' })).toBe(403);
});

test('the page is served with its files and nothing else', async () => {
  const standIn = await stand({ page: true });
  const servers: NodeJS.EventEmitter[] = [];
  const seen = (message: unknown): void => void servers.push((message as { server: NodeJS.EventEmitter }).server);
  subscribe('http.server.request.start', seen);
  await fetch(standIn.url);
  unsubscribe('http.server.request.start', seen);
  servers[0]!.emit('error', new Error('accept EMFILE')); // a connection for which no file is free ends nothing
  for (const path of ['/', '/page.css', '/page.js', '/markdown.js', '/messages.js', '/composer.js', '/modal.js']) {
    const response = await fetch(`${standIn.url}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
  expect((await fetch(`${standIn.url}/../package.json`)).status).toBe(404);
  expect((await fetch(`${(await stand()).url}/`)).status).toBe(404);
});

test('a request that breaks off, as of a bot that is killed, is no problem of the stand-in', async () => {
  const standIn = await stand({ page: true });
  const headers = { 'Content-Length': '100', Expect: '100-continue' };
  await new Promise<void>((resolve) => {
    const begun = request(`${standIn.apiUrl}/v10/channels/1/messages`, { method: 'POST', headers });
    begun
      .on('continue', () => begun.destroy())
      .on('error', () => undefined)
      .on('close', resolve)
      .flushHeaders();
  });
  for (let n = 0; n < 3; n += 1) await status(standIn.url, {});
  expect(standIn.problems).toEqual([]);
});
