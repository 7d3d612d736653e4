import { Hole, type Inner, type Kind, type Making, type Rules, type Symbol } from './rules.js';
import type { Said } from './listening.js';
import { tokensOf, type Token } from './tokens.js';

type Path = readonly (string | number)[];
type Node = Readonly<Record<string, unknown>>;

/** Names of cards and of what cards are called, as they stand in texts. */
export interface Named {
  /** The card that says it. */
  readonly self: string;
  readonly card: (id: string) => string;
  readonly back: Backwards;
}

/** The card itself, where its text does not name it. */
export const SELF = 'read';

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Each object in a tree with the way to it. */
const pathsIn = (tree: unknown): Map<object, Path> => {
  const paths = new Map<object, Path>();
  const visit = (value: unknown, path: Path): void => {
    if (!isNode(value) || paths.has(value)) return;
    paths.set(value, path);
    for (const [key, part] of Object.entries(value)) visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(tree, []);
  return paths;
};

/** A part that has a place of its own in the words. */
interface Placed {
  readonly kind: Kind;
  readonly path: Path;
  readonly from: number;
  readonly to: number;
  /** A part that is said once for several that are alike. */
  readonly likeness: string | null;
}

const startsAt = (words: readonly Token[], part: readonly Token[], at: number): boolean =>
  part.every(({ stem }, index) => words[at + index]?.stem === stem);

/** The first place of these words from `from` on that nothing else has; −1 without one. */
const placeOf = (words: readonly Token[], part: readonly Token[], taken: readonly boolean[], from: number): number => {
  for (let at = from; at + part.length <= words.length; at += 1)
    if (startsAt(words, part, at) && !part.some((_, index) => taken[at + index] === true)) return at;
  return -1;
};

const ALIKE: ReadonlySet<Kind> = new Set<Kind>(['effect', 'step', 'infinitive']);

/** "an item", "another player": one of them, whichever. */
const isAny = (words: string): boolean => /^(?:an?|another|anything)\b/i.test(words);
/** What has the place of a part in a rule: what is picked may stand wherever something is named, but for "an item" that is not picked. */
const partKind = ({ kind, picked, words }: Said, outer: Kind): Kind => {
  if (kind !== 'selector') return kind;
  if (picked === null && isAny(words)) return 'some';
  return outer === 'picked' ? 'bare' : 'selector';
};

/** The parts inside of what was said, as far as they can be told from the words around them. */
const placed = (said: Said, words: readonly Token[]): readonly Placed[] => {
  const paths = pathsIn(said.node);
  const taken = words.map(() => false);
  const found: Placed[] = [];
  let cursor = 0;
  const take = (kind: Kind, path: Path, at: number, length: number, likeness: string | null): void => {
    for (let index = at; index < at + length; index += 1) taken[index] = true;
    cursor = at + length;
    found.push({ kind, path, from: at, to: at + length, likeness });
  };
  const visit = (inside: readonly Said[]): void => {
    for (const one of inside) {
      const path = paths.get(one.part);
      const isWhole = path?.length === 0 && one.kind === said.kind;
      const isKnown = path !== undefined && found.some((other) => other.path.join('.') === path.join('.'));
      if (path === undefined || isWhole || isKnown) {
        if (!isKnown) visit(one.inside);
        continue;
      }
      const tokens = tokensOf(one.words);
      const after = placeOf(words, tokens, taken, cursor);
      const at = after < 0 ? placeOf(words, tokens, taken, 0) : after;
      if (at < 0 || tokens.length === 0) visit(one.inside);
      else
        take(partKind(one, said.kind), path, at, tokens.length, ALIKE.has(one.kind) ? JSON.stringify(one.part) : null);
    }
  };
  visit(said.inside);
  return found;
};

/** Numbers that no text says as digits. */
const UNSAID: ReadonlySet<string> = new Set(['index', 'sides', 'tie', 'nth']);
const PAIRS: Readonly<Record<string, string>> = { from: 'to', min: 'max' };
const MOST = 99;

interface Digits {
  readonly value: number;
  readonly paths: readonly Path[];
}

/** The numbers of a tree outside of these parts, as a text may say them. */
const numbersOf = (tree: unknown, isInside: (path: Path) => boolean): Digits[] => {
  const found: Digits[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (isInside(path)) return;
    if (!isNode(value)) {
      if (typeof value === 'number' && !UNSAID.has(String(path.at(-1)))) found.push({ value, paths: [path] });
      return;
    }
    const node = value as Node;
    const pair = Object.entries(PAIRS).find(([low, high]) => typeof node[low] === 'number' && node[low] === node[high]);
    if (pair !== undefined && node[pair[0]] !== 1)
      found.push({ value: node[pair[0]] as number, paths: pair.map((key) => [...path, key]) });
    else if (pair !== undefined && pair[0] === 'from')
      found.push({ value: 1, paths: pair.map((key) => [...path, key]) });
    for (const [key, part] of Object.entries(node))
      if (pair?.includes(key) !== true) visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(tree, []);
  return found.filter(({ value }) => Math.abs(value) <= MOST);
};

/** For each node that gives or reads the name of a choice what a rule calls it. */
export type Backwards = ReadonlyMap<object, string>;

/** A copy of a tree that can be changed; without keys of abilities, which texts do not say. */
const copied = (value: unknown, back: Backwards, gone: readonly string[]): unknown => {
  if (value instanceof Hole || !isNode(value)) return value;
  if (Array.isArray(value)) return value.map((part) => copied(part, back, gone));
  const name = back.get(value);
  const { do: act, as } = value as Node;
  if ((act === 'choose' || act === 'chooseAtRandom') && gone.includes(String(as))) return GONE;
  const isAbility = 'kind' in value && 'key' in value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      part === undefined || (isAbility && key === 'key')
        ? []
        : [[key, key === 'as' && name !== undefined ? name : copied(part, back, gone)]],
    ),
  );
};

const put = (tree: unknown, path: Path, value: unknown): unknown => {
  const last = path.at(-1);
  if (last === undefined) return value;
  let node = tree;
  for (const step of path.slice(0, -1))
    node = isNode(node) ? (node as Record<string | number, unknown>)[step] : undefined;
  if (isNode(node) && !(node instanceof Hole)) (node as Record<string | number, unknown>)[last] = value;
  return tree;
};

/** The same tree with this in place of each part that is alike. */
const likened = (tree: unknown, likeness: string, hole: Hole): unknown => {
  if (!isNode(tree) || tree instanceof Hole) return tree;
  if (JSON.stringify(tree) === likeness) return hole;
  for (const [key, part] of Object.entries(tree)) put(tree, [key], likened(part, likeness, hole));
  return tree;
};

/** The names of choices that are said where they are used, in this and what is inside it. */
const saidWhereUsed = ({ picked, inside }: Said): readonly string[] => [
  ...(picked !== null && picked.as !== null ? [picked.as] : []),
  ...inside.flatMap(saidWhereUsed),
];
const targetsSaid = ({ picked, inside }: Said): readonly object[] => [
  ...(picked !== null && picked.target !== null ? [picked.target] : []),
  ...inside.flatMap(targetsSaid),
];

/** What the engine wants to be told is left out where the words say it elsewhere: it is put back when all has been read. */
const unsaid = (shape: unknown, said: Said): unknown => {
  const node = shape as Record<string, unknown>;
  if (said.kind === 'mode' || (said.kind === 'modes' && Array.isArray(shape))) {
    const targets = targetsSaid(said);
    for (const one of said.kind === 'mode' ? [node] : (shape as Record<string, unknown>[])) {
      const source = said.kind === 'mode' ? said.node : (said.node as object[])[(shape as unknown[]).indexOf(one)];
      const specs = (source as { readonly targets?: readonly object[] } | undefined)?.targets ?? [];
      if (!(one instanceof Hole) && specs.length > 0 && specs.every((spec) => targets.includes(spec)))
        one['targets'] = [];
    }
  }
  return withoutChoices(shape);
};
/** A choice that is said where it is used, in a copy. */
const GONE = 'gone';
const withoutChoices = (shape: unknown): unknown => {
  if (!isNode(shape) || shape instanceof Hole) return shape;
  if (Array.isArray(shape)) return shape.map(withoutChoices);
  const node = Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, withoutChoices(part)]));
  if (node['do'] !== 'sequence' || !Array.isArray(node['of'])) return node;
  const of = node['of'].filter((part) => part !== GONE);
  return of.length === 1 ? of[0] : { ...node, of };
};

interface Learned {
  readonly symbols: readonly Symbol[];
  readonly raws: readonly (string | null)[];
  readonly making: Making;
}

/** The rule for what was said; null where it says nothing that another does not say. */
const learned = (said: Said, named: Named): Learned | null => {
  const words = tokensOf(said.words);
  if (said.picked !== null) {
    const spec = said.inside.find(({ kind, words: text }) => kind === 'picked' && text === said.words);
    if (spec !== undefined) {
      const select = said.picked.target === null ? 'chosen' : 'target';
      return {
        symbols: [{ kind: 'picked' }],
        raws: [null],
        making: { shape: { select, picked: new Hole(0) }, inner: [] },
      };
    }
  }
  const parts = [...placed(said, words)];
  const isIn = (path: Path): boolean =>
    parts.some((part) => part.path.length <= path.length && part.path.every((step, index) => path[index] === step));
  const taken = words.map((_, at) => parts.some(({ from, to }) => from <= at && at < to));
  const holes: {
    readonly from: number;
    readonly to: number;
    readonly kind: Kind;
    readonly paths: readonly Path[];
    readonly isBelow: boolean;
    readonly likeness: string | null;
  }[] = parts.map(({ from, to, kind, path, likeness }) => ({
    from,
    to,
    kind,
    paths: [path],
    isBelow: false,
    likeness,
  }));
  const own: Path[] = [];
  for (const name of namesIn(said.node, isIn, named)) {
    const tokens = tokensOf(name.text);
    const at = placeOf(words, tokens, taken, 0);
    if (at < 0 || tokens.length === 0) {
      if (name.id === named.self) own.push(name.path);
      continue;
    }
    for (let index = at; index < at + tokens.length; index += 1) taken[index] = true;
    holes.push({
      from: at,
      to: at + tokens.length,
      kind: name.kind,
      paths: [name.path],
      isBelow: false,
      likeness: null,
    });
  }
  const numbers = numbersOf(said.node, isIn);
  for (const [at, { raw }] of words.entries()) {
    if (taken[at] === true || !/^\d+$/.test(raw)) continue;
    const index = numbers.findIndex(({ value }) => Math.abs(value) === Number(raw));
    const [number] = index < 0 ? [] : numbers.splice(index, 1);
    if (number === undefined) continue;
    holes.push({
      from: at,
      to: at + 1,
      kind: 'number',
      paths: number.paths,
      isBelow: number.value < 0,
      likeness: null,
    });
  }
  holes.sort((one, other) => one.from - other.from);
  let shape = copied(said.node, named.back, saidWhereUsed(said));
  for (const path of own) shape = put(shape, path, SELF);
  const inner: Inner[] = [];
  const byDepth = [...holes.entries()].sort(
    ([, one], [, other]) => (one.paths[0]?.length ?? 0) - (other.paths[0]?.length ?? 0),
  );
  for (const [index, { paths, isBelow, likeness }] of byDepth)
    for (const path of paths) {
      const outer = byDepth.find(
        ([other, { paths: whole }]) =>
          other !== index &&
          whole.some((way) => way.length < path.length && way.every((step, place) => path[place] === step)),
      );
      if (outer !== undefined) inner.push({ path, index });
      else {
        shape = put(shape, path, new Hole(index, isBelow));
        if (likeness !== null) shape = likened(shape, likeness, new Hole(index));
      }
    }
  if (said.kind === 'picked' && isNode(shape) && !('by' in said.node && isTarget(said)))
    delete (shape as Record<string, unknown>)['by'];
  const symbols: Symbol[] = [];
  const raws: (string | null)[] = [];
  for (let at = 0; at < words.length;) {
    const hole = holes.find(({ from }) => from === at);
    const { stem = '', raw = '' } = words[at] ?? {};
    symbols.push(hole === undefined ? { word: stem } : { kind: hole.kind });
    raws.push(hole === undefined ? raw : null);
    at = hole?.to ?? at + 1;
  }
  const [only] = symbols;
  if (symbols.length === 1 && only !== undefined && 'kind' in only && only.kind === said.kind && said.picked === null)
    return null;
  return { symbols, raws, making: { shape: unsaid(shape, said), inner } };
};

/** What is picked as a target keeps who picks it. */
const isTarget = ({ node }: Said): boolean =>
  !('by' in node) || ('pick' in node && (node as Node)['pick'] === undefined);

interface NameAt {
  readonly kind: Kind;
  readonly path: Path;
  readonly text: string;
  readonly id: string | null;
}
const namesIn = (tree: unknown, isIn: (path: Path) => boolean, named: Named): readonly NameAt[] => {
  const found: NameAt[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (!isNode(value) || isIn(path)) return;
    const { card, en, fr } = value as Node;
    if (typeof card === 'string')
      found.push({ kind: 'card', path: [...path, 'card'], text: named.card(card), id: card });
    if (typeof en === 'string' && typeof fr === 'string') found.push({ kind: 'name', path, text: en, id: null });
    else
      for (const [key, part] of Object.entries(value)) visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(tree, []);
  return found;
};

/** Makes rules of all that was said. */
export const learn = (said: Said, learning: Learning, outer = ''): void => {
  const key = `${said.kind} ${said.words} ${said.picked === null ? '' : 'picked'} ${JSON.stringify(said.node)}`;
  if (key !== outer) {
    if (learning.known.has(key)) return;
    learning.known.add(key);
    const rule = learned(said, learning.named);
    if (rule !== null) learning.rules.add(kindOf(said), rule.symbols, rule.raws, rule.making);
  }
  for (const one of said.inside) learn(one, learning, key);
};

/** Where rules are put, and what has been learned of the same card. */
interface Learning {
  readonly rules: Rules;
  readonly named: Named;
  readonly known: Set<string>;
}
/** What is selected without being picked may be picked itself, or not. */
const kindOf = ({ kind, picked, words }: Said): Kind => {
  if (kind !== 'selector' || picked !== null) return kind;
  return isAny(words) ? 'some' : 'bare';
};
