import { list } from '../cards/nouns.js';

/** What is said when Discord or a server comes between a table and its people. */
export const healing = {
  /** To the host, once: the board cannot be shown in this channel; `missing` names the rights, or nothing when they are not known. */
  boardHidden: (channel: string, missing: readonly string[]): string =>
    `Your table in <#${channel}> is paused: I cannot show its board there${
      missing.length === 0 ? '' : ` without ${list(missing, 'and')}`
    }. Nothing is lost. Ask an admin of the server to give me that back; the board then shows itself again.`,
  /** To the host, once: the thread of the table is locked. */
  threadLocked: (channel: string): string =>
    `Your table in <#${channel}> is paused: its thread is locked. Nothing is lost. Ask a moderator to unlock it; the board then shows itself again.`,
  /** To the host, once: the bot is not in the private thread of the table any more. */
  boardClosed: (channel: string): string =>
    `Your table in <#${channel}> is paused: that thread is closed to me. Nothing is lost. Mention me there once, and press a button of the board or type \`/souls show\`.`,
  /** To whoever wants a table in a private thread that the bot is not in; `bot` mentions it. */
  notInThread: (bot: string): string =>
    `I am not in this private thread, so I cannot show a table here; nothing has changed. Mention me here first (${bot}), which lets me in, then try again.`,
  /** To the host: the channel of the table was deleted. */
  channelGone:
    'The channel of your table was deleted, so the table is closed. Type `/souls new` in another channel to play again.',
  /** To whoever acts while the bot may not write in the channel. */
  paused: (missing: readonly string[]): string =>
    `The table is paused, and nothing has changed: I need ${list(missing, 'and')} in this channel. Ask an admin of the server; then press the same button again.`,
  /** To the host: this person has been timed out; `until` in seconds since 1970. */
  timedOut: (name: string, channel: string, until: number): string =>
    `${name} cannot play at your table in <#${channel}> before <t:${until}:f>: a moderator has timed them out. You can wait, give the seat to somebody else with \`/souls replace\`, or end the table with \`/souls end\`.`,
};
