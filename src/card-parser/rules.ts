import type { RenderedKind } from '../text/index.js';

/** A symbol of a rule other than a word: a part with rules of its own, or a number or name. */
export type Nonterminal = RenderedKind | 'bare' | 'some' | 'number' | 'card' | 'name';

/** A slot of a template, filled with what was read for one part of the rule. */
export class TemplateSlot {
  readonly index: number;
  /** Whether the number is negated: the text says its sign otherwise. */
  readonly isNegative: boolean;

  constructor(index: number, isNegative = false) {
    this.index = index;
    this.isNegative = isNegative;
  }
}

/** A tree with slots. */
type TemplateTree = unknown;
/** A part that replaces something inside the subtree in a slot. */
export interface NestedPart {
  readonly path: readonly (string | number)[];
  readonly index: number;
}

/** The tree that a rule stands for, with slots for its parts. */
export interface Template {
  readonly tree: TemplateTree;
  readonly inner: readonly NestedPart[];
}

/** A possible meaning of a rule. */
export interface RuleMeaning {
  readonly template: Template;
  count: number;
  /** How often a part with each tag has stood in each slot. */
  readonly seen: Map<string, number>;
}

const TAGS = ['do', 'select', 'modify', 'if', 'amount', 'pay', 'instead', 'kind', 'place', 'event', 'till'] as const;
/** The tag of a subtree, its class when ambiguity is resolved. */
export const tagOf = (part: unknown): string => {
  if (Array.isArray(part)) return `[${tagOf(part[0])}]`;
  if (typeof part !== 'object' || part === null) return typeof part;
  const node = part as Readonly<Record<string, unknown>>;
  if ('step' in node) return tagOf(node['step']);
  if ('picked' in node) return 'picked';
  for (const tag of TAGS) if (typeof node[tag] === 'string') return `${tag} ${node[tag]}`;
  return 'part';
};

export type Symbol = { readonly word: string } | { readonly kind: Nonterminal };

/** A grammar rule: nonterminal → symbols. */
export interface Rule {
  readonly kind: Nonterminal;
  readonly symbols: readonly Symbol[];
  /** What it can mean, the most frequent first. */
  readonly meanings: RuleMeaning[];
  count: number;
}

/** A node of the trie of rules: rules with the same beginning share it. */
export interface TrieNode {
  readonly id: number;
  readonly kind: Nonterminal;
  readonly words: Map<string, TrieNode>;
  readonly kinds: Map<Nonterminal, TrieNode>;
  /** The words as they were first spelled. */
  readonly spelled: Map<string, string>;
  rule: Rule | null;
}

/** A grammar: all rules by nonterminal. */
export class Rules {
  readonly #roots = new Map<Nonterminal, TrieNode>();
  readonly #usages = new Map<Rule, Map<string, RuleMeaning>>();
  #nodes = 0;
  #rules = 0;

  get size(): number {
    return this.#rules;
  }

  root(kind: Nonterminal): TrieNode | undefined {
    return this.#roots.get(kind);
  }

  /** Adds a rule with its words as spelled (null for a nonterminal), or a meaning to a known rule. */
  add(
    kind: Nonterminal,
    symbols: readonly Symbol[],
    raws: readonly (string | null)[],
    template: Template,
    tags: readonly string[] = [],
  ): void {
    let node = this.#roots.get(kind) ?? this.#node(kind);
    this.#roots.set(kind, node);
    for (const [at, symbol] of symbols.entries()) {
      const raw = raws[at] ?? null;
      if ('word' in symbol && raw !== null && !node.spelled.has(symbol.word)) node.spelled.set(symbol.word, raw);
      node = this.#next(node, symbol);
    }
    if (node.rule === null) {
      node.rule = { kind, symbols, meanings: [], count: 0 };
      this.#rules += 1;
    }
    const { rule } = node;
    rule.count += 1;
    const key = JSON.stringify(template);
    let meaning = this.#usages.get(rule)?.get(key);
    if (meaning === undefined) {
      meaning = { template, count: 0, seen: new Map() };
      rule.meanings.push(meaning);
      const known = this.#usages.get(rule) ?? new Map<string, RuleMeaning>();
      this.#usages.set(rule, known.set(key, meaning));
    }
    meaning.count += 1;
    for (const [slot, tag] of tags.entries()) {
      const place = `${slot} ${tag}`;
      meaning.seen.set(place, (meaning.seen.get(place) ?? 0) + 1);
    }
  }

  /** Sorts the meanings of each rule, the most frequent first. */
  sort(): void {
    const visit = (node: TrieNode): void => {
      node.rule?.meanings.sort((one, other) => other.count - one.count);
      for (const next of [...node.words.values(), ...node.kinds.values()]) visit(next);
    };
    for (const root of this.#roots.values()) visit(root);
  }

  #node(kind: Nonterminal): TrieNode {
    this.#nodes += 1;
    return { id: this.#nodes, kind, words: new Map(), kinds: new Map(), spelled: new Map(), rule: null };
  }

  #next(node: TrieNode, symbol: Symbol): TrieNode {
    const known = 'word' in symbol ? node.words.get(symbol.word) : node.kinds.get(symbol.kind);
    if (known !== undefined) return known;
    const made = this.#node(node.kind);
    if ('word' in symbol) node.words.set(symbol.word, made);
    else node.kinds.set(symbol.kind, made);
    return made;
  }
}
