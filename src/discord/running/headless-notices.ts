import { createNotices, type Notices } from '../live-messages/notices/notices.js';
import type { Pictures } from '../live-messages/pictures/pictures.js';
import { draftsIn } from '../memory/drafts.js';
import { lastReadIn } from '../memory/last-read.js';
import { numbersIn } from '../memory/numbers.js';
import { peopleIn } from '../memory/people.js';
import type { Messenger } from '../rest/messenger.js';
import type { Timers } from '../rest/timers.js';
import type { BotOptions } from './options.js';

const NO_PICTURES: Pictures = {
  board: async () => 'none',
  inspected: async () => [],
  story: async () => null,
  ofMoment: async () => [],
  apart: async () => [],
  allow: () => undefined,
};

/**
 * What tells people that they are awaited, without Discord: each mention goes to `posted` instead, at the time of `timers`. For
 * tools that play games over days.
 */
export const createHeadlessNotices = (
  {
    tables,
    store,
    words,
    log,
    timers,
  }: Pick<BotOptions, 'tables' | 'store' | 'words' | 'log'> & { readonly timers: Timers },
  posted: (text: string) => void,
): Notices => {
  let messages = 0;
  const known = new Map<string, string>();
  const messenger: Messenger = {
    async post(_channel, { content }, nonce) {
      const before = nonce === undefined ? undefined : known.get(nonce);
      if (before !== undefined) return before;
      const id = `m${(messages += 1)}`;
      if (nonce !== undefined) known.set(nonce, id);
      posted(content);
      return id;
    },
    edit: async () => undefined,
    reword: async () => undefined,
    remove: async () => undefined,
    strip: async () => undefined,
    hasPosted: async () => false,
    direct: async (user) => user,
    countAfter: async () => 0,
    member: async () => ({ is: 'gone' }),
    tell: async () => undefined,
  };
  const context = {
    tables,
    log,
    words,
    drafts: draftsIn(store),
    people: peopleIn(store),
    numbers: numbersIn(store, timers),
    pictures: NO_PICTURES,
    lastRead: lastReadIn(store, tables),
  };
  return createNotices(context, messenger, { serverOf: () => '5' }, timers);
};
