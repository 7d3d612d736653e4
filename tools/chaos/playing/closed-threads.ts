import { setTimeout as pause } from 'node:timers/promises';
import { InteractionFailed, type StandIn } from '../../../playground/index.js';

/** People who play nowhere, so that nobody at a table is told to be slower. */
const PEOPLE = ['Eve', 'Flo', 'Gus', 'Hal'];
/** Milliseconds between two things that one of them types. */
const BETWEEN = 75;

/** What is typed in turn: keys of names, and commands that need the channel. */
const TYPED: readonly Parameters<StandIn['crowd']['act']>[1][] = [
  { kind: 'autocomplete', channelId: '', command: 'act play', options: { card: 'bo' }, focused: 'card' },
  { kind: 'command', channelId: '', command: 'souls new', options: {} },
  { kind: 'autocomplete', channelId: '', command: 'card', options: { name: 'bomb' }, focused: 'name' },
  { kind: 'command', channelId: '', command: 'act pass', options: {} },
  { kind: 'command', channelId: '', command: 'souls-help', options: {} },
  { kind: 'command', channelId: '', command: 'hand', options: {} },
];

/**
 * People type for so many milliseconds, each in a private thread of a channel that the bot is not in. Who is not answered
 * types on. @returns how much has been typed
 */
export const typeInClosedThreads = async (
  { crowd, addThread }: Pick<StandIn, 'crowd' | 'addThread'>,
  channel: string,
  ms: number,
): Promise<number> => {
  const end = performance.now() + ms;
  const answers: Promise<unknown>[] = [];
  const unlessFailed = (error: unknown): void => {
    if (!(error instanceof InteractionFailed)) throw error;
  };
  await Promise.all(
    PEOPLE.map(async (name) => {
      const user = crowd.person(name);
      const channelId = await addThread(channel, { id: user }, `of ${name}`, { isPrivate: true });
      for (let n = 0; performance.now() < end; n += 1) {
        const typed = { ...TYPED[n % TYPED.length], channelId } as (typeof TYPED)[number];
        answers.push(crowd.act(user, typed).catch(unlessFailed));
        await pause(BETWEEN);
      }
    }),
  );
  await Promise.all(answers);
  return answers.length;
};
