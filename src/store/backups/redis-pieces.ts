import type { RedisConnection } from '../redis-connection.js';
import { beatKey, channelKeys, dueMember, serverKey, userKey } from '../redis-keys.js';
import type { Piece, TablePiece } from './pieces.js';

const packed = (stored: Buffer): string => stored.toString('base64');
const unpacked = (text: string): Buffer => Buffer.from(text, 'base64');

/** The replies of a transaction. Throws the first error among them. */
function repliesOf(replies: [Error | null, unknown][] | null): readonly unknown[] {
  const failed = replies?.find(([error]) => error !== null)?.[0];
  if (failed) throw failed;
  return (replies ?? []).map(([, reply]) => reply);
}

/** All of a channel at one moment; null when it is gone by now. */
export async function tablePiece({ ask }: RedisConnection, channel: string): Promise<TablePiece | null> {
  const keys = channelKeys(channel);
  const replies = await ask(async (redis) =>
    repliesOf(
      await redis
        .multi()
        .hgetallBuffer(keys.table)
        .lrangeBuffer(keys.history, 0, -1)
        .xrange(keys.entries, '-', '+')
        .lrange(keys.outbox, 0, -1)
        .hgetall(keys.drafts)
        .zscore(keys.due, dueMember({ channel, for: 'wake' }))
        .zscore(keys.due, dueMember({ channel, for: 'outbox' }))
        .exec(),
    ),
  );
  const [table, history, entries, outbox, drafts, wake, deliverBy] = replies as [
    Readonly<Record<string, Buffer>>,
    readonly Buffer[],
    readonly (readonly [string, readonly string[]])[],
    readonly string[],
    Readonly<Record<string, string>>,
    string | null,
    string | null,
  ];
  const { revision, answers, checkpoint, id, ended, historySize } = table;
  if (revision === undefined || answers === undefined) return null;
  return {
    is: 'table',
    channel,
    revision: Number(revision.toString()),
    id: id?.toString() ?? '',
    ended: ended?.toString() === '1',
    answers: packed(answers),
    checkpoint: checkpoint === undefined ? null : packed(checkpoint),
    history: history.map(packed),
    historyIsFull: historySize?.toString() === '-1',
    entries: entries.map(([, [, entry = '', , text = '']]) => [entry, text]),
    outbox: outbox.map((item) => {
      const space = item.indexOf(' ');
      return [item.slice(0, space), item.slice(space + 1)];
    }),
    drafts: Object.entries(drafts),
    wake: wake === null ? null : Number(wake),
    deliverBy: deliverBy === null ? null : Number(deliverBy),
  };
}

/** Puts a piece where nothing stands; done twice it is as done once. */
export async function putPiece({ ask }: RedisConnection, one: Piece): Promise<void> {
  switch (one.is) {
    case 'table':
      await ask(async (redis) => repliesOf(await tableWrites(redis.multi(), one).exec()));
      return;
    case 'user':
      await ask((redis) => redis.set(userKey(one.id), one.text));
      return;
    case 'server':
      await ask((redis) => redis.set(serverKey(one.id), one.text));
      return;
    case 'beats':
      await ask((redis) => redis.hset(beatKey, 'last', one.last, 'lost', one.lost));
      return;
    default:
      one satisfies never;
  }
}

type Writes = ReturnType<Parameters<Parameters<RedisConnection['ask']>[0]>[0]['multi']>;

/** Ids in the stream below those of the commits to come, which begin with their revision. */
function tableWrites(writes: Writes, one: TablePiece): Writes {
  const { channel } = one;
  const keys = channelKeys(channel);
  const history = one.history.map(unpacked);
  const size = one.historyIsFull ? -1 : history.reduce((sum, text) => sum + text.length, 0);
  writes.del(keys.table, keys.outbox, keys.drafts, keys.entries, keys.history);
  writes.hset(keys.table, 'revision', one.revision, 'id', one.id, 'ended', one.ended ? 1 : 0, 'historySize', size);
  writes.hset(keys.table, 'answers', unpacked(one.answers));
  if (one.checkpoint !== null) writes.hset(keys.table, 'checkpoint', unpacked(one.checkpoint));
  if (history.length > 0) writes.rpush(keys.history, ...history);
  for (const [at, [id, text]] of one.entries.entries())
    writes.xadd(keys.entries, `0-${at + 1}`, 'id', id, 'text', text);
  for (const [id, text] of one.outbox) writes.rpush(keys.outbox, `${id} ${text}`);
  for (const [user, text] of one.drafts) writes.hset(keys.drafts, user, text);
  if (!one.ended || one.outbox.length > 0) writes.sadd(keys.live, channel);
  if (one.wake !== null) writes.zadd(keys.due, one.wake, dueMember({ channel, for: 'wake' }));
  if (one.deliverBy !== null) writes.zadd(keys.due, one.deliverBy, dueMember({ channel, for: 'outbox' }));
  return writes;
}
