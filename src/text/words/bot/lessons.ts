/** What the practice game explains when it happens for the first time, in the order in which it is told. */
export const LESSONS = [
  'welcome',
  'lootPlayed',
  'roll',
  'hurt',
  'killed',
  'died',
  'respond',
  'computer',
  'boss',
  'bought',
  'canBuy',
  'endTurn',
] as const;
export type Lesson = (typeof LESSONS)[number];

/** What a panel explains once at any table, one at a time. */
export const TIPS = ['turn', 'roll', 'respond', 'died', 'undo', 'passTurn'] as const;
export type Tip = (typeof TIPS)[number];

/** The practice game and the tips in one language. */
export interface Lessons {
  readonly title: string;
  readonly lesson: Readonly<Record<Lesson, string>>;
  /** Buttons: no more explanations, the end of the game, another one. */
  readonly skip: string;
  readonly stop: string;
  readonly again: string;
  /** How it ended. */
  readonly ended: { readonly won: string; readonly lost: string; readonly stopped: string };
  readonly next: string;
  readonly tip: Readonly<Record<Tip, string>>;
}
