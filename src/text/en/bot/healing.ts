import type { HealingWords } from '../../words/bot/healing.js';
import { list } from '../cards/nouns.js';

export const healing: HealingWords = {
  boardHidden: (channel, missing) =>
    `Your table in <#${channel}> is paused: I cannot show its board there${
      missing.length === 0 ? '' : ` without ${list(missing, 'and')}`
    }. Nothing is lost. Ask an admin of the server to give me that back; the board then shows itself again.`,
  threadLocked: (channel) =>
    `Your table in <#${channel}> is paused: its thread is locked. Nothing is lost. Ask a moderator to unlock it; the board then shows itself again.`,
  channelGone:
    'The channel of your table was deleted, so the table is closed. Type `/souls new` in another channel to play again.',
  paused: (missing) =>
    `The table is paused, and nothing has changed: I need ${list(missing, 'and')} in this channel. Ask an admin of the server; then press the same button again.`,
  timedOut: (name, channel, until) =>
    `${name} cannot play at your table in <#${channel}> before <t:${until}:f>: a moderator has timed them out. You can wait, give the seat to somebody else with \`/souls replace\`, or end the table with \`/souls end\`.`,
};
