import type { FoundSlot } from './template-slots.js';
import type { RenderedPart } from './rendered-parts.js';
import { isNode, type Node, type Path } from './paths.js';
import { TemplateSlot, type NestedPart, type Template } from './rules.js';

/** The card itself, where its text does not name it. */
export const SELF = 'read';
/** Marks a choice in a copy that the text says where it is used. */
const HOISTED = 'gone';

/** For each node that declares or uses the name of a choice, its name in rules. */
export type ChoiceNames = ReadonlyMap<object, string>;

/** The names of choices that are said where they are used, in this and what is inside it. */
const saidWhereUsed = ({ picked, inside }: RenderedPart): readonly string[] => [
  ...(picked !== null && picked.as !== null ? [picked.as] : []),
  ...inside.flatMap(saidWhereUsed),
];
const targetsSaid = ({ picked, inside }: RenderedPart): readonly object[] => [
  ...(picked !== null && picked.target !== null ? [picked.target] : []),
  ...inside.flatMap(targetsSaid),
];

/** A copy of a tree that can be changed, without what no text says: keys of abilities, choices that are said elsewhere. */
const copied = (value: unknown, back: ChoiceNames, gone: readonly string[]): unknown => {
  if (!isNode(value)) return value;
  if (Array.isArray(value)) return value.map((part) => copied(part, back, gone));
  const { do: act, as } = value;
  if ((act === 'choose' || act === 'chooseAtRandom') && gone.includes(String(as))) return HOISTED;
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
  if (isNode(node) && !(node instanceof TemplateSlot)) (node as Record<string | number, unknown>)[last] = value;
  return tree;
};

/** The same copy with a slot in place of each equal part. */
const likened = (tree: unknown, likeness: string, slot: TemplateSlot): unknown => {
  if (!isNode(tree) || tree instanceof TemplateSlot) return tree;
  if (JSON.stringify(tree) === likeness) return slot;
  for (const [key, part] of Object.entries(tree)) put(tree, [key], likened(part, likeness, slot));
  return tree;
};

/** The same without the choices that are said where they are used. */
const withoutChoices = (tree: unknown): unknown => {
  if (!isNode(tree) || tree instanceof TemplateSlot) return tree;
  if (Array.isArray(tree)) return tree.map(withoutChoices);
  const node = Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, withoutChoices(part)]));
  if (node['do'] !== 'sequence' || !Array.isArray(node['of'])) return node;
  const of = node['of'].filter((part) => part !== HOISTED);
  return of.length === 1 ? of[0] : { ...node, of };
};

/** Targets that are said where they are used are put back when all has been read. */
const withoutTargets = (tree: unknown, node: unknown, targets: readonly object[]): unknown => {
  if (!isNode(tree) || tree instanceof TemplateSlot || !isNode(node)) return tree;
  if (Array.isArray(tree))
    return tree.map((one, at) => withoutTargets(one, (node as unknown as readonly unknown[])[at], targets));
  const specs = (node['targets'] as readonly object[] | undefined) ?? [];
  return specs.length > 0 && specs.every((spec) => targets.includes(spec)) ? { ...tree, targets: [] } : tree;
};

/** What is picked as a target keeps who picks it; of a choice the step says so. */
const keepsChooser = ({ node }: RenderedPart): boolean =>
  'by' in node && 'pick' in node && (node as Node)['pick'] === undefined;

/** The template of a rendered part: its tree with slots in place of the parts that were found in its words. */
export const templateOf = (
  said: RenderedPart,
  slots: readonly FoundSlot[],
  own: readonly Path[],
  back: ChoiceNames,
): Template => {
  let tree = copied(said.node, back, saidWhereUsed(said));
  for (const path of own) tree = put(tree, path, SELF);
  const inner: NestedPart[] = [];
  const isInside = (path: Path, index: number): boolean =>
    slots.some(
      ({ paths }, other) =>
        other !== index &&
        paths.some((way) => way.length < path.length && way.every((step, place) => path[place] === step)),
    );
  const outerFirst = [...slots.entries()].toSorted(
    ([, one], [, other]) => (one.paths[0]?.length ?? 0) - (other.paths[0]?.length ?? 0),
  );
  for (const [index, { paths, isNegative, likeness }] of outerFirst)
    for (const path of paths) {
      if (isInside(path, index)) {
        inner.push({ path, index });
        continue;
      }
      tree = put(tree, path, new TemplateSlot(index, isNegative));
      if (likeness !== null) tree = likened(tree, likeness, new TemplateSlot(index));
    }
  if (said.kind === 'picked' && isNode(tree) && !keepsChooser(said)) {
    const { by: _by, ...rest } = tree;
    tree = rest;
  }
  if (said.kind === 'mode' || said.kind === 'modes') tree = withoutTargets(tree, said.node, targetsSaid(said));
  return { tree: withoutChoices(tree), inner };
};
