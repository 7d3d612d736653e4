import type { Described } from '../described.js';

/** What comes when everybody has passed, as everybody can see it. */
export type Next =
  | { readonly is: 'effect'; readonly what: string; readonly by: string | null }
  /** `means` is what the result leads to, empty when only the card says it; `by` is who rolled. */
  | {
      readonly is: 'roll';
      readonly result: number;
      readonly by: string | null;
      readonly card: string | null;
      readonly means: string;
    }
  | { readonly is: 'damage'; readonly amount: number; readonly to: string }
  | { readonly is: 'death'; readonly of: string; readonly ofPlayer: boolean }
  | { readonly is: 'declared'; readonly what: 'attack' | 'purchase' | 'end'; readonly player: string }
  | { readonly is: 'attackRoll'; readonly player: string; readonly target: string | null }
  | { readonly is: 'turnEnds'; readonly player: string; readonly next: string }
  | { readonly is: 'step' };

/** What the table waits for, and what comes next. */
export interface WaitingWords {
  readonly title: string;
  /** Several are asked, and answer in this order. */
  readonly inOrder: (people: readonly string[]) => string;
  /** Nobody passes priority now: a turn with nothing going on (TURN-10), or a question (STACK-03). */
  readonly ownTurn: string;
  readonly choosing: string;
  readonly next: (next: Next) => string;
  /** The same on the board, without its rule. */
  readonly nextInShort: (next: Next) => string;
  /** So many things lie under the top of the stack. */
  readonly under: (things: number) => string;
  /** Something on the stack under so many others. */
  readonly waitsUnder: (things: number) => string;
  /** What somebody has asked about can be done now. */
  readonly possible: string;
}

export type WhyCommand = Described & { readonly what: Described };
