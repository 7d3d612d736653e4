import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../../src/ops/index.js';
import type { StoredTable } from '../../src/table/index.js';
import type { SavedTable } from '../releases/saved-tables.js';
import { sceneFor } from './fuzzed-scenes.js';

/** Every so many of the saves of a version. */
const EVERY = 6;

/** Some tables as every version has stored them; none in an installation without the tests. */
const savedTables = (): readonly StoredTable[] => {
  const folder = join(projectRoot(), 'test/saves');
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.br'));
    return files
      .toSorted()
      .filter((_, at) => at % EVERY === 0)
      .map((name) => brotliDecompressSync(readFileSync(join(folder, name))).toString('utf8'))
      .map((text) => (JSON.parse(text) as SavedTable).stored);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Tables as they are stored: of this version in every phase, and of those before. */
export const storedTables = async (seed: number): Promise<readonly StoredTable[]> => {
  const scenes = [await sceneFor(seed, 0), await sceneFor(seed, 1)];
  return [...scenes.flatMap(({ channels }) => [...channels.values()].map(({ table }) => table)), ...savedTables()];
};
