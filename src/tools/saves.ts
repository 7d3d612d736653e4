import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cardLookup } from '../../cards/index.js';
import { createLogger } from '../ops/index.js';
import { openStore } from '../store/index.js';
import { createTables } from '../table/index.js';
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

const main = async (): Promise<void> => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    process.stderr.write('Say which folder the saves go to, as in: npm run saves -- test/saves/v0.2.0\n');
    process.exitCode = 1;
    return;
  }
  mkdirSync(folder, { recursive: true });
  const saves = await collect();
  for (const [index, save] of saves.entries()) {
    const name = `${String(index + 1).padStart(2, '0')}.json.br`;
    writeFileSync(join(folder, name), brotliCompressSync(JSON.stringify(save)));
  }
  writeFileSync(join(folder, 'names.json'), `${JSON.stringify(namesNow(), null, 1)}\n`);
  process.stdout.write(`${saves.length} saves: ${[...new Set(saves.map(({ moment }) => moment))].join(', ')}\n`);
};

await main();
