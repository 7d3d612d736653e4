import fc, { type Arbitrary } from 'fast-check';
import { isNode, placesIn, removedAt, replacedAt, type Place } from '../card-reports/card-tree.js';
import { oddText } from './odd-texts.js';

/** A change of a tree of JSON. Numbers count among its places, and begin again after the last. */
export interface TreeChange {
  readonly at: number;
  readonly how:
    | { readonly put: 'value'; readonly value: unknown }
    /** What stands in another place under the same name, here or in one of the trees that were given. */
    | { readonly put: 'other'; readonly of: number }
    | { readonly put: 'number'; readonly by: number }
    | { readonly put: 'text'; readonly text: string }
    | { readonly put: 'twice' | 'nothing' | 'turned' };
}

const ODD_VALUES = [null, true, false, 0, -1, 0.5, 1e21, '', 'p9', 'o0', [], {}, [null], { kind: 'x' }] as const;

/** Changes from small ones that often fit to values of another type. */
export const treeChanges: Arbitrary<TreeChange> = fc.record({
  at: fc.nat(1_000_000),
  how: fc.oneof(
    { weight: 2, arbitrary: fc.record({ put: fc.constant('value'), value: fc.constantFrom(...ODD_VALUES) }) },
    { weight: 4, arbitrary: fc.record({ put: fc.constant('other'), of: fc.nat(1_000_000) }) },
    { weight: 3, arbitrary: fc.record({ put: fc.constant('number'), by: fc.constantFrom(-1, 1, 2, -5, 1_000) }) },
    { weight: 1, arbitrary: fc.record({ put: fc.constant('text'), text: oddText(20) }) },
    { weight: 2, arbitrary: fc.record({ put: fc.constantFrom('twice', 'nothing', 'turned') }) },
  ),
});

const nameOf = ({ path }: Place): string => String(path.findLast((step) => typeof step === 'string') ?? '');

/** What stands in trees, by the name under which it does. */
export type Grafts = ReadonlyMap<string, readonly unknown[]>;

export const graftsOf = (trees: readonly unknown[]): Grafts => {
  const found = new Map<string, unknown[]>();
  for (const tree of trees)
    for (const place of placesIn(tree)) {
      const values = found.get(nameOf(place)) ?? [];
      values.push(place.value);
      found.set(nameOf(place), values);
    }
  return found;
};

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.toReversed() as unknown;
  if (isNode(value)) return Object.values(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? [value] : !(value as boolean);
};

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)];

/** The tree after the change; `grafts` are of this tree and others of its kind. */
export const changedTree = (tree: unknown, { at, how }: TreeChange, grafts: Grafts): unknown => {
  const places = [...placesIn(tree)];
  const numbers = places.filter(({ value }) => typeof value === 'number');
  const place = pick(how.put === 'number' && numbers.length > 0 ? numbers : places, at);
  if (place === undefined) return tree;
  const { path, value, parent } = place;
  const put = (by: unknown): unknown => replacedAt(tree, path, by);
  switch (how.put) {
    case 'value':
      return put(how.value);
    case 'text':
      return put(how.text);
    case 'number':
      return put(typeof value === 'number' ? value + how.by : how.by);
    case 'other':
      return put(pick(grafts.get(nameOf(place)) ?? [], how.of));
    case 'twice':
      return Array.isArray(parent)
        ? replacedAt(tree, path.slice(0, -1), [...(parent as unknown[]), value])
        : put([value, value]);
    case 'nothing':
      return path.length === 0 ? null : removedAt(tree, path);
    case 'turned':
      return put(turned(value));
    default:
      return how satisfies never;
  }
};
