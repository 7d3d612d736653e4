import type { Chart } from './chart.js';
import { Keys, Ambiguity } from './ambiguity.js';
import { isNode } from './paths.js';
import {
  TemplateSlot,
  type TrieNode,
  type Nonterminal,
  tagOf,
  type Template,
  type Rule,
  type Rules,
  type RuleMeaning,
} from './rules.js';

/** A tree that words may stand for, the likelier the lower its cost. */
interface Candidate {
  readonly tree: unknown;
  readonly cost: number;
  readonly key: string;
}

/** What a terminal of this kind, a name or a number, may stand for from one token to another. */
export type TerminalReader = (kind: Nonterminal, from: number, to: number) => readonly unknown[];

/** Most trees that are kept for the same words, and for the whole. */
const KEPT = 12;
const KEPT_WHOLE = 60;
/** Most meanings of a rule that are tried. */
const MEANINGS = 8;
/** Most steps in which rules are followed. */
const MOST_STEPS = 100_000;

/** What a rule pays for a part that has never stood in its place. */
const STRANGE = 2.5;
const tagsOf = (tree: unknown): readonly string[] =>
  tree instanceof Ambiguity ? tree.of.flatMap(tagsOf) : [tagOf(tree)];
/** The cost of parts that have never been seen in their slots. */
const strangeness = ({ seen }: RuleMeaning, trees: readonly unknown[]): number => {
  let cost = 0;
  for (const [slot, tree] of trees.entries()) {
    if (!isNode(tree)) continue;
    if (!tagsOf(tree).some((tag) => seen.has(`${slot} ${tag}`))) cost += STRANGE;
  }
  return cost;
};
/** The meanings of a rule with these parts, the likeliest first. */
const byLikelihood = (meanings: readonly RuleMeaning[], trees: readonly unknown[]): readonly RuleMeaning[] => {
  if (meanings.length < 2) return meanings;
  const fit = (meaning: RuleMeaning): number => {
    let least = meaning.count;
    for (const [slot, tree] of trees.entries())
      if (isNode(tree))
        least = Math.min(least, Math.max(0, ...tagsOf(tree).map((tag) => meaning.seen.get(`${slot} ${tag}`) ?? 0)));
    return least;
  };
  return meanings
    .map((meaning) => ({ meaning, fit: fit(meaning) }))
    .toSorted((one, other) => other.fit - one.fit || other.meaning.count - one.meaning.count)
    .map(({ meaning }) => meaning);
};

/** The tree of a template with these parts in its slots. */
const instantiate = ({ tree: template, inner }: Template, parts: readonly unknown[]): unknown => {
  const fill = (value: unknown): unknown => {
    if (value instanceof TemplateSlot) {
      const part = parts[value.index];
      return value.isNegative && typeof part === 'number' ? -part : part;
    }
    if (!isNode(value)) return value;
    if (Array.isArray(value)) {
      const filled = value.map(fill);
      return filled.some((part, at) => part !== value[at]) ? filled : value;
    }
    let filled: Record<string, unknown> | null = null;
    for (const [key, part] of Object.entries(value)) {
      const after = fill(part);
      if (after !== part) (filled ??= { ...value })[key] = after;
    }
    return filled ?? value;
  };
  return inner.reduce((tree, { path, index }) => placedIn(tree, path, parts[index]), fill(template));
};

/** The same tree with something else at a place, where it has that place. */
const placedIn = (tree: unknown, path: readonly (string | number)[], part: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (tree instanceof Ambiguity) return new Ambiguity(tree.of.map((one) => placedIn(one, path, part)));
  if (!isNode(tree) || tree instanceof TemplateSlot) return tree;
  if (Array.isArray(tree)) return tree.map((one, at) => (at === step ? placedIn(one, rest, part) : one));
  return step in tree ? { ...tree, [step]: placedIn(tree[step], rest, part) } : tree;
};

/** The trees that words of a chart may stand for. */
export const candidatesIn = (chart: Chart, rules: Rules, meaning: TerminalReader) => {
  const known = new Map<string, readonly Candidate[]>();
  const busy = new Set<string>();
  const keys = new Keys();
  let steps = 0;

  const ofRule = (rule: Rule, parts: readonly (readonly Candidate[])[]): Candidate[] => {
    const combined: { readonly parts: readonly Candidate[]; readonly cost: number }[] = [];
    const most = parts.length > 3 ? 2 : parts.length > 1 ? 4 : KEPT;
    const combine = (at: number, chosen: readonly Candidate[], cost: number): void => {
      steps += 1;
      if (steps > MOST_STEPS) return;
      const options = parts[at];
      if (options === undefined) {
        combined.push({ parts: chosen, cost });
        return;
      }
      for (const option of options.slice(0, most)) combine(at + 1, [...chosen, option], cost + option.cost);
    };
    combine(0, [], 1 + 1 / (1 + rule.count));
    return combined
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, KEPT)
      .map(({ parts: chosen, cost }) => {
        const trees = chosen.map(({ tree }) => tree);
        const meanings = byLikelihood(rule.meanings, trees);
        const all = keys.distinct(meanings.slice(0, MEANINGS).map(({ template }) => instantiate(template, trees)));
        const tree = all.length === 1 ? all[0] : new Ambiguity(all);
        const strange = meanings[0] === undefined ? 0 : strangeness(meanings[0], trees);
        return { tree, cost: cost + strange + Math.log2(all.length) / 4, key: keys.of(tree) };
      });
  };

  /** Follows the rules of a kind through the words from one place to another. */
  const follow = (kind: Nonterminal, from: number, to: number): readonly Candidate[] => {
    const found = new Map<string, Candidate>();
    const walk = (node: TrieNode, at: number, parts: readonly (readonly Candidate[])[]): void => {
      steps += 1;
      if (steps > MOST_STEPS) return;
      if (at === to) {
        if (node.rule !== null)
          for (const one of ofRule(node.rule, parts)) {
            const before = found.get(one.key);
            if (before === undefined || before.cost > one.cost) found.set(one.key, one);
          }
        return;
      }
      const word = chart.words[at];
      const next = word === undefined ? undefined : node.words.get(word.stem);
      if (next !== undefined && chart.has(next, from, at + 1)) walk(next, at + 1, parts);
      for (const [inner, after] of node.kinds)
        for (const end of chart.endsOf(inner, at)) {
          if (end > to || !chart.has(after, from, end)) continue;
          if (end === to && after.rule === null) continue;
          const trees = between(inner, at, end);
          if (trees.length > 0) walk(after, end, [...parts, trees]);
        }
    };
    const root = rules.root(kind);
    if (root !== undefined) walk(root, from, []);
    return [...found.values()].toSorted((one, other) => one.cost - other.cost);
  };

  const between = (kind: Nonterminal, from: number, to: number): readonly Candidate[] => {
    if (kind === 'number' || kind === 'card' || kind === 'name')
      return meaning(kind, from, to).map((tree) => ({ tree, cost: 0, key: keys.of(tree) }));
    const key = `${kind} ${from} ${to}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (busy.has(key)) return [];
    busy.add(key);
    const found = follow(kind, from, to).slice(0, to - from === chart.words.length ? KEPT_WHOLE : KEPT);
    busy.delete(key);
    known.set(key, found);
    return found;
  };
  return between;
};
