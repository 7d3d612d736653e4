import type { CardId, PlayerId } from '../engine/index.js';

/** What may be promised with an offer, besides what is typed. */
export const PROMISES = ['noHarm', 'respond', 'noRespond', 'leaves', 'attacks', 'pays'] as const;

/** A promise with its card or ¢; it binds nobody (BARTER-03). */
export interface Promised {
  readonly say: (typeof PROMISES)[number];
  readonly card: CardId | null;
  readonly amount: number | null;
}

/** An offer of a barter that nobody has answered yet (BARTER-01). */
export interface Offer {
  /** Id of the interaction that made it. */
  readonly id: string;
  readonly from: PlayerId;
  readonly to: PlayerId;
  /** Who gives the ¢: one of the two. */
  readonly payer: PlayerId;
  readonly amount: number;
  /** What is promised in return, as typed, not yet escaped; it binds nobody (BARTER-03). Empty for nothing. */
  readonly favour: string;
  /** What is promised by whoever does not pay, in words of ours. */
  readonly promise: Promised | null;
  /** The window that the offerer holds with it: until the offer is answered, their pass is not taken there. */
  readonly holds: string | null;
}

/** A promise in somebody's own words that was accepted: the log tells it for as long as it is kept here. */
export interface Typed {
  /** The id of the offer. */
  readonly offer: string;
  /** Who promises. */
  readonly by: PlayerId;
  /** Who has typed it; null for nobody who is still known. */
  readonly user: string | null;
  /** As typed, not yet escaped. */
  readonly words: string;
}

/** What an offer says. */
export type Terms = Pick<Offer, 'to' | 'amount' | 'favour'> & {
  readonly gives: boolean;
  readonly promise?: Promised | null;
};
