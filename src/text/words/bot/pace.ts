import type { LateTurn, Pace, PaceName } from '../../../table/index.js';

/** How long a table waits for people, before its game and in it. */
export interface PaceWords {
  /** The one thing that a lobby asks. */
  readonly question: string;
  /** Null is no clock. */
  readonly name: (pace: PaceName | null) => string;
  readonly emoji: (pace: PaceName | null) => string;
  /** In one or two sentences what a table of this pace does. */
  readonly line: (pace: Pace | null) => string;
  /** Of the page on which the clock is changed. */
  readonly title: string;
  readonly button: string;
  readonly choose: (what: 'pace' | 'answer' | 'turn' | 'lateTurn') => string;
  /** Seconds; null is as long as it takes. */
  readonly choice: (what: 'answer' | 'turn', seconds: number | null) => string;
  readonly lateTurn: (late: LateTurn) => string;
  readonly lateTurnDescription: (late: LateTurn) => string;
  /** What happens by itself, for the page. */
  readonly explain: (misses: 1 | 2) => string;
  /** The button that says after how many missed deadlines the table waits no more, and changes it. */
  readonly misses: (misses: 1 | 2) => string;
  /** Until when the reader would have time from now on, as Discord shows it; null for as long as it takes. */
  readonly onTheWall: (answer: string | null, turn: string | null, late: LateTurn) => string;
  /** On the board; `until` is a timestamp as Discord shows it. */
  readonly deadline: (until: string) => string;
  /** In one's own panel and in mentions: how long until then, and when that is where it matters; what becomes of one's turn then, null for an answer. */
  readonly ownDeadline: (until: readonly [soon: string, at: string | null], late: LateTurn | null) => string;
  /** Who is away until then, and wants that to be shown. */
  readonly away: (player: string, until: string) => string;
  /** On the board about a player for whom the table does not wait. */
  readonly absent: (player: string) => string;
  /** The same while the server lets them do nothing. */
  readonly timedOut: (player: string) => string;
  /** On the board while a manager of the server has stopped the clock; since when, as Discord shows it. */
  readonly paused: (since: string) => string;
  /** On the board when nobody at the table acts any more. */
  readonly deserted: string;
}
