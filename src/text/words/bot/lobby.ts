import type { ComputerKind, StandingOrder } from '../../../table/index.js';
/** The date until which the lobby of a table over days stands; `at` and `in` as Discord shows them. */
interface DateWords {
  readonly button: string;
  /** Of the form in which it is typed: on the clock of this time zone. */
  readonly title: string;
  readonly label: (zone: string) => string;
  readonly hint: string;
  readonly problem: (problem: 'notADate' | 'past' | 'tooFar', typed: string) => string;
  readonly stands: (at: string, until: string) => string;
  readonly none: string;
  /** To those who have joined, once. */
  readonly reminder: (people: readonly string[], at: string, until: string) => string;
  /** In place of it when the lobby is no more. */
  readonly reminderOver: string;
}

/** A table before its game begins, and what somebody has set for their seat. */
export interface Lobby {
  readonly title: string;
  readonly explain: string;
  /** To whoever has just opened the table. */
  readonly opened: string;
  readonly host: (name: string) => string;
  readonly goal: (souls: number) => string;
  readonly seats: (taken: number, most: number) => string;
  readonly seat: (number: number, name: string, computer: ComputerKind | null) => string;
  /** After a seat: from when to when they usually play, on the reader's clock. */
  readonly usually: (from: string, to: string) => string;
  readonly noSeats: string;
  readonly tooFew: (least: number) => string;
  readonly ready: string;
  /** That more people can sit here than the game is made for (SETUP-12). */
  readonly unofficial: string;
  /** Buttons that give the table one seat more, with this number, or take that one away. */
  readonly moreSeats: (number: number) => string;
  readonly fewerSeats: (number: number) => string;
  /** When the lobby closes by itself, as Discord writes it. */
  readonly closes: (when: string) => string;
  readonly date: DateWords;
  /** To the host: the table is full, and this is in the way of its start by itself. */
  readonly notStarted: (channel: string, why: string) => string;
  readonly joined: string;
  readonly left: string;
  readonly closed: string;
  readonly standingOrderSet: (order: StandingOrder) => string;
  readonly holdSet: (hold: boolean) => string;
  readonly forcedSet: (ask: boolean) => string;
}
