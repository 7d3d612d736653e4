/** What may be promised with an offer of a barter, as the table keeps it. */
export type PromiseWord = 'noHarm' | 'respond' | 'noRespond' | 'leaves' | 'attacks' | 'pays';

/** Why an offer or a hold was not taken. */
export type RefusedDeal = 'offerOpen' | 'noOffer' | 'notYourOffer' | 'heldBefore' | 'notWaiting';

/** A promise with its people, card and ¢; the two last are empty and 0 where it needs none. */
export interface PromiseSaid {
  readonly say: PromiseWord;
  readonly by: string;
  readonly to: string;
  readonly card: string;
  readonly amount: number;
}

/** Making an offer, and holding a window without one. */
export interface Dealing {
  /** The button. */
  readonly deal: string;
  readonly intro: string;
  readonly choosePartner: string;
  readonly partner: string;
  readonly amount: string;
  readonly coins: (amount: number) => string;
  readonly way: { readonly gives: string; readonly asks: string };
  readonly promiseMenu: string;
  readonly noPromise: string;
  readonly cardMenu: string;
  readonly laterMenu: string;
  readonly promise: (said: PromiseSaid) => string;
  /** An offer without ¢: somebody promises something, or asks for it. */
  readonly pact: (said: {
    readonly from: string;
    readonly to: string;
    readonly asks: boolean;
    readonly favour: string;
  }) => string;
  readonly send: string;
  readonly wait: string;
  readonly goOn: string;
  /** What sending or waiting does to the open window. */
  readonly holds: string;
  readonly heldBefore: string;
  readonly youWait: string;
  /** On the board: who holds the window without an offer. */
  readonly waiting: (people: readonly string[]) => string;
}
