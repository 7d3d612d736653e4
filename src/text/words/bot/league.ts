import type { LeagueProblem } from '../../../table/index.js';
import type { Described } from '../described.js';

/** Somebody in the standings; the name as it is to stand there. */
interface StandingTold {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  readonly souls: number;
  /** They are in no further round. */
  readonly left: boolean;
}

/** The league of a server in one language; people by mention where nothing else is said. */
export interface LeagueWords {
  readonly title: (season: number) => string;
  readonly none: string;
  readonly onlyInServers: string;
  /** When the season began or ended, as Discord shows times. */
  readonly going: (since: string, size: number) => string;
  readonly over: (at: string) => string;
  readonly nobody: string;
  readonly standing: (standing: StandingTold) => string;
  /** How points are given and what decides between equals. */
  readonly explain: string;
  /** How a table is played, and what it takes for its result to count. */
  readonly howToPlay: string;
  readonly round: (number: number) => string;
  readonly waiting: (people: readonly string[]) => string;
  /** People with their places. */
  readonly played: (
    people: readonly { readonly who: string; readonly place: number; readonly souls: number }[],
  ) => string;
  readonly more: (tables: number) => string;
  /** In place of a name that was deleted. */
  readonly former: string;
  readonly join: string;
  readonly leave: string;
  readonly joined: string;
  /** Asked before somebody leaves who sits at so many tables that are still to be played. */
  readonly leaveSure: (unplayed: number) => string;
  readonly leaveNow: string;
  readonly leftNow: string;
  readonly show: string;
  readonly file: string;
  readonly open: string;
  readonly size: (size: number) => string;
  readonly startRound: (number: number) => string;
  /** Asked before a round begins: so many people are mentioned, so many tables of earlier rounds have not been played. */
  readonly confirmStart: (round: number, people: number, unplayed: number) => string;
  readonly startNow: string;
  readonly close: string;
  /** Asked before a season is closed: so many tables have not been played. */
  readonly confirmClose: (unplayed: number) => string;
  readonly closeNow: string;
  readonly closedNow: string;
  /** Above what everybody sees. */
  readonly opened: string;
  readonly paired: (round: number, people: readonly string[]) => string;
  readonly shown: string;
  readonly problem: (problem: LeagueProblem) => string;
  readonly columns: Readonly<Record<'points' | 'played' | 'wins' | 'souls', string>>;
  /** On the page about what is kept. */
  readonly kept: (servers: number) => string;
}

/** `/souls league` */
export type LeagueCommand = Described;
