import { createServer, type Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';

/** A running health server. */
export interface Health {
  /** What it can be asked at, on this machine. */
  readonly url: string;
  close(): Promise<void>;
}

/** What the program says of itself. */
interface Condition {
  /** Why the process should be started again, in a few words; null while it lives. */
  dead(): string | null;
  /** Why nobody can play now, in a few words; null when all is there. It may take as long as it likes. */
  unready(): Promise<string | null>;
  /** The numbers that `/metrics` tells. */
  metrics(): Promise<string>;
  /** A connection could not be accepted, as when no more files can be opened. */
  refused(error: Error): void;
}

/** Where it listens. */
interface Place {
  /** 0 takes any free port. */
  readonly port: number;
  /** A name or address of this machine; `0.0.0.0` for all of them. */
  readonly host: string;
}

type Answer = readonly [status: number, text: string, type?: string];

/** Milliseconds after which what has not answered counts as not ready. */
const PATIENCE = 2_000;

/**
 * Answers `/healthz` with 200 while the process lives, `/readyz` with 200 when people can play, both otherwise with 503 and
 * why, `/metrics` with numbers for Prometheus, and everything else with 404.
 * @throws Error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, …) when the address cannot be had.
 */
export async function startHealth({ port, host }: Place, condition: Condition): Promise<Health> {
  const server = createServer((request, response) => {
    const reply = ([status, text, type = 'text/plain; charset=utf-8']: Answer): void =>
      void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    answerTo(request.url, condition).then(reply, () => reply([500, 'failed\n']));
  });
  await listen(server, port, host);
  server.on('error', (error) => condition.refused(error));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${reachable(host)}:${taken}`, close: () => closeServer(server) };
}

/** A name under which this machine reaches the host that it listens on. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}

async function answerTo(url: string | undefined, condition: Condition): Promise<Answer> {
  switch (url) {
    case '/healthz':
      return judged('ok', condition.dead());
    case '/readyz':
      return judged('ready', condition.dead() ?? (await inTime(condition.unready())));
    case '/metrics':
      return [200, await condition.metrics(), 'text/plain; version=0.0.4; charset=utf-8'];
    default:
      return [404, 'not found\n'];
  }
}

const judged = (good: string, why: string | null): Answer => (why === null ? [200, `${good}\n`] : [503, `${why}\n`]);

async function inTime(asked: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`not known within ${PATIENCE} ms`), PATIENCE);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error === undefined ? resolve() : reject(error))));
}
