/** Going through trees as plain data. */

export type Path = readonly (string | number)[];
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Each object in a tree with the way to it. */
export const pathsIn = (tree: unknown): ReadonlyMap<object, Path> => {
  const paths = new Map<object, Path>();
  const visit = (value: unknown, path: Path): void => {
    if (!isNode(value) || paths.has(value)) return;
    paths.set(value, path);
    for (const [key, part] of Object.entries(value)) visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(tree, []);
  return paths;
};
