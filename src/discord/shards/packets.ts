import { Events, type Client } from 'discord.js';
import type { Logger } from '../../ops/index.js';

/** Hears of a packet of the gateway that could not be handled. */
export type Unhandled = (event: string, err: unknown) => void;

/** The lines of a stack that are kept: enough to find the place. */
const PLACES = 4;

const placesOf = (err: unknown): readonly string[] => {
  const lines = err instanceof Error ? (err.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, PLACES)
    .map((line) => line.trim());
};

/** Logs the name of the event and where it failed; a message may say what stood in the packet. */
export const logUnhandled =
  (log: Logger): Unhandled =>
  (event, err) =>
    log.warn(
      { event, error: err instanceof Error ? err.name : typeof err, at: placesOf(err) },
      'a packet of the gateway could not be handled',
    );

/** The name of a packet's event, or of its opcode; nothing else that stands in it. */
export const eventOf = (packet: unknown): string => {
  const { t, op } = Object(packet) as { readonly t?: unknown; readonly op?: unknown };
  if (typeof t === 'string' && /^[A-Z_]{1,64}$/.test(t)) return t;
  return typeof op === 'number' ? `opcode ${op}` : 'unknown';
};

/** What of discord.js takes a packet of the gateway; its types keep that to itself. */
interface Taking {
  handlePacket(packet: unknown, shard: unknown): boolean;
}

/**
 * Has a client survive packets that it cannot handle. One that is handled as it arrives fails for whoever reads the connection;
 * one that waited until the client was ready fails here.
 */
export const guardPackets = (client: Client, unhandled: Unhandled): void => {
  const ws = client.ws as unknown as Taking;
  const handle = ws.handlePacket.bind(ws);
  let arriving: unknown = null;
  client.on(Events.Raw, (packet: unknown) => {
    arriving = packet;
  });
  ws.handlePacket = (packet, shard) => {
    const arrives = packet === arriving;
    arriving = null;
    try {
      return handle(packet, shard);
    } catch (error) {
      if (arrives) throw error;
      unhandled(eventOf(packet), error);
      return true;
    }
  };
};
