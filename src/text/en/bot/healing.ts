import type { HealingWords } from '../../words/bot/healing.js';
import { list } from '../cards/nouns.js';

export const healing: HealingWords = {
  boardHidden: (channel, missing) =>
    `Your table in <#${channel}> is paused: I cannot show its board there${
      missing.length === 0 ? '' : ` without ${list(missing, 'and')}`
    }. Nothing is lost. Ask an admin of the server to give me that back; the board then shows itself again.`,
  threadLocked: (channel) =>
    `Your table in <#${channel}> is paused: its thread is locked. Nothing is lost. Ask a moderator to unlock it; the board then shows itself again.`,
  boardClosed: (channel) =>
    `Your table in <#${channel}> is paused: that thread is closed to me. Nothing is lost. Mention me there once, and press a button of the board or type \`/souls show\`.`,
  notInThread: (bot) =>
    `I am not in this private thread, so I cannot show a table here; nothing has changed. Mention me here first (${bot}), which lets me in, then try again.`,
  channelGone:
    'The channel of your table was deleted, so the table is closed. Type `/souls new` in another channel to play again.',
  paused: (missing) =>
    `The table is paused, and nothing has changed: I need ${list(missing, 'and')} in this channel. Ask an admin of the server; then press the same button again.`,
  timedOut: (name, channel, until) =>
    `${name} cannot play at your table in <#${channel}> before <t:${until}:f>: a moderator has timed them out. You can wait, give the seat to somebody else with \`/souls replace\`, or end the table with \`/souls end\`.`,
};
