import type { CardId, PlayerId } from '../vocabulary/index.js';

/** The ways to play besides everybody against everybody. What each changes stands in a file of `rules/modes`. */
export const MODES = ['together', 'doodler', 'doodlerhard', 'doodlerultra', 'doodlerversus'] as const;
export type ModeId = (typeof MODES)[number];

/**
 * The variants of the rulebook (VAR-01..VAR-10) and our own (VAR-11), in the order in which they are offered. What each changes stands in a file
 * of `rules/variants`. These ids stand in saves.
 */
export const VARIANTS = [
  'mini-draft',
  'selectable-characters',
  'one-of-two',
  'eden-only',
  'old-blank-card',
  'first-edition',
  'enhanced-bartering',
  'souls-are-money',
  'casino',
  'rewards-for-everyone',
  'super-shop',
  'minions-die-first',
  'two-attacks',
  'two-purchases',
  'rich-start',
  'wide-table',
] as const;
export type VariantId = (typeof VARIANTS)[number];

/** What the people at the table agreed on before the game. */
export interface TableRules {
  /** Soul value that wins (WIN-01); of all players together where they share a goal (COOP-07). */
  readonly soulsToWin: number;
  /** ¢ of the whole table, at least 100 (SETUP-02). */
  readonly supply: number;
  /** Who has the first turn, unless a card says who goes first; absent for a fair random way (SETUP-11). */
  readonly first?: PlayerId;
  /** Characters and bonus souls that are dealt for certain, the others at random (SETUP-06, SETUP-07). */
  readonly certain?: readonly CardId[];
  /** Absent for everybody against everybody. */
  readonly mode?: ModeId;
  /** The most soul value that one player may have (COOP-08); absent for no limit. */
  readonly cap?: number;
  /** In the order of `VARIANTS`; absent for none. */
  readonly variants?: readonly VariantId[];
}
