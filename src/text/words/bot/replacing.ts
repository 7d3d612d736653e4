import type { Described } from '../described.js';

/** Seats that change hands. */
export interface ReplacingWords {
  /** Asks before a computer player takes a seat; `inGame`: it plays on there. */
  readonly sureTitle: string;
  readonly sure: (name: string, inGame: boolean) => string;
  readonly giveToComputer: string;
  readonly given: (name: string) => string;
  /** The message for everybody: a seat is offered to somebody by mention. */
  readonly invitation: (user: string, seat: string) => string;
  readonly take: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly invited: (user: string) => string;
  readonly declined: string;
  readonly withdrawn: string;
  /** What was typed cannot be. */
  readonly noSuchSeat: string;
  readonly isComputer: (name: string) => string;
  readonly sits: (user: string) => string;
  /** A seat is offered to somebody before the game. */
  readonly mayJoin: (user: string) => string;
  readonly noBots: string;
}

export type ReplaceCommand = Described & { readonly seat: Described; readonly person: Described };
