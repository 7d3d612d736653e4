/** About what people write in their own words, which the bot repeats only where the managers of a server allow it. */
export interface FreeTextWords {
  /** The state, for the page of the server's settings. */
  readonly allowed: (allowed: boolean) => string;
  /** In the menu of what is on. */
  readonly allow: string;
  /** To somebody who has typed a promise of their own. */
  readonly notHere: string;
  /** A button under an offer in somebody's own words. */
  readonly remove: string;
  readonly removed: string;
  readonly onlyModerators: string;
  /** The menu under a log with promises in somebody's own words. */
  readonly removePromise: string;
  readonly promiseRemoved: string;
  /** Somebody else has removed it. */
  readonly promiseGone: string;
}
