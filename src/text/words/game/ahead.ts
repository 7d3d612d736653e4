import type { PlanStep, PlanStop, ReadyAnswer } from '../../../table/index.js';

/** What people arrange in advance: only they read any of this. */
export interface AheadWords {
  readonly ready: {
    readonly title: string;
    readonly intro: string;
    /** Before the answers that are ready. */
    readonly now: string;
    readonly nothing: string;
    /** No card offers an answer. */
    readonly noOffers: string;
    /** `The D6: reroll my misses, once a turn`; `to` is the name of whoever damage is kept from. */
    readonly answer: (card: string, when: ReadyAnswer['when'], to: string) => string;
    /** The menu of answers that can be made ready, those that are, and of whose deals are declined. */
    readonly make: string;
    readonly end: string;
    readonly decline: string;
    readonly declined: (people: readonly string[]) => string;
    readonly made: (answer: string) => string;
    readonly over: (answer: string) => string;
    /** Its card is gone. */
    readonly ended: (answer: string) => string;
    readonly seen: string;
  };
  readonly plan: {
    readonly title: string;
    readonly intro: string;
    readonly nothing: string;
    /** `attack Fly until it dies or I am at 1 HP`; `what` is the name of the card or deck, and of the ability where needed. */
    readonly step: (deed: PlanStep['do'], what: string) => string;
    readonly waits: string;
    readonly goesOn: string;
    /** Why it does not go on; `what` is a card, empty for none. */
    readonly stopped: (why: PlanStop['why'], what: string) => string;
    /** The menu of steps, by what is done in them. */
    readonly add: (deed: PlanStep['do']) => string;
    readonly drop: string;
    readonly dropAll: string;
    readonly resume: string;
  };
}
