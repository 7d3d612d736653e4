import type { MentionEnding } from '../../../table/index.js';
import type { Next } from '../game/waiting.js';

/** How somebody is told that a table waits for them. */
export interface NoticeWords {
  readonly turn: (turn: number) => string;
  /** `line` is the public part of the question, a whole sentence. */
  readonly choice: (card: string | null) => string;
  /** What happens unless somebody answers it. */
  readonly answer: (next: Next) => string;
  readonly reminded: (reason: string) => string;
  /** A manager of the server has asked for it. */
  readonly nudged: (reason: string) => string;
  /** Several are awaited, and who has passed already is not to be seen. */
  readonly unlessPassed: string;
  /** With it while a manager of the server has paused the table. */
  readonly paused: string;
  /** In place of all of it when it ended without an act of theirs. */
  readonly ended: (ending: MentionEnding) => string;
  /** In place of all of it, by direct message, after a pass that nobody else sees yet. */
  readonly passed: string;
  /** By direct message after an answer: nothing is asked of them now. */
  readonly notAwaited: string;
  /** The label of the button that leads to the table. */
  readonly toTable: string;
  /** The label of the button that leads to the next of so many tables that wait. */
  readonly nextTable: (tables: number) => string;
  /** At the end of a look when no table waits: for whom this one does, and until when, as Discord shows it; null: nobody knows. */
  readonly nothingWaits: (players: readonly string[], until: string | null) => string;
  /** Above the tables in the one message of a day. */
  readonly digest: (tables: number) => string;
}
