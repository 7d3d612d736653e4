import { isNode } from './paths.js';

/** The alternative meanings of the same words, the most frequent first. */
export class Ambiguity {
  readonly of: readonly unknown[];

  constructor(of: readonly unknown[]) {
    this.of = of;
  }
}

/** Short keys for trees: alike trees have the same. */
export class Keys {
  readonly #ofNode = new WeakMap<object, string>();
  readonly #ofText = new Map<string, string>();

  of(tree: unknown): string {
    if (!isNode(tree)) return JSON.stringify(tree) ?? '';
    const known = this.#ofNode.get(tree);
    if (known !== undefined) return known;
    const inside = tree instanceof Ambiguity ? { of: tree.of } : tree;
    let text = Array.isArray(tree) ? '[' : tree instanceof Ambiguity ? '|' : '{';
    for (const [name, part] of Object.entries(inside)) text += `${name}:${this.of(part)},`;
    const key = this.#ofText.get(text) ?? `#${this.#ofText.size}`;
    this.#ofText.set(text, key);
    this.#ofNode.set(tree, key);
    return key;
  }

  /** Each of these trees once. */
  distinct(trees: readonly unknown[]): readonly unknown[] {
    if (trees.length < 2) return trees;
    const found = new Map<string, unknown>();
    for (const tree of trees) {
      const key = this.of(tree);
      if (!found.has(key)) found.set(key, tree);
    }
    return [...found.values()];
  }
}

/** A tree in which each thing that has several meanings has one of them, and how many each has. */
interface Resolved {
  readonly tree: unknown;
  readonly sizes: readonly number[];
}

/** Gives the things with several meanings, in their order, the meanings with these numbers; the first where none is given. */
const resolved = (tree: unknown, picks: readonly number[]): Resolved => {
  const sizes: number[] = [];
  const visit = (value: unknown): unknown => {
    if (value instanceof Ambiguity) {
      const pick = picks[sizes.length] ?? 0;
      sizes.push(value.of.length);
      return visit(value.of[pick]);
    }
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    const made: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) made[key] = visit(part);
    return made;
  };
  return { tree: visit(tree), sizes };
};

/** The unambiguous trees of an ambiguous one, the likeliest first; `most` of them at most. */
export function* resolutionsOf(tree: unknown, most: number): Generator<unknown> {
  const queue: { readonly picks: readonly number[]; readonly from: number }[] = [{ picks: [], from: 0 }];
  for (let at = 0; at < queue.length && at < most; at += 1) {
    const { picks, from } = queue[at] as (typeof queue)[number];
    const now = resolved(tree, picks);
    yield now.tree;
    for (let place = from; place < now.sizes.length && queue.length < most; place += 1) {
      const next = (picks[place] ?? 0) + 1;
      if (next >= (now.sizes[place] ?? 0)) continue;
      const others = Array.from({ length: place }, (_, index) => picks[index] ?? 0);
      queue.push({ picks: [...others, next], from: place });
    }
  }
}
