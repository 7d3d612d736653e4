import type { PlanStep, PlanStop, ReadyAnswer, StepChange } from '../../../table/index.js';

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
    /** The menus of answers that can be made ready, and of those that are. */
    readonly make: string;
    readonly end: string;
    /** How everything else is answered: the menu, its entries, and what has been chosen there. */
    readonly rest: {
      readonly menu: string;
      readonly pass: string;
      readonly computer: string;
      readonly decline: (player: string) => string;
      readonly passes: string;
      readonly chooses: string;
    };
    readonly declined: (people: readonly string[]) => string;
    readonly made: (answer: string) => string;
    readonly over: (answer: string) => string;
    /** Its card is gone. */
    readonly ended: (answer: string) => string;
    readonly seen: string;
  };
  /** What is passed on for somebody until they are back. */
  readonly untilBack: {
    /** The button that leads to its page. */
    readonly button: string;
    readonly title: string;
    readonly ends: string;
    /** What they are asked all the same; `always`: they have said of something that they always want to be asked. */
    readonly asks: (always: boolean) => string;
    /** What it would have done with so many of their last questions; 0 of 0 where none is known. */
    readonly passes: (passed: number, asked: number) => string;
    /** Their own turn, so many turns from now; it waits, or goes on as they have planned it. */
    readonly turn: (turns: number, planned: boolean) => string;
    /** What of their cards is spent: those of these ready answers, or none. */
    readonly spends: (answers: readonly string[]) => string;
    readonly never: string;
    readonly set: string;
    readonly change: string;
    /** The button that ends it. */
    readonly back: string;
    /** It passes for them now. */
    readonly isOn: string;
    /** It has ended, and nothing was done. */
    readonly over: string;
    /** What was done meanwhile: passes, and other things that they had arranged. */
    readonly account: (passed: number, others: number) => string;
    /** How many of the passes they could have answered, as the page lists; empty for none. */
    readonly couldHave: (moments: number) => string;
    /** One of these: the turn, what it was about, and the cards that they held. */
    readonly moment: (turn: number, about: string, cards: readonly string[]) => string;
    /** The menu of what to be asked about the next time. */
    readonly askNext: string;
    /** The button that leads to the account. */
    readonly seeAccount: string;
  };
  readonly plan: {
    readonly title: string;
    readonly intro: string;
    readonly nothing: string;
    /** `attack Fly until it dies or I am at 1 HP`; `what` is the name of the card or deck, and of the ability where needed. */
    readonly step: (action: PlanStep['do'], what: string) => string;
    /** `whatever lies in monster slot 2`, counted from 1. */
    readonly inSlot: (slot: number) => string;
    /** What is done when the step cannot be done as written, after it; empty where that is not said. */
    readonly otherwise: (otherwise: PlanStep['otherwise']) => string;
    /** What becomes of questions on the way. */
    readonly questions: (byComputer: boolean) => string;
    /** The menu of what can be changed about the last step and the plan, and its entries. */
    readonly change: string;
    readonly changes: (change: StepChange) => string;
    /** What the last step asks is left open. */
    readonly askMe: string;
    readonly suggest: string;
    readonly waits: string;
    readonly goesOn: string;
    /** Why it does not go on; `what` is a card, empty for none. */
    readonly stopped: (why: PlanStop['why'], what: string) => string;
    /** The menus of steps: cards, abilities, attacks and purchases; and the end of the turn. */
    readonly add: (action: 'play' | 'activate' | 'fightOrBuy' | 'end') => string;
    readonly drop: string;
    readonly dropAll: string;
    readonly resume: string;
  };
}
