import type { Session } from '../engine/index.js';
import type { Refusal, TableData } from './types.js';

export type Refused = Refusal;

/** A table to act on: a session of its own that nobody else sees before the commit. */
export interface Working {
  readonly data: TableData;
  readonly session: Session | null;
}

/** What an act made of it. */
export type Change = Working;

export const isRefused = (result: Change | Refused): result is Refused => 'why' in result;
