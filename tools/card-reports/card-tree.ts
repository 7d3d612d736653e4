// Trees of words as plain JSON: where something stands in them, and trees with one place changed.

/** How a place is reached from the root of a tree. */
type TreePath = readonly (string | number)[];

export type TreeNode = Readonly<Record<string, unknown>>;

/** One place of a tree: what stands there, and the list or node that it is part of (null at the root). */
export interface Place {
  readonly path: TreePath;
  readonly value: unknown;
  readonly parent: TreeNode | readonly unknown[] | null;
}

export const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place of a tree, each before what is inside it. */
export function* placesIn(value: unknown, path: TreePath = [], parent: Place['parent'] = null): Generator<Place> {
  yield { path, value, parent };
  if (Array.isArray(value))
    for (const [index, part] of (value as readonly unknown[]).entries())
      yield* placesIn(part, [...path, index], value as readonly unknown[]);
  else if (isNode(value)) for (const [key, part] of Object.entries(value)) yield* placesIn(part, [...path, key], value);
}

/** The tree with something else at a place. */
export const replacedAt = (tree: unknown, [step, ...rest]: TreePath, by: unknown): unknown => {
  if (step === undefined) return by;
  if (Array.isArray(tree))
    return (tree as readonly unknown[]).map((part, index) => (index === step ? replacedAt(part, rest, by) : part));
  return isNode(tree) ? { ...tree, [step]: replacedAt(tree[step], rest, by) } : tree;
};

/** The tree without the list entry or the field at a place. */
export const removedAt = (tree: unknown, [step, ...rest]: TreePath): unknown => {
  if (Array.isArray(tree)) {
    const parts = tree as readonly unknown[];
    if (rest.length === 0) return parts.filter((_, index) => index !== step);
    return parts.map((part, index) => (index === step ? removedAt(part, rest) : part));
  }
  if (!isNode(tree) || step === undefined) return tree;
  if (rest.length > 0) return { ...tree, [step]: removedAt(tree[step], rest) };
  return Object.fromEntries(Object.entries(tree).filter(([key]) => key !== step));
};

/** The tree with every node put through `by`, innermost first; what `by` gives null for stays, and what is in a node that `stops` too. */
export const mappedNodes = (
  tree: unknown,
  by: (node: TreeNode) => TreeNode | null,
  stops: (node: TreeNode) => boolean,
): unknown => {
  if (Array.isArray(tree)) return tree.map((part) => mappedNodes(part, by, stops));
  if (!isNode(tree) || stops(tree)) return tree;
  const inside = Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [key, mappedNodes(part, by, stops)] as const),
  );
  return by(inside) ?? inside;
};

/** A path as people write it: `abilities[0].modes[1].effect`. */
export const pathAsText = (path: TreePath): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');

/** One way to change a tree; what comes of it may not be words of the vocabulary. */
export interface Change {
  readonly path: TreePath;
  readonly what: string;
  readonly tree: unknown;
}
