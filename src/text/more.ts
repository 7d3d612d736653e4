import type { CardId } from '../engine/index.js';
import type { Names } from './described.js';

/** What can make a window concern somebody (DESIGN section 4). */
export type Concern = 'targeted' | 'hurt' | 'rolled' | 'fight' | 'race' | 'lastChance' | 'answered' | 'turnNext';

/** Why somebody is asked in the open window or not, as the table says it. */
export type AskedReason =
  | {
      readonly is:
        | 'question'
        | 'othersQuestion'
        | 'yourTurn'
        | 'always'
        | 'holdsPriority'
        | 'vital'
        | 'earlier'
        | 'ownAction'
        | 'cannotRespond'
        | 'notConcerned'
        | 'later';
    }
  | { readonly is: 'concerned'; readonly concerns: readonly Concern[] }
  | { readonly is: 'passing'; readonly during: 'attack' | 'turn' };

/** What is likely to be a mistake and cannot be undone. */
export type Risk = { readonly is: 'idleEnd' } | { readonly is: 'lastHp' | 'ownSoul'; readonly card: CardId };

/** The page behind "More", and what one can do now and why. */
export interface More {
  /** To somebody without a seat. */
  readonly spectator: string;
  readonly inThisWindow: string;
  readonly asked: (reason: AskedReason) => string;
  /** What the two settings of a seat mean as they are now. */
  readonly settings: (seat: { readonly order: 'concerns' | 'always'; readonly holdPriority: boolean }) => string;
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
