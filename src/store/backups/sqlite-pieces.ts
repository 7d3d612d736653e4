import type { Sql, SqlRow, SqlValue } from '../sqlite-schema.js';
import type { Piece, TablePiece } from './pieces.js';

/** Bytes come as a Buffer or an ArrayBuffer (STACK.md). */
const packed = (value: unknown): string => Buffer.from(value as ArrayBuffer).toString('base64');

const unpacked = (text: string): Buffer => Buffer.from(text, 'base64');
const pair = (first: unknown, second: unknown): [string, string] => [String(first), String(second)];
const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** Reads and writes whole channels of the embedded store, each within one transaction of the caller's. */
export function sqlitePieces(sql: Sql) {
  const all = (text: string, ...values: readonly string[]): readonly SqlRow[] => sql.prepare(text).all(...values);
  const run = (text: string, ...values: readonly SqlValue[]): void => void sql.prepare(text).run(...values);

  const table = (channel: string): TablePiece | null => {
    const [row] = all(
      `SELECT revision, id, live, answers, (SELECT record FROM checkpoints WHERE channel = tables.channel) AS checkpoint,
        (SELECT at FROM wakes WHERE channel = tables.channel) AS wake,
        (SELECT max(due) FROM outbox WHERE channel = tables.channel) AS due FROM tables WHERE channel = ?`,
      channel,
    );
    if (row === undefined) return null;
    const history = all('SELECT bytes, text FROM history WHERE channel = ? ORDER BY number', channel);
    const texts = (what: string): [string, string][] => all(what, channel).map((one) => pair(one['id'], one['text']));
    return {
      is: 'table',
      channel,
      revision: Number(row['revision']),
      id: String(row['id']),
      ended: row['live'] === 0,
      answers: packed(row['answers']),
      checkpoint: row['checkpoint'] === null ? null : packed(row['checkpoint']),
      history: history.filter(({ bytes }) => bytes !== -1).map(({ text }) => packed(text)),
      historyIsFull: history.some(({ bytes }) => bytes === -1),
      entries: texts('SELECT id, text FROM entries WHERE channel = ? ORDER BY number'),
      outbox: texts('SELECT id, text FROM outbox WHERE channel = ? ORDER BY number'),
      drafts: texts('SELECT person AS id, text FROM drafts WHERE channel = ?'),
      wake: numberOrNull(row['wake']),
      deliverBy: numberOrNull(row['due']),
    };
  };

  const putHistory = ({ channel, history, historyIsFull }: TablePiece): void => {
    const add = 'INSERT INTO history (channel, number, bytes, text) VALUES (?, ?, ?, ?)';
    let bytes = 0;
    for (const [number, text] of history.map(unpacked).entries()) {
      bytes += text.length;
      run(add, channel, number, bytes, text);
    }
    if (historyIsFull) run(add, channel, history.length, -1, Buffer.alloc(0));
  };

  const putTable = (one: TablePiece): void => {
    const { channel } = one;
    run(
      'INSERT INTO tables (channel, revision, live, answers, id) VALUES (?, ?, ?, ?, ?)',
      channel,
      one.revision,
      one.ended ? 0 : 1,
      unpacked(one.answers),
      one.id,
    );
    if (one.checkpoint !== null)
      run('INSERT INTO checkpoints (channel, record) VALUES (?, ?)', channel, unpacked(one.checkpoint));
    for (const [at, [id, text]] of one.entries.entries())
      run('INSERT INTO entries (channel, number, id, text) VALUES (?, ?, ?, ?)', channel, at + 1, id, text);
    for (const [id, text] of one.outbox)
      run('INSERT INTO outbox (channel, id, text, due) VALUES (?, ?, ?, ?)', channel, id, text, one.deliverBy);
    for (const [user, text] of one.drafts)
      run('INSERT INTO drafts (channel, person, text) VALUES (?, ?, ?)', channel, user, text);
    if (one.wake !== null) run('INSERT INTO wakes (channel, at) VALUES (?, ?)', channel, one.wake);
    putHistory(one);
  };

  return {
    channels: (): readonly string[] => all('SELECT channel FROM tables').map(({ channel }) => String(channel)),
    table,
    others: (): readonly Piece[] => [
      ...all('SELECT person, text FROM people').map(
        ({ person, text }) => ({ is: 'user', id: String(person), text: String(text) }) as const,
      ),
      ...all('SELECT server, text FROM servers').map(
        ({ server, text }) => ({ is: 'server', id: String(server), text: String(text) }) as const,
      ),
      ...all('SELECT last, lost FROM beats').map(
        ({ last, lost }) => ({ is: 'beats', last: Number(last), lost: Number(lost) }) as const,
      ),
    ],
    put: (one: Piece): void => {
      switch (one.is) {
        case 'table':
          return putTable(one);
        case 'user':
          return run('INSERT OR REPLACE INTO people (person, text) VALUES (?, ?)', one.id, one.text);
        case 'server':
          return run('INSERT OR REPLACE INTO servers (server, text) VALUES (?, ?)', one.id, one.text);
        case 'beats':
          return run('INSERT OR REPLACE INTO beats (id, last, lost) VALUES (0, ?, ?)', one.last, one.lost);
        default:
          return one satisfies never;
      }
    },
  };
}
