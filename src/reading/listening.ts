import type { Heard, Listener, Listening } from '../text/index.js';
import type { Selector, TargetSpec } from '../engine/vocabulary/index.js';

/** What was said of one part, with what was said meanwhile of the parts inside it. */
export interface Said {
  readonly kind: Heard;
  /** The part as it lies in the tree. */
  readonly part: object;
  /** What it is made of: the part, or what is said together with it. */
  readonly node: object;
  readonly inside: Said[];
  words: string;
  /** What is picked is said where it is used: a target, or a choice on resolution. */
  readonly picked: { readonly target: TargetSpec | null; readonly as: string | null } | null;
}

type Spoken = Listening & {
  readonly targets: readonly TargetSpec[];
  readonly mentions: readonly { readonly at: string }[];
  readonly chosen: ReadonlyMap<string, { readonly said?: unknown }>;
  readonly wording: 'card' | 'exact';
};

/** Whether a selector is said as what is picked for it. */
const pickedIn = (selector: Selector, frame: Spoken): Said['picked'] => {
  if (selector.select === 'target' && frame.mentions[selector.index]?.at === 'here')
    return { target: frame.targets[selector.index] ?? null, as: null };
  if (selector.select === 'chosen' && typeof frame.chosen.get(selector.as)?.said === 'object')
    return { target: null, as: selector.as };
  return null;
};

type Stepping = { readonly effect: object; readonly by: object | null };

const opened = (kind: Heard, part: object, frame: Spoken): Said => {
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

/** Listens to a text; `heard` gets each part at the top, with all that is inside it. */
export const listening = (heard: (said: Said) => void): Listener => {
  const open: Said[] = [];
  return (kind, part, frame) => {
    const said = opened(kind, part, frame as Spoken);
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
