import type { ConductSum, Nudged } from '../../../table/index.js';
import type { Described } from '../described.js';

/** How those who manage a server look after its tables, and after who plays there. Times are as Discord shows them. */
export interface ManagingWords {
  readonly title: string;
  readonly none: string;
  /** A table in the list: where, by mention. */
  readonly lobby: (where: string, people: number) => string;
  readonly game: (where: string, turn: number) => string;
  /** When a lobby closes. */
  readonly closes: (at: string) => string;
  /** Since when a table waits for whoever it waits for. */
  readonly since: (at: string) => string;
  /** An option of the menu of tables: the number in the list, who sits there. */
  readonly option: (number: number, people: readonly string[]) => string;
  readonly choose: string;
  readonly settings: string;
  readonly toTable: string;
  readonly nudge: string;
  readonly pause: string;
  readonly goOn: string;
  /** The menu of seats that a computer player can take. */
  readonly replace: string;
  /** What the buttons of a table do. */
  readonly explain: string;
  readonly nudged: (nudged: Nudged) => string;
  /** The same where nobody may know who is awaited: how many sleep would tell. */
  readonly nudgedInSecret: string;
  readonly nobodyToNudge: string;
  readonly pausedNow: string;
  readonly goesOnNow: string;
  /** The table is not there any more, or its game is over. */
  readonly gone: string;
  /** Somebody else has done it, or it cannot be done now. */
  readonly asItStands: string;
  readonly people: {
    readonly title: string;
    /** Who has left games, of so many days. */
    readonly leavers: (days: number) => string;
    /** Somebody by name and mention. */
    readonly leaver: (who: string, sum: ConductSum) => string;
    readonly noLeavers: string;
    /** What counts. */
    readonly explain: (days: number) => string;
    readonly keptOut: string;
    /** Somebody by name and mention, since when. */
    readonly keptOutSince: (who: string, since: string) => string;
    readonly noneKeptOut: string;
    readonly explainKeptOut: string;
    /** The menu with which somebody is kept out, and the one with which they are let in again. */
    readonly keepOut: string;
    readonly letIn: string;
    /** To the manager, after that; people by mention. */
    readonly isKeptOut: (who: string) => string;
    readonly isLetIn: (who: string) => string;
    readonly noBots: string;
    readonly notOneself: string;
    /** In place of a name that was deleted. */
    readonly nameless: string;
  };
  /** What is kept about somebody, on their own page. */
  readonly own: {
    readonly games: (sum: ConductSum & { readonly servers: number; readonly days: number }) => string;
    readonly keptOut: (servers: number) => string;
  };
}

/** `/souls tables` */
export type ManagingCommand = Described;
