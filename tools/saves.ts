import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { cardLookup } from '../cards/index.js';
import { createLogger } from '../src/ops/index.js';
import { openStore } from '../src/store/index.js';
import { createTables } from '../src/table/index.js';
import { namesNow } from './releases/frozen-names.js';
import { playForSaves, type SavedTable } from './releases/saved-tables.js';

/**
 * `npm run saves -- FOLDER`, for a release: writes 30 stored tables of this version and the names that they are written
 * with into a folder, such as test/saves/v0.2.0, from where a test reads them with every later version.
 */
const SAVES = 30;

const collect = async (): Promise<readonly SavedTable[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-saves-'));
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  try {
    const tablesOf = (seed: string) =>
      createTables({ store, cards: cardLookup, log, random: () => seed, later: () => undefined });
    return await playForSaves(store, tablesOf, SAVES);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** The folder that was given, and whether the result is wanted as JSON; null when no folder can be made of it. */
const given = (): { readonly folder: string; readonly json: boolean } | null => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    return folder === undefined || more.length > 0 ? null : { folder, json: values.json };
  } catch {
    return null;
  }
};

const main = async (): Promise<void> => {
  const options = given();
  if (options === null) {
    process.stderr.write(
      'Say which folder the saves go to, as in: npm run saves -- test/saves/v0.2.0 (with --json it tells of them as JSON)\n',
    );
    process.exitCode = 1;
    return;
  }
  const { folder, json } = options;
  mkdirSync(folder, { recursive: true });
  const saves = await collect();
  for (const [index, save] of saves.entries()) {
    const name = `${String(index + 1).padStart(2, '0')}.json.br`;
    writeFileSync(join(folder, name), brotliCompressSync(JSON.stringify(save)));
  }
  writeFileSync(join(folder, 'names.json'), `${JSON.stringify(namesNow(), null, 1)}\n`);
  const moments = [...new Set(saves.map(({ moment }) => moment))];
  process.stdout.write(
    json
      ? `${JSON.stringify({ folder, saves: saves.length, moments })}\n`
      : `${saves.length} saves: ${moments.join(', ')}\n`,
  );
};

await main();
