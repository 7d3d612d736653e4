/** What a panel explains once at any table, one at a time. */
export const TIPS = ['turn', 'roll', 'respond', 'died', 'undo', 'passTurn'] as const;
export type Tip = (typeof TIPS)[number];

/** An attack roll that lies on the stack, and what it leads to as it stands. */
export interface LessonRoll {
  readonly number: number;
  /** The lowest number that hits. */
  readonly needed: number;
  readonly hits: boolean;
  readonly monster: string;
  /** What the monster deals after a miss. */
  readonly damage: number;
  /** Whether that kills whoever rolled. */
  readonly kills: boolean;
}
