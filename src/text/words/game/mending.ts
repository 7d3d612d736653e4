/** Why the host may mend alone: an answer failed, nobody was answered for when their time was over, or nobody has acted for a day. */
export type StuckReason = 'failed' | 'deadline' | 'idle';

/** A mend that was done, with names in the place of ids. */
export interface NamedMend {
  readonly turn: number;
  readonly by: string;
  readonly alone: boolean;
  readonly text: string;
}
