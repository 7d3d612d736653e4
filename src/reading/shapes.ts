import type { Found } from './holes.js';
import type { Said } from './listening.js';
import { isNode, type Node, type Path } from './paths.js';
import { Hole, type Inner, type Making } from './rules.js';

/** The card itself, where its text does not name it. */
export const SELF = 'read';
/** A choice that is said where it is used, in a copy. */
const GONE = 'gone';

/** For each node that gives or reads the name of a choice what a rule calls it. */
export type Backwards = ReadonlyMap<object, string>;

/** The names of choices that are said where they are used, in this and what is inside it. */
const saidWhereUsed = ({ picked, inside }: Said): readonly string[] => [
  ...(picked !== null && picked.as !== null ? [picked.as] : []),
  ...inside.flatMap(saidWhereUsed),
];
const targetsSaid = ({ picked, inside }: Said): readonly object[] => [
  ...(picked !== null && picked.target !== null ? [picked.target] : []),
  ...inside.flatMap(targetsSaid),
];

/** A copy of a tree that can be changed, without what no text says: keys of abilities, choices that are said elsewhere. */
const copied = (value: unknown, back: Backwards, gone: readonly string[]): unknown => {
  if (!isNode(value)) return value;
  if (Array.isArray(value)) return value.map((part) => copied(part, back, gone));
  const { do: act, as } = value;
  if ((act === 'choose' || act === 'chooseAtRandom') && gone.includes(String(as))) return GONE;
  const name = back.get(value);
  const isAbility = 'kind' in value && 'key' in value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      part === undefined || (isAbility && key === 'key')
        ? []
        : [[key, key === 'as' && name !== undefined ? name : copied(part, back, gone)]],
    ),
  );
};

/** Puts something at a place of a copy, where it has that place. */
const put = (tree: unknown, path: Path, value: unknown): unknown => {
  const last = path.at(-1);
  if (last === undefined) return value;
  let node = tree;
  for (const step of path.slice(0, -1)) node = isNode(node) ? node[step] : undefined;
  if (isNode(node) && !(node instanceof Hole)) (node as Record<string | number, unknown>)[last] = value;
  return tree;
};

/** The same copy with a hole in place of each part that is alike. */
const likened = (tree: unknown, likeness: string, hole: Hole): unknown => {
  if (!isNode(tree) || tree instanceof Hole) return tree;
  if (JSON.stringify(tree) === likeness) return hole;
  for (const [key, part] of Object.entries(tree)) put(tree, [key], likened(part, likeness, hole));
  return tree;
};

/** The same without the choices that are said where they are used. */
const withoutChoices = (shape: unknown): unknown => {
  if (!isNode(shape) || shape instanceof Hole) return shape;
  if (Array.isArray(shape)) return shape.map(withoutChoices);
  const node = Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, withoutChoices(part)]));
  if (node['do'] !== 'sequence' || !Array.isArray(node['of'])) return node;
  const of = node['of'].filter((part) => part !== GONE);
  return of.length === 1 ? of[0] : { ...node, of };
};

/** Targets that are said where they are used are put back when all has been read. */
const withoutTargets = (shape: unknown, node: unknown, targets: readonly object[]): unknown => {
  if (!isNode(shape) || shape instanceof Hole || !isNode(node)) return shape;
  if (Array.isArray(shape))
    return shape.map((one, at) => withoutTargets(one, (node as unknown as readonly unknown[])[at], targets));
  const specs = (node['targets'] as readonly object[] | undefined) ?? [];
  return specs.length > 0 && specs.every((spec) => targets.includes(spec)) ? { ...shape, targets: [] } : shape;
};

/** What is picked as a target keeps who picks it; of a choice the step says so. */
const keepsChooser = ({ node }: Said): boolean =>
  'by' in node && 'pick' in node && (node as Node)['pick'] === undefined;

/** What is made of the parts that were found. */
export const makingOf = (said: Said, holes: readonly Found[], own: readonly Path[], back: Backwards): Making => {
  let shape = copied(said.node, back, saidWhereUsed(said));
  for (const path of own) shape = put(shape, path, SELF);
  const inner: Inner[] = [];
  const isInside = (path: Path, index: number): boolean =>
    holes.some(
      ({ paths }, other) =>
        other !== index &&
        paths.some((way) => way.length < path.length && way.every((step, place) => path[place] === step)),
    );
  const outerFirst = [...holes.entries()].toSorted(
    ([, one], [, other]) => (one.paths[0]?.length ?? 0) - (other.paths[0]?.length ?? 0),
  );
  for (const [index, { paths, isBelow, likeness }] of outerFirst)
    for (const path of paths) {
      if (isInside(path, index)) {
        inner.push({ path, index });
        continue;
      }
      shape = put(shape, path, new Hole(index, isBelow));
      if (likeness !== null) shape = likened(shape, likeness, new Hole(index));
    }
  if (said.kind === 'picked' && isNode(shape) && !keepsChooser(said)) {
    const { by: _by, ...rest } = shape;
    shape = rest;
  }
  if (said.kind === 'mode' || said.kind === 'modes') shape = withoutTargets(shape, said.node, targetsSaid(said));
  return { shape: withoutChoices(shape), inner };
};
