/** How a table finds people. */
export interface FindingWords {
  /** The label of a button of the lobby, which has a role mentioned. */
  readonly call: string;
  /** The message that mentions it, and what it becomes when the lobby is over. */
  readonly called: (role: string, host: string) => string;
  readonly callOver: string;
  /** Names of tags of a forum that say how a table is: before its game, in it, after it. */
  readonly tags: Readonly<Record<'lobby' | 'playing' | 'over', readonly string[]>>;
  /** The role is gone; the bot may not mention it. */
  readonly roleGone: string;
  readonly mayNotMention: (role: string) => string;
}
