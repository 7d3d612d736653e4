import type { Heard } from '../text/index.js';

/** What can stand in a rule besides words: a part that is read by rules of its own, or a number or a name. */
export type Kind = Heard | 'bare' | 'some' | 'number' | 'card' | 'name';

/** A place in a tree in which what was read of a part of the rule stands. */
export class Hole {
  readonly index: number;
  /** A number below 0 is said by a sign, or by a word. */
  readonly isBelow: boolean;

  constructor(index: number, isBelow = false) {
    this.index = index;
    this.isBelow = isBelow;
  }
}

/** A tree with holes. */
type Shape = unknown;
/** What is put at a place inside of what stands in a hole. */
export interface Inner {
  readonly path: readonly (string | number)[];
  readonly index: number;
}

/** What a rule makes of its parts. */
export interface Making {
  readonly shape: Shape;
  readonly inner: readonly Inner[];
}

/** One thing that a rule can mean. */
export interface Usage {
  readonly making: Making;
  count: number;
  /** The words of the parts that have stood in each hole, with how often. */
  readonly seen: Map<string, number>;
}

const TAGS = ['do', 'select', 'modify', 'if', 'amount', 'pay', 'instead', 'kind', 'place', 'event', 'till'] as const;
/** The word that a part is: what else it may stand beside depends on it. */
export const tagOf = (part: unknown): string => {
  if (Array.isArray(part)) return `[${tagOf(part[0])}]`;
  if (typeof part !== 'object' || part === null) return typeof part;
  const node = part as Readonly<Record<string, unknown>>;
  if ('step' in node) return tagOf(node['step']);
  if ('picked' in node) return 'picked';
  for (const tag of TAGS) if (typeof node[tag] === 'string') return `${tag} ${node[tag]}`;
  return 'part';
};

export type Symbol = { readonly word: string } | { readonly kind: Kind };

/** A rule: words and parts in a row are this kind of part. */
export interface Rule {
  readonly kind: Kind;
  readonly symbols: readonly Symbol[];
  /** What it can mean, the most usual first, and how often each was heard. */
  readonly makings: Usage[];
  count: number;
}

/** Where rules that begin alike go on together. */
export interface Branch {
  readonly id: number;
  readonly kind: Kind;
  readonly words: Map<string, Branch>;
  readonly kinds: Map<Kind, Branch>;
  /** The words as they were first heard. */
  readonly spelled: Map<string, string>;
  rule: Rule | null;
}

/** All rules by what they are rules of. */
export class Rules {
  readonly #roots = new Map<Kind, Branch>();
  readonly #usages = new Map<Rule, Map<string, Usage>>();
  #branches = 0;
  #rules = 0;

  get size(): number {
    return this.#rules;
  }

  root(kind: Kind): Branch | undefined {
    return this.#roots.get(kind);
  }

  /** Adds a rule with its words as they were heard, null for a part, or one more making to one that is known. */
  add(
    kind: Kind,
    symbols: readonly Symbol[],
    raws: readonly (string | null)[],
    making: Making,
    tags: readonly string[] = [],
  ): void {
    let branch = this.#roots.get(kind) ?? this.#branch(kind);
    this.#roots.set(kind, branch);
    for (const [at, symbol] of symbols.entries()) {
      const raw = raws[at] ?? null;
      if ('word' in symbol && raw !== null && !branch.spelled.has(symbol.word)) branch.spelled.set(symbol.word, raw);
      branch = this.#next(branch, symbol);
    }
    if (branch.rule === null) {
      branch.rule = { kind, symbols, makings: [], count: 0 };
      this.#rules += 1;
    }
    const { rule } = branch;
    rule.count += 1;
    const key = JSON.stringify(making);
    let usage = this.#usages.get(rule)?.get(key);
    if (usage === undefined) {
      usage = { making, count: 0, seen: new Map() };
      rule.makings.push(usage);
      const known = this.#usages.get(rule) ?? new Map<string, Usage>();
      this.#usages.set(rule, known.set(key, usage));
    }
    usage.count += 1;
    for (const [hole, tag] of tags.entries()) {
      const place = `${hole} ${tag}`;
      usage.seen.set(place, (usage.seen.get(place) ?? 0) + 1);
    }
  }

  /** The most usual makings first. */
  sort(): void {
    const visit = (branch: Branch): void => {
      branch.rule?.makings.sort((one, other) => other.count - one.count);
      for (const next of [...branch.words.values(), ...branch.kinds.values()]) visit(next);
    };
    for (const root of this.#roots.values()) visit(root);
  }

  #branch(kind: Kind): Branch {
    this.#branches += 1;
    return { id: this.#branches, kind, words: new Map(), kinds: new Map(), spelled: new Map(), rule: null };
  }

  #next(branch: Branch, symbol: Symbol): Branch {
    const known = 'word' in symbol ? branch.words.get(symbol.word) : branch.kinds.get(symbol.kind);
    if (known !== undefined) return known;
    const made = this.#branch(branch.kind);
    if ('word' in symbol) branch.words.set(symbol.word, made);
    else branch.kinds.set(symbol.kind, made);
    return made;
  }
}
