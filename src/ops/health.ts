import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running health server. */
export interface Health {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers on 127.0.0.1: `/healthz` with 200 while the process runs, `/readyz` with 200 when `ready` says so and with
 * 503 otherwise, 404 elsewhere.
 * @param port 0 takes any free port
 * @throws Error (`EADDRINUSE`, `EACCES`) when the port cannot be had.
 */
export async function startHealth(port: number, ready: () => boolean): Promise<Health> {
  const server = createServer((request, response) => {
    const [status, text] = answerTo(request.url, ready);
    response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(`${text}\n`);
  });
  await listen(server, port);
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

function answerTo(url: string | undefined, ready: () => boolean): readonly [number, string] {
  if (url === '/healthz') return [200, 'ok'];
  if (url === '/readyz') return ready() ? [200, 'ready'] : [503, 'not ready'];
  return [404, 'not found'];
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error === undefined ? resolve() : reject(error))));
}
