/** How a table finds people. */
export interface FindingWords {
  /** The label of a button of the lobby, which has a role mentioned. */
  readonly call: string;
  /** The message that mentions it, and what it becomes when the lobby is over. */
  readonly called: (role: string, host: string) => string;
  readonly callOver: string;
  /** The role is gone; the bot may not mention it. */
  readonly roleGone: string;
  readonly mayNotMention: (role: string) => string;
}
