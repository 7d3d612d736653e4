import { newKnown, passing, type Game, type Keeping, type Known } from '../../state/index.js';
import { tableNow } from './printed-abilities.js';

/** What is known of what lies on the table; null while abilities are being settled, for they are known in part only (EFF-03). */
export const knownNow = (g: Game): Known | null => (g.underway.abilities === null ? tableNow(g).known : null);

/**
 * What was worked out before, or is now and is kept: as long as the table is the same when it depends on nothing else, and
 * otherwise until something changes. While abilities are being settled nothing is kept.
 */
export const kept = <K, T>(g: Game, part: (known: Known) => Keeping<K, T>, key: K, find: () => T): T => {
  const all = knownNow(g);
  if (all === null) return find();
  const lasting = part(all);
  const known = lasting.get(key);
  if (known !== undefined) return known;
  return foundOut(g, lasting, part, key, find);
};

const foundOut = <K, T>(
  g: Game,
  lasting: Keeping<K, T>,
  part: (known: Known) => Keeping<K, T>,
  key: K,
  find: () => T,
): T => {
  const { cache } = g;
  const known = cache.reading === null ? undefined : part(cache.reading).get(key);
  if (known !== undefined) {
    passing(g);
    return known;
  }
  const before = cache.dependsOnTable;
  cache.dependsOnTable = true;
  const found = find();
  if (cache.dependsOnTable) lasting.set(key, found);
  else if (cache.isReading) part((cache.reading ??= newKnown())).set(key, found);
  cache.dependsOnTable = cache.dependsOnTable && before;
  return found;
};
