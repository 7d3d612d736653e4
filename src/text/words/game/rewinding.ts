import type { RewoundTo } from '../../../engine/index.js';

/** A decision to before which a game is rewound, with names in the place of ids. */
export interface NamedDecision {
  readonly to: RewoundTo;
  /** Null for the game, and where nobody knows it. */
  readonly player: string | null;
  readonly card: string | null;
}

/** Rewinding a game by consent of the table. */
export interface RewindingWords {
  readonly button: string;
  readonly title: string;
  /** What a rewind does, and what it takes. */
  readonly intro: string;
  /** In place of the list when there is nothing in it. */
  readonly nothing: string;
  readonly choose: string;
  readonly chooseTurn: string;
  readonly turn: (number: number) => string;
  /** What was decided, as a sentence without a full stop. */
  readonly decision: (decision: NamedDecision) => string;
  /** The message for everybody about a proposal; `until` is when silence counts as consent, as Discord writes times. */
  readonly proposal: (by: string, turn: number, decision: string, agreed: readonly string[], until: string) => string;
  readonly agree: string;
  readonly refuse: string;
  /** To whoever has proposed it. */
  readonly proposed: string;
  readonly done: string;
  /** In the result: to which turns, the first rewind first. */
  readonly result: (turns: readonly number[]) => string;
}
