import type { TableChange, WorkingCopy } from './table-change.js';
import type { Person } from './data.js';
import type { Outcome, Refusal } from './outcome.js';

/** Who asks for something at a table, and the interaction in which they do; the same one twice changes nothing. */
export interface By {
  readonly interaction: string;
  readonly person: Person;
  /**
   * Called before each attempt to commit: when it fails, nothing is committed and the request fails with its error. Absent where
   * nobody can withdraw the request meanwhile.
   */
  readonly assertStillValid?: () => Promise<void>;
}

/** What people do at the table of a channel. */
export type Acting = (
  channel: string,
  by: By,
  change: (working: WorkingCopy) => TableChange | Refusal | Promise<TableChange | Refusal>,
) => Promise<Outcome>;
