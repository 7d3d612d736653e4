/** What is said when Discord or a server comes between a table and its people. */
export interface HealingWords {
  /** To the host, once: the board cannot be shown in this channel; `missing` names the rights, or nothing when they are not known. */
  readonly boardHidden: (channel: string, missing: readonly string[]) => string;
  /** To the host, once: the thread of the table is locked. */
  readonly threadLocked: (channel: string) => string;
  /** To the host, once: the bot is not in the private thread of the table any more. */
  readonly boardClosed: (channel: string) => string;
  /** To whoever wants a table in a private thread that the bot is not in; `bot` mentions it. */
  readonly notInThread: (bot: string) => string;
  /** To the host: the channel of the table was deleted. */
  readonly channelGone: string;
  /** To whoever acts while the bot may not write in the channel. */
  readonly paused: (missing: readonly string[]) => string;
  /** To the host: this person has been timed out; `until` in seconds since 1970. */
  readonly timedOut: (name: string, channel: string, until: number) => string;
}
