import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { turnOf } from '../../src/engine/index.js';
import { projectRoot } from '../../src/ops/index.js';
import { createTables, type Table } from '../../src/table/index.js';
import { playOn, type SavedTable } from '../../tools/releases/saved-tables.js';
import { CHANNEL, embedded, silent } from '../table/table-scene.js';

const FOLDER = join(projectRoot(), 'test/saves');
const VERSIONS = readdirSync(FOLDER).filter((name) => name.startsWith('v'));

const firstSave = (version: string): SavedTable =>
  JSON.parse(brotliDecompressSync(readFileSync(join(FOLDER, version, '01.json.br'))).toString('utf8')) as SavedTable;

test.each(VERSIONS)(
  'a table of %s without a history is watched again from where this version keeps one, and says so',
  async (version) => {
    const { stored } = firstSave(version);
    const { store, close } = await embedded();
    const given = { channel: CHANNEL, entries: [], outbox: [], interaction: 'stored', ended: false };
    await store.commit({ ...given, expectedRevision: 0, checkpoint: stored.checkpoint, answers: stored.answers });
    const tables = createTables({ store, cards: { card: cardById }, log: silent, later: () => undefined });
    let table: Table = (await tables.table(CHANNEL))!;
    expect(await tables.replay(CHANNEL)).toBe('nothing');
    const first = turnOf(table.session!).number;
    for (let part = 0; part < 12 && turnOf(table.session!).number === first; part += 1)
      table = await playOn(tables, table, 20, part);
    const replay = await tables.replay(CHANNEL);
    if (typeof replay === 'string') throw new Error(replay);
    expect(replay).toMatchObject({ isFromStart: false, isToEnd: true });
    expect(replay.turns[0]).toBeGreaterThan(first);
    for (const turn of replay.turnByTurn(({ view }) => view.turn.number)) {
      expect(turn.isWhole).toBe(true);
      expect(turn.moments[0]).toBe(turn.number);
    }
    await close();
  },
  60_000,
);
