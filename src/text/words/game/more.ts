import type { CardId, Cost } from '../../../engine/index.js';

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
