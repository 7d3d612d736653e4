import { afterEach, expect, test, vi } from 'vitest';
import { openThread, ThreadEnded, type Thread } from '../../src/ops/index.js';

const file = new URL('thread-worker.mjs', import.meta.url);
const memory = { maxOldGenerationSizeMb: 16 };

const threads: Thread<string, number>[] = [];
const opened = (patience = 60_000): Thread<string, number> => {
  const thread = openThread<string, number>({ file, memory, patience, idle: null });
  threads.push(thread);
  return thread;
};
afterEach(async () => {
  vi.useRealTimers();
  for (const thread of threads.splice(0)) await thread.close();
});

test('one thread answers all questions, and what it throws for one keeps it from no other', async () => {
  const thread = opened();
  const [first, second, third] = await Promise.allSettled([
    thread.ask('answer'),
    thread.ask('throw'),
    thread.ask('answer'),
  ]);
  expect([first, third]).toEqual([1, 2].map((value) => ({ status: 'fulfilled', value })));
  expect(second).toMatchObject({ status: 'rejected', reason: { message: 'thrown' } });
});

test('a thread that breaks tells whoever waits for it, and another one is started', async () => {
  const thread = opened();
  expect(await thread.ask('answer')).toBe(1);
  const [waiting, breaking] = await Promise.allSettled([thread.ask('say nothing'), thread.ask('break')]);
  for (const one of [waiting, breaking])
    expect(one).toMatchObject({ status: 'rejected', reason: { cause: { message: 'broken' } } });
  expect(await thread.ask('answer')).toBe(1);
});

test('a thread that breaks twice in a row is not started again for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const thread = opened();
  for (let n = 0; n < 2; n += 1)
    await expect(thread.ask('break')).rejects.toMatchObject({ cause: { message: 'broken' } });
  await expect(thread.ask('answer')).rejects.toMatchObject({ message: 'There is no thread.' });
  vi.advanceTimersByTime(10_000);
  expect(await thread.ask('answer')).toBe(1);
});

test('a thread that says nothing for too long is ended, and another one is started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const thread = opened(500);
  const asked = expect(thread.ask('say nothing')).rejects.toBeInstanceOf(ThreadEnded);
  vi.advanceTimersByTime(500);
  await asked;
  expect(await thread.ask('answer')).toBe(1);
});

test('closing ends what is asked, and nothing is answered any more', async () => {
  const thread = opened();
  const asked = expect(thread.ask('say nothing')).rejects.toBeInstanceOf(ThreadEnded);
  await thread.close();
  await asked;
  await expect(thread.ask('answer')).rejects.toBeInstanceOf(ThreadEnded);
});
