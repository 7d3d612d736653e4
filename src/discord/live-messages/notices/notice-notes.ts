import type { NotedMention, Messages, Table, Tables } from '../../../table/index.js';
import { message, type Payload } from '../../protocol/payload.js';
import { isRefusedForGood, type Messenger } from '../../rest/messenger.js';
import { nonceOf, saysOf, type WaitToTell } from './told-waits.js';

/** What is posted, and where. */
interface Posting {
  readonly channel: string;
  readonly payload: Payload;
}

const replacingNothing = ({ replaced: _replaced, ...at }: NotedMention): NotedMention => at;

/** Takes away what stands for this person besides the newest message; until that is done it is noted, for any process to do. */
export const removeOlderNotices = async (
  { tables, messenger }: { readonly tables: Tables; readonly messenger: Messenger },
  channel: string,
  user: string,
  at: NotedMention,
): Promise<NotedMention> => {
  const { replaced = [] } = at;
  if (replaced.length === 0) return at;
  for (const older of replaced) await messenger.remove(older.channel, older.message);
  await tables.noteMessages(channel, ({ notices }) => {
    const now = notices[user];
    return now?.message === at.message ? { notices: { ...notices, [user]: replacingNothing(now) } } : {};
  });
  return replacingNothing(at);
};

/** What stands for somebody from now on; who has acted while it was being posted has no use for it. */
const noted =
  (user: string, at: NotedMention, nonce: string) =>
  ({ notices, leavingNotices, telling = [] }: Messages): Partial<Messages> => {
    const isWanted = telling.find((one) => one.nonce === nonce)?.unwanted !== true;
    const { replaced = [], channel, message: id } = at;
    return {
      telling: telling.filter((one) => one.nonce !== nonce),
      ...(isWanted
        ? { notices: { ...notices, [user]: at } }
        : { leavingNotices: [...leavingNotices, ...replaced, { channel, message: id }] }),
    };
  };

/** Messages that are being posted, noted before they are: a process that ends just then leaves none that nobody knows of. */
export const createNoticeNotes = (tables: Tables, messenger: Messenger) => {
  /** Nonces of what this process is posting now. */
  const posting = new Set<string>();
  const known = async (channel: string, nonce: string): Promise<void> =>
    void (await tables.noteMessages(channel, ({ telling = [] }) => ({
      telling: telling.filter((one) => one.nonce !== nonce),
    })));
  return {
    /** It is noted what came of what is posted meanwhile; only one that may have been posted all the same stays noted. */
    async during(nonce: string, run: () => Promise<void>): Promise<void> {
      posting.add(nonce);
      try {
        await run();
      } finally {
        posting.delete(nonce);
      }
    },
    /** Posts a message about a wait. */
    async post(
      table: Table,
      wanted: WaitToTell,
      silent: boolean,
      { channel, payload }: Posting,
    ): Promise<NotedMention> {
      const nonce = nonceOf(table, wanted, silent);
      const { user, about } = wanted;
      await tables.noteMessages(table.channel, ({ telling = [] }) => ({
        telling: [...telling.filter((one) => one.nonce !== nonce), { channel, nonce, user, about }],
      }));
      try {
        const id = await messenger.post(channel, payload, nonce, { silent });
        return { channel, message: id, about, says: saysOf(payload.content) };
      } catch (error) {
        if (isRefusedForGood(error)) await known(table.channel, nonce);
        throw error;
      }
    },
    /** Notes what was posted with this nonce, in place of what stood for this user before. */
    async note(channel: string, user: string, at: NotedMention, nonce: string): Promise<void> {
      await tables.noteMessages(channel, noted(user, at, nonce));
    },
    /**
     * Takes away what was posted and not noted, for a process ended just then, when nobody is to be told of it any more: the
     * same nonce makes no second message, and where none came to be it makes one without a sound, which goes at once.
     */
    async withoutUnknown(table: Table, due: ReadonlySet<string>, content: string): Promise<void> {
      const unknown = (table.data.display.messages.telling ?? []).filter(
        ({ nonce }) => !posting.has(nonce) && !due.has(nonce),
      );
      for (const { channel, nonce } of unknown) {
        try {
          await messenger.remove(channel, await messenger.post(channel, message({ content }), nonce, { silent: true }));
        } catch (error) {
          if (!isRefusedForGood(error)) throw error; // where nothing can be posted nothing of it can be taken away
        }
        await known(table.channel, nonce);
      }
    },
  };
};
export type NoticeNotes = ReturnType<typeof createNoticeNotes>;
