import type { CardId, Cost } from '../../../engine/index.js';
import type { AskedReason, StandingOrder } from '../../../table/index.js';
import type { Names } from '../described.js';

/** What is likely to be a mistake and cannot be undone. */
export type Risk =
  | { readonly is: 'idleEnd' }
  | { readonly is: 'lastHp' | 'ownSoul'; readonly card: CardId }
  | RiskOfNothing;

/** An ability that has nothing to aim at, with what it costs. */
interface RiskOfNothing {
  readonly is: 'aimless';
  readonly card: CardId;
  readonly costs: readonly Cost[];
}

/** The page behind "More", and what one can do now and why. */
export interface More {
  /** To somebody without a seat. */
  readonly spectator: string;
  readonly inThisWindow: string;
  readonly asked: (reason: AskedReason) => string;
  /** What the settings of a seat mean as they are now. */
  readonly settings: (seat: {
    readonly order: StandingOrder;
    readonly holdPriority: boolean;
    readonly askForced?: boolean;
  }) => string;
  /** Opens the list of what one can do now, what not, and why. */
  readonly whatNow: string;
  readonly toPanel: string;
  readonly youCan: string;
  readonly youCannot: string;
  /** Above the groups of more options than a menu holds. */
  readonly which: string;
  readonly others: string;
  readonly sureTitle: string;
  readonly risk: (risk: Risk, names: Names) => string;
  readonly sure: string;
}
