import { slotsIn, isAny, type Names } from './template-slots.js';
import type { RenderedPart } from './rendered-parts.js';
import { TemplateSlot, type Nonterminal, type Template, type Rules, type Symbol } from './rules.js';
import { templateOf, type ChoiceNames } from './templates.js';
import { tokensOf } from './tokens.js';

interface LearnedRule {
  readonly symbols: readonly Symbol[];
  readonly raws: readonly (string | null)[];
  readonly template: Template;
  readonly tags: readonly string[];
}

/** What rules are learned from: the card that speaks, and what is known of it already. */
interface Learning {
  readonly rules: Rules;
  readonly names: Names;
  readonly back: ChoiceNames;
  readonly known: Set<string>;
  /** Nodes as text. */
  readonly texts: WeakMap<object, string>;
}

/** What is picked and said where it is used. */
const pickedRule = ({ picked, words, inside }: RenderedPart): LearnedRule | null => {
  const spec = picked === null ? undefined : inside.find((one) => one.kind === 'picked' && one.words === words);
  if (picked === null || spec === undefined) return null;
  const select = picked.target === null ? 'chosen' : 'target';
  const template = { tree: { select, picked: new TemplateSlot(0) }, inner: [] };
  return { symbols: [{ kind: 'picked' }], raws: [null], template, tags: [] };
};

/** The rule of a rendered part; null where it only repeats another rule. */
const ruleFrom = (said: RenderedPart, { names, back }: Learning): LearnedRule | null => {
  const picked = pickedRule(said);
  if (picked !== null) return picked;
  const words = tokensOf(said.words);
  const { slots, own } = slotsIn(said, words, names);
  const symbols: Symbol[] = [];
  const raws: (string | null)[] = [];
  for (let at = 0; at < words.length;) {
    const slot = slots.find(({ from }) => from === at);
    const { stem = '', raw = '' } = words[at] ?? {};
    symbols.push(slot === undefined ? { word: stem } : { kind: slot.kind });
    raws.push(slot === undefined ? raw : null);
    at = slot?.to ?? at + 1;
  }
  const [only] = symbols;
  const saysNothing = symbols.length === 1 && only !== undefined && 'kind' in only && only.kind === said.kind;
  if (saysNothing && said.picked === null) return null;
  return { symbols, raws, template: templateOf(said, slots, own, back), tags: slots.map(({ tag }) => tag) };
};

/** What is selected without being picked may be any of several, or is named. */
const kindOf = ({ kind, picked, words }: RenderedPart): Nonterminal => {
  if (kind !== 'selector' || picked !== null) return kind;
  return isAny(words) ? 'some' : 'bare';
};

/** Learns the rules of a rendered part and of all parts inside it. */
export const learn = (said: RenderedPart, learning: Learning, outer = ''): void => {
  const text = learning.texts.get(said.node) ?? JSON.stringify(said.node);
  learning.texts.set(said.node, text);
  const key = `${said.kind} ${said.words} ${said.picked === null ? '' : 'picked'} ${text}`;
  if (key !== outer) {
    if (learning.known.has(key)) return;
    learning.known.add(key);
    const rule = ruleFrom(said, learning);
    if (rule !== null) learning.rules.add(kindOf(said), rule.symbols, rule.raws, rule.template, rule.tags);
  }
  for (const one of said.inside) learn(one, learning, key);
};
