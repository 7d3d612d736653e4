import type { Icon } from '../draw/icons.js';
import type { Kind } from '../draw/ink.js';

/** A die on a panel; `hits` null for a roll that attacks nothing. */
export interface StripDie {
  readonly face: number;
  readonly hits: boolean | null;
}

/** One panel of a strip: what happened to whom, as emblems, dice and a sentence. */
export interface StripPanel {
  /** Who did it, or to whom it happened; empty for nobody. */
  readonly name: string;
  /** What happened, as its emblem; null where the one die says it. */
  readonly icon: Icon | null;
  /** The colour of that emblem. */
  readonly kind: Kind;
  /** What it was done with or to, as a smaller emblem beside it, and what came of it, on the emblem. */
  readonly beside: Icon | null;
  readonly badge: Icon | null;
  /** The last dice of it. */
  readonly dice: readonly StripDie[];
  /** How many souls they have of how many. */
  readonly souls: { readonly has: number; readonly goal: number } | null;
  readonly caption: string;
  /** It has not happened: it is what is asked now. */
  readonly isDecision: boolean;
}

/** A story as a strip of panels. */
export interface StripScene {
  readonly title: string;
  readonly panels: readonly StripPanel[];
}
