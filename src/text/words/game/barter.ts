import type { OfferPromise } from '../../../table/index.js';

/** A promise with its people, card and ¢; the two last are empty and 0 where it needs none. */
export interface PromiseSaid {
  readonly say: OfferPromise['say'];
  readonly by: string;
  readonly to: string;
  readonly card: string;
  readonly amount: number;
}

/** Making an offer, which holds the window, and waiting in one without an offer. */
export interface BarterWords {
  /** The button. */
  readonly button: string;
  readonly intro: string;
  readonly choosePartner: string;
  readonly partner: string;
  /** An offer to everybody, as an entry of the menu; and to whom it is, in a sentence. */
  readonly everybody: string;
  readonly whoever: string;
  /** The button with which somebody accepts such an offer. */
  readonly takeIt: string;
  /** To whoever has declined it, as long as others may accept. */
  readonly notForYou: string;
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
  /** An offer of more than ¢, with what each gives as it is called; the promise is empty for none (VAR-04). */
  readonly trade: (said: {
    readonly from: string;
    readonly to: string;
    readonly gives: readonly string[];
    readonly takes: readonly string[];
    readonly favour: string;
  }) => string;
  /** So many loot cards, which only two may know. */
  readonly loot: (cards: number) => string;
  /** The menus for what is given besides ¢, and what is asked for; and the buttons to them and back. */
  readonly things: {
    readonly give: string;
    readonly ask: string;
    readonly show: string;
    readonly hide: string;
    /** The button that shows the loot cards of an offer to the two whom it is between; what it says, and to anybody else. */
    readonly peek: string;
    readonly peeked: (cards: readonly string[]) => string;
    readonly notForYou: string;
  };
  readonly send: string;
  /** What sending an offer or waiting does to the open window. */
  readonly holds: string;
  readonly heldBefore: string;
  /** The wait of a window: somebody thinks, and the table waits for them. */
  readonly wait: {
    readonly start: string;
    readonly stop: string;
    readonly yours: string;
    /** On the board: who waits. */
    readonly of: (people: readonly string[]) => string;
  };
}
