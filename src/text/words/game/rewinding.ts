import type { RewoundTo } from '../../../engine/index.js';

/** A decision to before which a game is rewound, with names in the place of ids. */
export interface NamedDecision {
  readonly to: RewoundTo;
  /** Null for the game, and where nobody knows it. */
  readonly player: string | null;
  readonly card: string | null;
}
