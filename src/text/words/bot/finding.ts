/** How a table finds people. */
export interface FindingWords {
  /** The label of a button of the lobby, which has a role mentioned. */
  readonly call: string;
  /** The message that mentions it, and what it becomes when the lobby is over. */
  readonly called: (role: string, host: string) => string;
  readonly callOver: string;
  /** The heading of those who wait, and one of them for whom a seat is kept until a time, as Discord writes it. */
  readonly waiting: (number: number) => string;
  readonly kept: (name: string, until: string) => string;
  /** To somebody who has pressed Join and waits: their place, from 1; before a game or in one. */
  readonly waits: (place: number, inGame: boolean) => string;
  /** A seat of the lobby is offered to somebody who has waited; what follows the offer of a seat in a game. */
  readonly seatKept: (user: string, until: string) => string;
  readonly offeredUntil: (until: string) => string;
  readonly stopWaiting: string;
  readonly noLonger: string;
  /** Names of tags of a forum that say how a table is: before its game, in it, after it. */
  readonly tags: Readonly<Record<'lobby' | 'playing' | 'over', readonly string[]>>;
  /** The role is gone; the bot may not mention it. */
  readonly roleGone: string;
  readonly mayNotMention: (role: string) => string;
}
