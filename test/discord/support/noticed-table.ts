import { onTestFinished } from 'vitest';
import { DiscordAPIError } from 'discord.js';
import { cardById } from '../../../cards/index.js';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { lastReadIn } from '../../../src/discord/memory/last-read.js';
import { numbersIn } from '../../../src/discord/memory/numbers.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import { createNotices } from '../../../src/discord/live-messages/notices/notices.js';
import { createPictures } from '../../../src/discord/live-messages/pictures/pictures.js';
import type { Messenger } from '../../../src/discord/rest/messenger.js';
import { createTables, switchesOn, type Person, type Table } from '../../../src/table/index.js';
import {
  answer,
  ANN,
  asked,
  BOB,
  CHANNEL,
  done,
  embedded,
  newInteraction,
  requestOf,
  passToMain,
  silent,
} from '../../table/table-scene.js';
import { calm, HandTimers } from './hand-timers.js';
import { speak } from './house.js';
import { MINUTE } from '../../support/durations.js';

const closedDirect = (code: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'closed' }, code, 403, 'POST', '/', { body: {}, files: [] });

/** A game over days at which somebody has their own turn, its notices, and the messages that stand in its channels. */
export const opened = async (people: readonly Person[] = [ANN, BOB], quick = false) => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const timers = new HandTimers(Date.UTC(2026, 10, 24, 12));
  const tables = createTables({
    store: {
      ...store,
      beat: async () => 0,
      head: async (channel) => {
        if (state.storeGone) throw new Error('no connection');
        return store.head(channel);
      },
    },
    cards: { card: cardById },
    log: silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => timers.now(),
  });
  const state = {
    broken: false,
    /** The code with which direct messages are refused. */
    directRefused: null as number | null,
    storeGone: false,
    keepsAll: false,
    diesPosting: false,
    /** What happens while a message is on its way. */
    meanwhile: async (): Promise<unknown> => undefined,
  };
  const standing = new Map<string, { channel: string; content: string }>();
  const acts: string[] = [];
  /** Of what is posted, what makes no sound. */
  const sounds: ('silent' | 'loud')[] = [];
  let posted = 0;
  /** What Discord remembers of nonces: the same makes no second message. */
  const nonces = new Map<string, string>();
  const working = (): void => {
    if (state.broken) throw new Error('no connection');
  };
  const messenger: Messenger = {
    async post(channel, { content }: Payload, nonce, how) {
      working();
      if (channel.startsWith('direct') && state.directRefused !== null) throw closedDirect(state.directRefused);
      const same = nonces.get(nonce);
      if (same !== undefined) return same;
      posted += 1;
      nonces.set(nonce, `m${posted}`);
      standing.set(`m${posted}`, { channel, content });
      acts.push(`post ${channel}`);
      sounds.push(how?.silent === true ? 'silent' : 'loud');
      await state.meanwhile();
      if (state.diesPosting) throw new Error('the process dies here');
      return `m${posted}`;
    },
    edit: async () => undefined,
    async remove(_channel, message) {
      working();
      if (state.keepsAll) throw new Error('the process dies here');
      standing.delete(message);
      acts.push('remove');
    },
    async strip() {
      throw new Error('a notice keeps its mention');
    },
    async reword(channel, message, { content }) {
      working();
      if (!standing.has(message)) return;
      standing.set(message, { channel, content });
      acts.push('reword');
    },
    hasPosted: async () => false,
    direct: async (user) => `direct ${user}`,
    countAfter: async () => 0,
    member: async () => ({ is: 'gone' }),
    tell: async () => undefined,
  };
  const context = {
    tables,
    log: silent,
    words: speak,
    drafts: draftsIn(store),
    people: peopleIn(store),
    numbers: numbersIn(store, timers),
    pictures: createPictures(silent),
    lastRead: lastReadIn(store, tables),
  };
  const notices = createNotices(context, messenger, { serverOf: () => '5' }, timers);
  const table = async (): Promise<Table> => (await tables.table(CHANNEL))!;
  /** Time passes, the clock of the table is looked at, and whoever it names is told. */
  const pass = async (milliseconds: number): Promise<void> => {
    await timers.pass(milliseconds);
    await tables.keepTime()();
    await notices.sync(CHANNEL);
    await calm(() => acts.length); // what is over is taken away in its own time
  };
  const contents = (): readonly string[] => [...standing.values()].map(({ content }) => content);

  const [host] = people as [Person];
  done(await tables.open(CHANNEL, requestOf(host), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(host), { do: 'set', setting: { set: 'pace', pace: 'days' } }));
  if (quick)
    done(
      await tables.perform(CHANNEL, requestOf(host), {
        do: 'set',
        setting: { set: 'switches', on: switchesOn(['quick']) },
      }),
    );
  for (const person of people.slice(1))
    done(
      await tables.perform(
        CHANNEL,
        { interaction: newInteraction(), person: { ...person, acceptsQuick: true } },
        { do: 'join' },
      ),
    );
  await passToMain(tables, done(await tables.perform(CHANNEL, requestOf(host), { do: 'start' })));
  for (const person of people)
    done(await tables.perform(CHANNEL, requestOf(person), { do: 'setStandingOrder', order: 'always' }));
  await timers.pass(2 * MINUTE);
  /** The active player ends the turn, so that everybody else is asked. */
  const ending = async (): Promise<Table> => {
    const now = await table();
    return done(await answer(tables, now, asked(now), 'end'));
  };
  return {
    tables,
    timers,
    state,
    notices,
    table,
    pass,
    ending,
    contents,
    standing,
    acts,
    sounds,
    people: context.people,
  };
};
