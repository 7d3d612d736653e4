import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Cut } from '../plan/plan.js';

/** Stands between a process and a server, and cuts the connection when it is told to. */
export interface Proxy {
  readonly port: number;
  /** From now on: broken connections and no new ones, silence in both directions, or as before. */
  cut(how: Cut | null): void;
  close(): void;
}

/** A proxy to a port of this machine. */
export const openProxy = async (to: number): Promise<Proxy> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let cut: Cut | null = null;

  const hush = ([one, other]: readonly [Socket, Socket]): void => {
    for (const socket of [one, other]) {
      if (cut === 'silent') socket.pause();
      else socket.resume();
    }
  };

  const server = createServer((from) => {
    if (cut === 'broken') return void from.destroy();
    const there = connect(to, '127.0.0.1');
    const pair = [from, there] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [there, from] as const]) {
      one.setNoDelay(true);
      one.on('data', (bytes) => {
        if (!other.destroyed) other.write(bytes);
      });
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    hush(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut(how) {
      cut = how;
      for (const pair of pairs) {
        hush(pair);
        if (how === 'broken') pair[0].destroy();
      }
    },
    close() {
      server.close();
      for (const [one, other] of pairs) {
        one.destroy();
        other.destroy();
      }
    },
  };
};
