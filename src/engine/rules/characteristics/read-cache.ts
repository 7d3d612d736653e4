import { newReadCache, dependsOnVolatile, type Game, type ReadStore, type ReadCache } from '../../state/index.js';
import { cachedBoard } from './printed-abilities.js';

/** What was read from the board; null while abilities are being computed, as they are known in part only (EFF-03). */
export const boardReads = (g: Game): ReadCache | null => (g.underway.abilities === null ? cachedBoard(g).reads : null);

/**
 * The cached value, or a computed one, which is cached: for as long as the board is the same if it depends on nothing else,
 * otherwise until something changes. While abilities are being computed nothing is cached.
 */
export const cached = <K, T>(g: Game, part: (reads: ReadCache) => ReadStore<K, T>, key: K, find: () => T): T => {
  const all = boardReads(g);
  if (all === null) return find();
  const lasting = part(all);
  const known = lasting.get(key);
  if (known !== undefined) return known;
  return computeAndKeep(g, lasting, part, key, find);
};

const computeAndKeep = <K, T>(
  g: Game,
  lasting: ReadStore<K, T>,
  part: (reads: ReadCache) => ReadStore<K, T>,
  key: K,
  find: () => T,
): T => {
  const { cache } = g;
  const known = cache.reads === null ? undefined : part(cache.reads).get(key);
  if (known !== undefined) {
    dependsOnVolatile(g);
    return known;
  }
  const before = cache.isBoardOnly;
  cache.isBoardOnly = true;
  const found = find();
  if (cache.isBoardOnly) lasting.set(key, found);
  else if (cache.keepsReads) part((cache.reads ??= newReadCache())).set(key, found);
  cache.isBoardOnly = cache.isBoardOnly && before;
  return found;
};
