import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { programVersion, readJson } from '../../ops/index.js';
import { piece, type Piece } from './pieces.js';

/** A file that is no backup, or not a whole one; the message is for the person who runs the program. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}

/** How many of each kind a backup holds. */
export interface Counts {
  readonly tables: number;
  readonly users: number;
  readonly servers: number;
}

const FORMAT = 1;
const first = z.object({
  backup: z.literal('four-souls-table'),
  format: z.int(),
  version: z.string(),
  made: z.string(),
});
const last = z.object({ end: z.object({ tables: z.int(), users: z.int(), servers: z.int() }) });

/** Characters of the first line, and of any line, that a backup may have. */
const LONGEST = { first: 1_000, line: 2 ** 26 } as const;
/** How much larger than its file a backup may be: gzip itself could make it 1,032 times as large. Below the least none is refused. */
const MOST_UNPACKED = { times: 100, least: 2 ** 26 } as const;

/** Packing hard is not worth the time: most of it is packed already. */
const QUICK = 1;

const counting = () => {
  const counts = { tables: 0, users: 0, servers: 0 };
  const count = (one: Piece): void => {
    if (one.is === 'table') counts.tables += 1;
    if (one.is === 'user') counts.users += 1;
    if (one.is === 'server') counts.servers += 1;
  };
  return { counts, count };
};

/**
 * Writes a backup: lines of JSON, packed with gzip, which notices every changed byte. The file appears when it is whole.
 * Only its owner may read it, for it tells every hidden card.
 * @param made when it was begun, in ms since 1970
 */
export async function writeBackup(pieces: AsyncIterable<Piece>, file: string, made: number): Promise<Counts> {
  const { counts, count } = counting();
  const lines = async function* () {
    const begins = { backup: 'four-souls-table', format: FORMAT, version: programVersion() };
    yield `${JSON.stringify({ ...begins, made: new Date(made).toISOString() })}\n`;
    for await (const one of pieces) {
      count(one);
      yield `${JSON.stringify(one)}\n`;
    }
    yield `${JSON.stringify({ end: counts })}\n`;
  };
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  try {
    const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip({ level: QUICK }), out);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return counts;
}

/**
 * The pieces of a backup. That it is whole is known at its end only: read it to the end before anything is done with it.
 * @throws BackupDamaged
 */
export async function* readBackup(file: string): AsyncGenerator<Piece, Counts> {
  const { counts, count } = counting();
  let isBegun = false;
  let isOver = false;
  for await (const line of linesOf(file)) {
    if (isOver) throw damaged(file, 'something follows its end');
    const value = parsed(file, line);
    if (!isBegun) {
      const begins = first.safeParse(value);
      if (!begins.success) throw damaged(file, 'it does not begin as a backup does');
      if (begins.data.format > FORMAT)
        throw new BackupDamaged(`${file} was made by version ${begins.data.version}, which is newer than this one.`);
      isBegun = true;
      continue;
    }
    const ends = last.safeParse(value);
    if (ends.success) {
      if (JSON.stringify(ends.data.end) !== JSON.stringify(counts)) throw damaged(file, 'parts of it are missing');
      isOver = true;
      continue;
    }
    const one = piece.safeParse(value);
    if (!one.success) throw damaged(file, 'a part of it is none that a backup has');
    count(one.data);
    yield one.data;
  }
  if (!isOver) throw damaged(file, 'its end is missing');
  return counts;
}

function damaged(file: string, why: string): BackupDamaged {
  return new BackupDamaged(`${file} cannot be used as a backup: ${why}. Nothing was changed.`);
}

function parsed(file: string, line: string): unknown {
  const value = readJson(line, LONGEST.line);
  if (value === undefined) throw damaged(file, 'a line of it cannot be read');
  return value;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = '';
  let longest: number = LONGEST.first;
  let total = 0;
  try {
    const most = Math.max(MOST_UNPACKED.least, MOST_UNPACKED.times * (await stat(file)).size);
    for await (const text of unpacked as AsyncIterable<string>) {
      total += text.length;
      if (total > most) throw new Error('it unpacks to far more than a backup holds');
      const lines = text.split('\n');
      lines[0] = rest + lines[0];
      rest = lines.pop() ?? '';
      if ((lines[0] ?? rest).length > longest || rest.length > LONGEST.line)
        throw new Error('a line of it is too long');
      if (lines.length > 0) longest = LONGEST.line;
      yield* lines;
    }
  } catch (error) {
    throw damaged(file, (error as Error).message);
  } finally {
    unpacked.destroy();
  }
  if (rest !== '') throw damaged(file, 'its last line is cut off');
}
