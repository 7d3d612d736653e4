import type { RenderedPart } from './rendered-parts.js';
import { isNode, pathsIn, type Node, type Path } from './paths.js';
import { tagOf, type Nonterminal } from './rules.js';
import { tokensOf, type Token } from './tokens.js';

/** What cards are called, and which card it is that speaks. */
export interface Names {
  readonly self: string;
  readonly card: (id: string) => string;
}

/** Words of a text that stand for a part of the tree, and so are a slot of the template. */
export interface FoundSlot {
  readonly kind: Nonterminal;
  /** The places in the tree: a range of one number has two. */
  readonly paths: readonly Path[];
  readonly from: number;
  readonly to: number;
  /** What the part is, by its word. */
  readonly tag: string;
  /** Whether the text says the negated number. */
  readonly isNegative: boolean;
  /** The part as text, where one stands for several that are alike. */
  readonly likeness: string | null;
}

/** "an item", "another player": one of them, whichever. */
export const isAny = (words: string): boolean => /^(?:an?|another|anything)\b/i.test(words);

/** What may stand in the place of a part: what is picked stands wherever something is named, "an item" only where it is picked. */
const partKind = ({ kind, picked, words }: RenderedPart, outer: Nonterminal): Nonterminal => {
  if (kind !== 'selector') return kind;
  if (picked === null && isAny(words)) return 'some';
  return outer === 'picked' ? 'bare' : 'selector';
};

const ALIKE: ReadonlySet<Nonterminal> = new Set<Nonterminal>(['effect', 'infinitive']);

/** Words of a text, of which each stands for one part at most. */
class Places {
  readonly words: readonly Token[];
  readonly #taken: boolean[];

  constructor(words: readonly Token[]) {
    this.words = words;
    this.#taken = words.map(() => false);
  }

  isTaken(at: number): boolean {
    return this.#taken[at] === true;
  }

  take(from: number, to: number): void {
    this.#taken.fill(true, from, to);
  }

  /** The first place of these words from `from` on that nothing has yet; −1 without one. */
  of(part: readonly Token[], from = 0): number {
    if (part.length === 0) return -1;
    for (let at = from; at + part.length <= this.words.length; at += 1)
      if (part.every(({ stem }, index) => this.words[at + index]?.stem === stem && !this.isTaken(at + index)))
        return at;
    return -1;
  }
}

/** The parts that were said, as far as their words stand as they are among those around them. */
const partsFound = (said: RenderedPart, places: Places): FoundSlot[] => {
  const paths = pathsIn(said.node);
  const found = new Map<string, FoundSlot>();
  let cursor = 0;
  const visit = (inside: readonly RenderedPart[]): void => {
    for (const one of inside) {
      const path = paths.get(one.part);
      const key = path?.join('.') ?? '';
      if (path !== undefined && found.has(key)) continue;
      if (path === undefined || (path.length === 0 && one.kind === said.kind)) {
        visit(one.inside);
        continue;
      }
      const tokens = tokensOf(one.words);
      const after = places.of(tokens, cursor);
      const from = after < 0 ? places.of(tokens) : after;
      if (from < 0) {
        visit(one.inside);
        continue;
      }
      const to = from + tokens.length;
      places.take(from, to);
      cursor = to;
      const tag = one.picked === null ? tagOf(one.part) : 'picked';
      const likeness = ALIKE.has(one.kind) ? JSON.stringify(one.part) : null;
      found.set(key, { kind: partKind(one, said.kind), paths: [path], from, to, tag, isNegative: false, likeness });
    }
  };
  visit(said.inside);
  return [...found.values()];
};

interface NameAt {
  readonly kind: 'card' | 'name';
  readonly path: Path;
  readonly text: string;
  readonly card: string | null;
}
const namesIn = (tree: unknown, isIn: (path: Path) => boolean, names: Names): readonly NameAt[] => {
  const found: NameAt[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (!isNode(value) || isIn(path)) return;
    const { card, en, fr } = value;
    if (typeof card === 'string') found.push({ kind: 'card', path: [...path, 'card'], text: names.card(card), card });
    if (typeof en === 'string' && typeof fr === 'string') found.push({ kind: 'name', path, text: en, card: null });
    else
      for (const [key, part] of Object.entries(value)) visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(tree, []);
  return found;
};

/** Numbers that no text says as digits. */
const UNSAID: ReadonlySet<string> = new Set(['index', 'sides', 'tie', 'nth']);
const PAIRS: readonly (readonly [low: string, high: string])[] = [
  ['from', 'to'],
  ['min', 'max'],
];
const MOST = 99;

interface NumberAt {
  readonly value: number;
  readonly paths: readonly Path[];
}
/** Two numbers that the text says as one when they are the same; a choice of one thing has none. */
const pairIn = (node: Node): readonly [string, string] | undefined =>
  PAIRS.find(([low, high]) => typeof node[low] === 'number' && node[low] === node[high]);
const numbersIn = (tree: unknown, isIn: (path: Path) => boolean): NumberAt[] => {
  const found: NumberAt[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (isIn(path)) return;
    if (!isNode(value)) {
      if (typeof value === 'number' && !UNSAID.has(String(path.at(-1)))) found.push({ value, paths: [path] });
      return;
    }
    const pair = pairIn(value);
    const number = pair === undefined ? undefined : (value[pair[0]] as number);
    if (pair !== undefined && number !== undefined && (number !== 1 || pair[0] === 'from'))
      found.push({ value: number, paths: pair.map((key) => [...path, key]) });
    for (const [key, part] of Object.entries(value))
      if (pair?.includes(key) !== true) visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(tree, []);
  return found.filter(({ value }) => Math.abs(value) <= MOST);
};

/** The words of a text that stand for parts of the tree, in their order, and where the tree names its own card unsaid. */
export const slotsIn = (
  said: RenderedPart,
  words: readonly Token[],
  names: Names,
): { readonly slots: readonly FoundSlot[]; readonly own: readonly Path[] } => {
  const places = new Places(words);
  const slots = partsFound(said, places);
  const parts = slots.flatMap(({ paths }) => paths);
  const isIn = (path: Path): boolean =>
    parts.some((part) => part.length <= path.length && part.every((step, index) => path[index] === step));
  const own: Path[] = [];
  const plain = { tag: '', isNegative: false, likeness: null };
  for (const { kind, path, text, card } of namesIn(said.node, isIn, names)) {
    const tokens = tokensOf(text);
    const from = places.of(tokens);
    if (from < 0 && card === names.self) own.push(path);
    if (from < 0) continue;
    places.take(from, from + tokens.length);
    slots.push({ ...plain, kind, paths: [path], from, to: from + tokens.length });
  }
  const numbers = numbersIn(said.node, isIn);
  for (const [from, { raw }] of words.entries()) {
    if (places.isTaken(from) || !/^\d+$/.test(raw)) continue;
    const index = numbers.findIndex(({ value }) => Math.abs(value) === Number(raw));
    const [number] = index < 0 ? [] : numbers.splice(index, 1);
    if (number === undefined) continue;
    slots.push({ ...plain, kind: 'number', paths: number.paths, from, to: from + 1, isNegative: number.value < 0 });
  }
  return { slots: slots.toSorted((one, other) => one.from - other.from), own };
};
