import type { RenderedKind, RenderListener, ListenedContext } from '../text/index.js';
import type { Selector, TargetSpec } from '../engine/vocabulary/index.js';

/** A part of a tree with the words that it was rendered as, and the parts rendered inside it. */
export interface RenderedPart {
  readonly kind: RenderedKind;
  /** The part as it lies in the tree. */
  readonly part: object;
  /** What it is made of: the part, or what is said together with it. */
  readonly node: object;
  readonly inside: RenderedPart[];
  words: string;
  /** What is picked is said where it is used: a target, or a choice on resolution. */
  readonly picked: { readonly target: TargetSpec | null; readonly as: string | null } | null;
}

type SpokenContext = ListenedContext & {
  readonly targets: readonly TargetSpec[];
  readonly mentions: readonly { readonly at: string }[];
  readonly chosen: ReadonlyMap<string, { readonly said?: unknown }>;
  readonly wording: 'card' | 'exact';
};

/** Whether a selector is said as what is picked for it. */
const pickedIn = (selector: Selector, frame: SpokenContext): RenderedPart['picked'] => {
  if (selector.select === 'target' && frame.mentions[selector.index]?.at === 'here')
    return { target: frame.targets[selector.index] ?? null, as: null };
  if (selector.select === 'chosen' && typeof frame.chosen.get(selector.as)?.said === 'object')
    return { target: null, as: selector.as };
  return null;
};

type Stepping = { readonly effect: object; readonly by: object | null };

const openPart = (kind: RenderedKind, part: object, frame: SpokenContext): RenderedPart => {
  if (kind === 'step') {
    const { effect, by } = part as Stepping;
    return {
      kind: 'effect',
      part: effect,
      node: by === null ? effect : { step: effect, by },
      inside: [],
      words: '',
      picked: null,
    };
  }
  const picked = kind === 'selector' && frame.wording === 'card' ? pickedIn(part as Selector, frame) : null;
  return { kind, part, node: part, inside: [], words: '', picked };
};

/** A listener that collects rendered parts; `heard` gets each top part, with all parts inside it. */
export const listenForParts = (heard: (said: RenderedPart) => void): RenderListener => {
  const open: RenderedPart[] = [];
  return (kind, part, frame) => {
    const said = openPart(kind, part, frame as SpokenContext);
    open.push(said);
    return (words) => {
      while (open.length > 0 && open.at(-1) !== said) open.pop();
      open.pop();
      if (words === null || words === '') return;
      said.words = words;
      const outer = open.at(-1);
      if (outer === undefined) heard(said);
      else outer.inside.push(said);
    };
  };
};
