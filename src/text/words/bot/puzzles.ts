import type { NotAPosition, PositionProblem } from '../../../engine/index.js';
import type { PuzzleGoal, PuzzleId, PuzzleResult } from '../../../table/index.js';
import type { Described } from '../described.js';

/** What a puzzle says: its name, what helps, and why it is so. Names of cards come in as they are to be written. */
export interface PuzzleText {
  readonly title: string;
  readonly hint: string;
  readonly why: string;
}

/** Puzzles, and moments of games as texts. */
export interface PuzzleWords {
  readonly texts: Readonly<Record<PuzzleId, PuzzleText>>;
  readonly heading: (number: number, of: number, title: string) => string;
  /** What is to be reached in this turn; `name` writes a card. */
  readonly goal: (goal: PuzzleGoal, name: (card: string) => string) => string;
  /** Before the hint, which whoever wants it uncovers. */
  readonly hint: string;
  readonly ended: Readonly<Record<Exclude<PuzzleResult, 'open'>, string>>;
  readonly stopped: string;
  readonly rules: (ids: readonly string[]) => string;
  /** Buttons: the same puzzle once more, and the next one. */
  readonly again: string;
  readonly next: string;
  /** Above a moment that is played on, and when that is over. */
  readonly moment: string;
  readonly aboutMoment: string;
  /** With the text of a moment: of a game that goes on, or of one that is over. */
  readonly shared: (isOver: boolean) => string;
  readonly notShared: (problem: NotAPosition | 'noTurn' | 'tooLong') => string;
  readonly refused: (problem: 'noPuzzle' | 'foreign' | 'damaged' | 'later') => string;
  readonly impossible: (problem: PositionProblem, name: (card: string) => string) => string;
}

export type PuzzleCommand = Described & { readonly which: Described; readonly text: Described };
export type ShareCommand = Described & { readonly turn: Described };
