import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A Sentinel of our own: it names one server, and tells of a failover when it is told to. */
export interface SlowSentinel {
  readonly url: string;
  /** So many times it tells its listeners of a failover when it is asked for the server, before it answers. */
  failOverWhenAsked(times: number): void;
  close(): void;
}

/** Milliseconds between the failover that is told of and the answer, so that they are read in this order. */
const BETWEEN = 100;

/** The commands in what a client has sent; clients wait for answers, so that none is cut in two here. */
const commandsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split(/^\*\d+\r\n/m)
    .filter((command) => command !== '')
    .map((command) => command.split('\r\n').filter((part) => part !== '' && !/^\$\d+$/.test(part)));

const bulk = (text: string): string => `$${text.length}\r\n${text}\r\n`;

export const startSlowSentinel = async (masterPort: number): Promise<SlowSentinel> => {
  const listeners = new Set<Socket>();
  const sockets = new Set<Socket>();
  let failovers = 0;

  const answer = (socket: Socket, [name = '', what = '', ...rest]: readonly string[]): void => {
    const named = `*2\r\n${bulk('127.0.0.1')}${bulk(String(masterPort))}`;
    switch (`${name} ${what}`.toLowerCase()) {
      case 'sentinel get-master-addr-by-name': {
        if (failovers === 0) return void socket.write(named);
        failovers -= 1;
        const [channel, told] = ['+switch-master', `${rest[0]} 127.0.0.1 ${masterPort} 127.0.0.1 ${masterPort}`];
        for (const listener of listeners) listener.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(told)}`);
        return void setTimeout(() => socket.write(named), BETWEEN);
      }
      case 'sentinel sentinels':
        return void socket.write('*0\r\n');
      case 'subscribe +switch-master':
        listeners.add(socket);
        return void socket.write(`>3\r\n${bulk('subscribe')}${bulk(what)}:1\r\n`);
      default:
        return void socket.write('+OK\r\n');
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => listeners.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      for (const command of commandsIn(bytes.toString())) answer(socket, command);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis-sentinel://127.0.0.1:${port}?master=souls`,
    failOverWhenAsked: (times) => {
      failovers = times;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
