import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { projectRoot } from '../../src/ops/index.js';
import { createTables, setsOf } from '../../src/table/index.js';
import { gone, namesNow, type FrozenNames } from '../../tools/releases/frozen-names.js';
import { arrangedOf, playOn, standingOf, type SavedTable } from '../../tools/releases/saved-tables.js';
import { CHANNEL, embedded, silent } from '../table/table-scene.js';
import { amount } from '../support/amount.js';

const FOLDER = join(projectRoot(), 'test/saves');
const VERSIONS = readdirSync(FOLDER).filter((name) => name.startsWith('v'));
const readSave = (version: string, name: string): SavedTable =>
  JSON.parse(brotliDecompressSync(readFileSync(join(FOLDER, version, name))).toString('utf8')) as SavedTable;
const savesOf = (version: string): readonly string[] =>
  readdirSync(join(FOLDER, version)).filter((name) => name.endsWith('.br'));

describe.each(VERSIONS)('saves of %s', (version) => {
  test('there are 30 of them, of many kinds of moments', () => {
    const moments = savesOf(version).map((name) => readSave(version, name).moment);
    expect(moments).toHaveLength(30);
    expect(new Set(moments).size).toBeGreaterThan(25);
  });

  test.each(savesOf(version))('stored form: %s stands as it was stored, and goes on', async (name) => {
    const { stored, standing, arranged } = readSave(version, name);
    const { store, close } = await embedded();
    const given = { channel: CHANNEL, entries: [], outbox: [], interaction: 'stored', ended: false };
    await store.commit({ ...given, expectedRevision: 0, checkpoint: stored.checkpoint, answers: stored.answers });
    const tables = createTables({ store, cards: { card: cardById }, log: silent, later: () => undefined });
    const table = (await tables.table(CHANNEL))!;
    expect(standingOf(table)).toEqual(standing);
    if (arranged !== undefined) expect(arrangedOf(table)).toEqual(arranged);
    expect(table.data.game.options.quick).toBe(false);
    expect(setsOf(table.data.game.options)).toEqual(['base']);
    expect(table.data.game.options).toMatchObject({ rooms: false, ratios: false });
    const after = await playOn(tables, table, amount(3, 40), 1);
    expect(after.revision).toBeGreaterThan(table.revision + amount(2, 10));
    const log = await tables.latestLog(CHANNEL, null, 200);
    expect(log.filter(({ line }) => line.say === 'corrected')).toEqual([]);
    await close();
  });

  test('some of them have what could be arranged then', () => {
    const arranged = savesOf(version).flatMap((name) => readSave(version, name).arranged ?? []);
    const seats = arranged.flatMap((one) => one.seats);
    expect(arranged.some(({ hasClock }) => hasClock)).toBe(version !== 'v0.1.0');
    expect(seats.some(({ readyAnswers }) => readyAnswers > 0)).toBe(version !== 'v0.1.0');
    expect(seats.some(({ plannedSteps }) => plannedSteps > 0)).toBe(version !== 'v0.1.0');
  });

  test('words, keys and steps are only added to', () => {
    const frozen = JSON.parse(readFileSync(join(FOLDER, version, 'names.json'), 'utf8')) as FrozenNames;
    expect(frozen.words.length).toBeGreaterThan(100);
    expect(gone(frozen, namesNow())).toEqual([]);
    const more = { ...frozen, words: [...frozen.words, 'noSuchWord'], abilities: [...frozen.abilities, 'a-penny/old'] };
    expect(gone(more, namesNow())).toEqual(['words: noSuchWord', 'abilities: a-penny/old']);
  });
});
