import { holesIn, isAny, type Names } from './holes.js';
import type { Said } from './listening.js';
import { Hole, type Kind, type Making, type Rules, type Symbol } from './rules.js';
import { makingOf, type Backwards } from './shapes.js';
import { tokensOf } from './tokens.js';

interface Learned {
  readonly symbols: readonly Symbol[];
  readonly raws: readonly (string | null)[];
  readonly making: Making;
  readonly tags: readonly string[];
}

/** What rules are learned from: the card that speaks, and what is known of it already. */
interface Learning {
  readonly rules: Rules;
  readonly names: Names;
  readonly back: Backwards;
  readonly known: Set<string>;
  /** Nodes as text. */
  readonly texts: WeakMap<object, string>;
}

/** What is picked and said where it is used. */
const pickedRule = ({ picked, words, inside }: Said): Learned | null => {
  const spec = picked === null ? undefined : inside.find((one) => one.kind === 'picked' && one.words === words);
  if (picked === null || spec === undefined) return null;
  const select = picked.target === null ? 'chosen' : 'target';
  const making = { shape: { select, picked: new Hole(0) }, inner: [] };
  return { symbols: [{ kind: 'picked' }], raws: [null], making, tags: [] };
};

/** The rule for what was said; null where it says nothing that another does not say. */
const learned = (said: Said, { names, back }: Learning): Learned | null => {
  const picked = pickedRule(said);
  if (picked !== null) return picked;
  const words = tokensOf(said.words);
  const { holes, own } = holesIn(said, words, names);
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
  const saysNothing = symbols.length === 1 && only !== undefined && 'kind' in only && only.kind === said.kind;
  if (saysNothing && said.picked === null) return null;
  return { symbols, raws, making: makingOf(said, holes, own, back), tags: holes.map(({ tag }) => tag) };
};

/** What is selected without being picked may be any of several, or is named. */
const kindOf = ({ kind, picked, words }: Said): Kind => {
  if (kind !== 'selector' || picked !== null) return kind;
  return isAny(words) ? 'some' : 'bare';
};

/** Makes rules of all that was said. */
export const learn = (said: Said, learning: Learning, outer = ''): void => {
  const text = learning.texts.get(said.node) ?? JSON.stringify(said.node);
  learning.texts.set(said.node, text);
  const key = `${said.kind} ${said.words} ${said.picked === null ? '' : 'picked'} ${text}`;
  if (key !== outer) {
    if (learning.known.has(key)) return;
    learning.known.add(key);
    const rule = learned(said, learning);
    if (rule !== null) learning.rules.add(kindOf(said), rule.symbols, rule.raws, rule.making, rule.tags);
  }
  for (const one of said.inside) learn(one, learning, key);
};
