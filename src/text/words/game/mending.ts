import type { CounterName, Mend, MendGoal, MendPlace } from '../../../engine/index.js';
import type { Names } from '../described.js';

/** What can be put right, as its buttons and menus name it. */
interface MendKinds {
  readonly coins: string;
  readonly hp: string;
  readonly counters: string;
  readonly move: string;
  readonly drop: string;
}

/** Why the host may mend alone: an answer failed, nobody was answered for when their time was over, or nobody has acted for a day. */
export type StuckReason = 'failed' | 'deadline' | 'idle';

/** A mend that was done, with names in the place of ids. */
export interface NamedMend {
  readonly turn: number;
  readonly by: string;
  readonly alone: boolean;
  readonly text: string;
}

/** Putting right what went wrong on the table, by consent or by the host alone. */
export interface MendingWords {
  readonly button: string;
  readonly title: string;
  /** What a mend is, and what it takes. */
  readonly intro: string;
  readonly kinds: MendKinds;
  /** Over the menus of who or what is meant. */
  readonly choose: Omit<MendKinds, 'drop'>;
  readonly chooseGroup: string;
  readonly chooseNumber: string;
  readonly chooseCounter: string;
  readonly choosePlace: string;
  /** In place of a menu when nothing of that kind is on the table. */
  readonly nothing: string;
  /** What there is now, in a few words. */
  readonly coinsNow: (coins: number) => string;
  readonly hpNow: (hp: number, most: number) => string;
  readonly countersNow: (number: number, counter: CounterName) => string;
  readonly place: (place: MendPlace | MendGoal, names: Names) => string;
  /** What is put right, as a sentence without a full stop. */
  readonly told: (mend: Mend, names: Names) => string;
  /** To the host of a table that is stuck. */
  readonly stuck: (why: StuckReason) => string;
  readonly alone: string;
  readonly ask: string;
  /** The message for everybody about a proposal; `until` is when silence counts as consent, as Discord writes times. */
  readonly proposal: (by: string, text: string, agreed: readonly string[], until: string) => string;
  readonly agree: string;
  readonly refuse: string;
  /** To whoever has proposed it. */
  readonly proposed: string;
  readonly done: string;
  /** What is resolving comes first. */
  readonly soon: string;
  /** In the result: the last mends, the first of them first, of so many. */
  readonly result: (mends: readonly NamedMend[], of: number) => string;
}
