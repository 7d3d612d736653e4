import type { TrieNode, Nonterminal, Rules } from './rules.js';
import type { Token } from './tokens.js';

/** Where a name or a number that begins at a word can end. */
export type Ends = (kind: Nonterminal, at: number) => readonly number[];

/** A part of a rule that has been read, from a word on. */
interface Item {
  readonly node: TrieNode;
  readonly origin: number;
}

/** What has been read of a text: which kinds of parts lie between which words. */
export interface Chart {
  readonly words: readonly Token[];
  /** Where parts of this kind that begin at this word end. */
  readonly endsOf: (kind: Nonterminal, from: number) => readonly number[];
  /** Whether this much of a rule that begins at a word has been read up to another. */
  readonly has: (node: TrieNode, origin: number, at: number) => boolean;
  /** The last word up to which anything could be read. */
  readonly furthest: number;
  /** What could stand there. */
  readonly expected: readonly TrieNode[];
  /** The text has more ways to be read than are followed up. */
  readonly isTooLong: boolean;
}

/** Most parts of rules that are kept for a text, so that every text is answered in bounded time. */
const MOST_ITEMS = 150_000;

/** Names and numbers, which are no rules. */
const PLAIN: ReadonlySet<Nonterminal> = new Set<Nonterminal>(['number', 'card', 'name']);

/** One column of the chart: what has been read up to a word. */
class Column {
  readonly items: Item[] = [];
  readonly #known = new Set<number>();
  /** The items that wait for a part of a kind here. */
  readonly waiting = new Map<Nonterminal, Item[]>();
  /** The kinds that have been begun here. */
  readonly begun = new Set<Nonterminal>();

  has(node: TrieNode, origin: number, width: number): boolean {
    return this.#known.has(node.id * width + origin);
  }

  add(node: TrieNode, origin: number, width: number): boolean {
    const key = node.id * width + origin;
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    this.items.push({ node, origin });
    return true;
  }
}

/**
 * Reads words by rules, after Earley ("An efficient context-free parsing algorithm", 1970): any grammar, also one that is
 * ambiguous or left recursive, in time that grows with the cube of the text at most. Rules that begin alike are one item.
 */
export const chartOf = (words: readonly Token[], rules: Rules, start: Nonterminal, namesEnd: Ends): Chart => {
  const width = words.length + 1;
  const columns = Array.from({ length: width }, () => new Column());
  const ends = new Map<Nonterminal, Map<number, Set<number>>>();
  let count = 0;
  const column = (at: number): Column => columns[at] as Column;
  const add = (node: TrieNode, origin: number, at: number): void => {
    if (column(at).add(node, origin, width)) count += 1;
  };
  const complete = (kind: Nonterminal, origin: number, at: number): boolean => {
    const from = ends.get(kind) ?? new Map<number, Set<number>>();
    ends.set(kind, from);
    const known = from.get(origin) ?? new Set<number>();
    from.set(origin, known);
    if (known.has(at)) return false;
    known.add(at);
    return true;
  };
  const begin = (kind: Nonterminal, at: number): void => {
    const root = rules.root(kind);
    if (root !== undefined) add(root, at, at);
  };
  const expect = (item: Item, kind: Nonterminal, next: TrieNode, at: number): void => {
    const here = column(at);
    if (PLAIN.has(kind)) {
      for (const end of namesEnd(kind, at)) {
        complete(kind, at, end);
        add(next, item.origin, end);
      }
      return;
    }
    const waiting = here.waiting.get(kind) ?? [];
    here.waiting.set(kind, waiting);
    waiting.push(item);
    if (!here.begun.has(kind)) {
      here.begun.add(kind);
      begin(kind, at);
    }
  };
  begin(start, 0);
  column(0).begun.add(start);
  let furthest = 0;
  for (let at = 0; at < width && count < MOST_ITEMS; at += 1) {
    const { items } = column(at);
    if (items.length > 0) furthest = at;
    const stem = words[at]?.stem;
    for (let index = 0; index < items.length && count < MOST_ITEMS; index += 1) {
      const item = items[index] as Item;
      const { node, origin } = item;
      const next = stem === undefined ? undefined : node.words.get(stem);
      if (next !== undefined) add(next, origin, at + 1);
      for (const [kind, after] of node.kinds) expect(item, kind, after, at);
      if (node.rule === null || !complete(node.kind, origin, at)) continue;
      for (const one of column(origin).waiting.get(node.kind) ?? []) {
        const after = one.node.kinds.get(node.kind);
        if (after !== undefined) add(after, one.origin, at);
      }
    }
  }
  const sorted = new Map<string, readonly number[]>();
  return {
    words,
    endsOf: (kind, from) => {
      const key = `${kind} ${from}`;
      const known = sorted.get(key) ?? [...(ends.get(kind)?.get(from) ?? [])].toSorted((one, other) => one - other);
      sorted.set(key, known);
      return known;
    },
    has: (node, origin, at) => columns[at]?.has(node, origin, width) === true,
    furthest,
    expected: column(furthest).items.map(({ node }) => node),
    isTooLong: count >= MOST_ITEMS,
  };
};
