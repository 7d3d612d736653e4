import type { NotedMention, Messages, Table, Tables } from '../../../table/index.js';
import type { Language, Words } from '../../../text/index.js';
import type { Payload } from '../../protocol/payload.js';
import { wordsAt } from '../../format/printed.js';
import { languageFor } from '../../memory/people.js';
import { directEndedMessage, directNoticeMessage } from '../../messages/notice/direct-page.js';
import { endedNoticeMessage, noticeMessage } from '../../messages/notice/notice-message.js';
import type { Messenger } from '../../rest/messenger.js';
import { asTold, awaitedAt, nonceOf, saysOf, type WaitToTell } from './told-waits.js';
import type { Context } from '../context.js';
import { removeOlderNotices, type NoticeNotes } from './notice-notes.js';

type Ended = Messages['endedNotices'][number];
type Standing = NotedMention | Ended;

interface TidyingDeps {
  readonly context: Pick<Context, 'tables' | 'people' | 'words'>;
  readonly messenger: Messenger;
  readonly telling: NoticeNotes;
  readonly serverOf: (channel: string) => string | null;
}

/** The table with one of its mentions saying something else; none is changed that has gone or ended meanwhile. */
const saying = (messages: Messages, { message }: Standing, said: Partial<NotedMention>): Partial<Messages> => {
  const changed = <T extends Standing>(one: T): T => (one.message === message ? { ...one, ...said } : one);
  const notices = Object.entries(messages.notices).map(([user, at]) => [user, changed(at)] as const);
  return { notices: Object.fromEntries(notices), endedNotices: messages.endedNotices.map(changed) };
};

/** Deletes the mentions that are to go, and then notes that they have gone. */
const deleteLeaving = async (tables: Tables, messenger: Messenger, table: Table): Promise<void> => {
  const { leavingNotices } = table.data.display.messages;
  if (leavingNotices.length === 0) return;
  for (const { channel, message } of leavingNotices) await messenger.remove(channel, message);
  const gone = new Set(leavingNotices.map(({ message }) => message));
  await tables.noteMessages(table.channel, (now) => ({
    leavingNotices: now.leavingNotices.filter(({ message }) => !gone.has(message)),
  }));
};

/**
 * Brings what stands of the mentions of a table up to date: those whose people have acted go, and the others say what is true
 * now. That can wait, and nobody who is to be told waits for it.
 */
export const createTidying = ({ context, messenger, telling, serverOf }: TidyingDeps) => {
  const { tables, people } = context;

  /** Edits a message whose text is not true any more; in the language in which it was posted. */
  const reword = async (
    table: Table,
    user: string,
    at: Standing,
    made: (w: Words, isMentioned: boolean) => Payload,
  ): Promise<void> => {
    const personal = await people.of(user);
    const language: Language = at.language ?? languageFor(personal, table.data.display.language);
    const payload = made(wordsAt(table, context.words(language)), at.named !== true);
    const says = saysOf(payload.content);
    if (says === at.says) return;
    await messenger.reword(at.channel, at.message, payload);
    await tables.noteMessages(table.channel, (now) => saying(now, at, { says, language }));
  };

  const live = (table: Table, awaited: WaitToTell, { channel, about }: NotedMention) => {
    const told = about === null ? awaited : asTold(awaited, about);
    const server = table.data.game.upkeep.server ?? serverOf(table.channel);
    return (w: Words, isMentioned: boolean): Payload => {
      if (channel === table.channel) return noticeMessage(table, told, w, isMentioned);
      return told.hasPassed ? directEndedMessage(table, w.notices.passed) : directNoticeMessage(table, told, server, w);
    };
  };

  const ended =
    (table: Table, one: Ended) =>
    (w: Words, isMentioned: boolean): Payload =>
      one.channel === table.channel
        ? endedNoticeMessage(table, one, w, isMentioned)
        : directEndedMessage(table, w.notices.ended(one.ending));

  return async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const { notices, endedNotices } = table.data.display.messages;
    const awaited = awaitedAt(table);
    const due = new Set(awaited.flatMap((one) => [true, false].map((isSilent) => nonceOf(table, one, isSilent))));
    await telling.withoutUnknown(
      table,
      due,
      context.words(table.data.display.language).notices.ended({ how: 'goneOn' }),
    );
    await deleteLeaving(tables, messenger, table);
    for (const [user, at] of Object.entries(notices)) {
      const left = await removeOlderNotices({ tables, messenger }, channel, user, at);
      const own = awaited.find((one) => one.user === user);
      if (own !== undefined && left.about !== null) await reword(table, user, left, live(table, own, left));
    }
    for (const one of endedNotices) await reword(table, one.user, one, ended(table, one));
  };
};
