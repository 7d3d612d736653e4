import { expect, it } from 'vitest';
import type { Due, GameStore } from '../../src/table/index.js';
import { newChannel, type Stores } from './contract.js';
import { commitOf } from './scene.js';

const LEASE = 4_000;

/** What is due in a store at a time, of these channels only: other tests use the same store, at later times. */
const dueIn = async (
  store: GameStore,
  channels: readonly string[],
  now: number,
  lease = LEASE,
): Promise<readonly Due[]> =>
  (await store.takeDue(now, lease, 6_400)).filter(({ channel }) => channels.includes(channel));

const wake = (channel: string): Due => ({ channel, for: 'wake' });
const outbox = (channel: string): Due => ({ channel, for: 'outbox' });

/** What every store must do: what is due when, and whether a process runs. */
export function dueContract(stores: Stores): void {
  it('gives a channel whose time has come to one process, and to another when nothing has become of it', async () => {
    const { four } = stores();
    const channel = newChannel();
    await four[0]!.commit(commitOf(channel, 0, { wake: 5_000 }));
    expect(await dueIn(four[1]!, [channel], 4_999)).toEqual([]);
    const taken = await Promise.all(four.map(async (store) => dueIn(store, [channel], 5_000)));
    expect(taken.flat()).toEqual([wake(channel)]);
    expect(await dueIn(four[2]!, [channel], 8_999)).toEqual([]);
    expect(await dueIn(four[3]!, [channel], 9_000)).toEqual([wake(channel)]);
    await four[3]!.removeTable(channel);
  });

  it('leaves nothing to one process alone for longer than 4 s, however long it asks for', async () => {
    const { four } = stores();
    const channel = newChannel();
    await four[0]!.commit(commitOf(channel, 0, { wake: 5_000 }));
    expect(await dueIn(four[0]!, [channel], 5_000, 1_000)).toEqual([wake(channel)]);
    expect(await dueIn(four[1]!, [channel], 6_000, 60_000)).toEqual([wake(channel)]);
    expect(await dueIn(four[2]!, [channel], 9_999)).toEqual([]);
    expect(await dueIn(four[2]!, [channel], 10_000)).toEqual([wake(channel)]);
    await four[2]!.removeTable(channel);
  });

  it('gives the earliest first, wherever they are, and no more than was asked for', async () => {
    const { store } = stores();
    const channels = Array.from({ length: 12 }, newChannel);
    for (const [at, channel] of channels.entries()) {
      const times = at === 3 ? { outbox: ['board'], deliverBy: 1_003 } : { wake: 1_000 + at };
      await store.commit(commitOf(channel, 0, times));
    }
    const all = channels.map((channel, at) => (at === 3 ? outbox(channel) : wake(channel)));
    expect(await store.takeDue(2_000, LEASE, 5)).toEqual(all.slice(0, 5));
    expect(await store.takeDue(2_000, LEASE, 5)).toEqual(all.slice(5, 10));
    expect(await store.takeDue(1_010, LEASE, 5)).toEqual(all.slice(10, 11));
    for (const channel of channels) await store.removeTable(channel);
  });

  it('gives each of a hundred channels once when four processes ask for what is due again and again', async () => {
    const { four } = stores();
    const channels = Array.from({ length: 100 }, newChannel);
    await Promise.all(channels.map(async (channel) => four[0]!.commit(commitOf(channel, 0, { wake: 3_000 }))));
    const taken = await Promise.all(
      four.map(async (store) => {
        const own: Due[] = [];
        for (let round = 0; round < 30; round += 1) own.push(...(await store.takeDue(3_000, LEASE, 7)));
        return own;
      }),
    );
    const found = taken.flat().map(({ channel }) => channel);
    expect(found).toHaveLength(new Set(found).size);
    expect(new Set(found)).toEqual(new Set(channels));
    await Promise.all(channels.map(async (channel) => four[0]!.removeTable(channel)));
  });

  it('a commit says when a channel is due next, leaves it as it was, or says never', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { wake: 5_000 }));
    await store.commit(commitOf(channel, 1));
    expect(await dueIn(store, [channel], 5_000)).toEqual([wake(channel)]);
    await store.commit(commitOf(channel, 2, { wake: 7_000 }));
    expect(await dueIn(store, [channel], 6_999)).toEqual([]);
    await store.commit(commitOf(channel, 3, { wake: null }));
    expect(await dueIn(store, [channel], 100_000)).toEqual([]);
    await store.commit(commitOf(channel, 4, { wake: 5_000 }));
    await store.commit(commitOf(channel, 5, { wake: 5_000, ended: true }));
    expect(await dueIn(store, [channel], 100_000)).toEqual([]);
  });

  it('a commit that is not taken leaves what is due as it was', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { wake: 5_000, interaction: `click ${channel}` }));
    await store.commit(commitOf(channel, 0, { wake: null, outbox: ['late'], deliverBy: 1_000 }));
    await store.commit(commitOf(channel, 1, { wake: null, interaction: `click ${channel}` }));
    expect(await dueIn(store, [channel], 5_000)).toEqual([wake(channel)]);
    await store.removeTable(channel);
  });

  it('what a process leaves in an outbox is due for the others, also of a table that is over, until it has been done', async () => {
    const { store, four } = stores();
    const [left, done, over] = [newChannel(), newChannel(), newChannel()];
    for (const channel of [left, done, over])
      await store.commit(
        commitOf(channel, 0, { outbox: ['board', 'ping'], deliverBy: 5_000, ended: channel === over }),
      );
    const items = await store.outbox(done);
    await store.outboxDone(done, [items[0]!.id]);
    expect(await dueIn(store, [left, done, over], 4_999)).toEqual([]);
    await store.outboxDone(done, [items[1]!.id]);
    const taken = await Promise.all(four.map(async (one) => dueIn(one, [left, done, over], 5_000)));
    expect(taken.flat().map(({ channel }) => channel)).toEqual(expect.arrayContaining([left, over]));
    expect(taken.flat()).toHaveLength(2);
    await store.outboxDone(
      left,
      (await store.outbox(left)).map(({ id }) => id),
    );
    expect(await dueIn(store, [left, done, over], 9_000)).toEqual([outbox(over)]);
    await store.outboxDone(
      over,
      (await store.outbox(over)).map(({ id }) => id),
    );
    expect(await dueIn(store, [left, done, over], 100_000)).toEqual([]);
  });

  it('an outbox is due at the time that its newest commit has said, and apart from the time of its channel', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { outbox: ['board'], deliverBy: 5_000, wake: 5_500 }));
    await store.commit(commitOf(channel, 1, { outbox: ['board'], deliverBy: 6_000 }));
    expect(await dueIn(store, [channel], 5_999)).toEqual([wake(channel)]);
    expect(await dueIn(store, [channel], 6_000)).toEqual([outbox(channel)]);
    await store.commit(commitOf(channel, 2, { wake: null }));
    expect(await dueIn(store, [channel], 9_999)).toEqual([]);
    expect(await dueIn(store, [channel], 10_000)).toEqual([outbox(channel)]);
    await store.removeTable(channel);
  });

  it('nothing of a table that was removed is due', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { outbox: ['board'], deliverBy: 5_000, wake: 5_000 }));
    await store.removeTable(channel);
    expect(await dueIn(store, [channel], 100_000)).toEqual([]);
  });

  it('counts the time in which no process ran, and against it a clock that was set back', async () => {
    const { store, four } = stores();
    const from = await store.beat(1_000_000, 15_000);
    expect(await four[1]!.beat(1_010_000, 15_000)).toBe(from);
    expect(await four[2]!.beat(1_009_500, 15_000)).toBe(from);
    expect(await four[3]!.beat(1_025_000, 15_000)).toBe(from);
    const together = await Promise.all(four.map(async (one) => one.beat(1_100_000, 15_000)));
    expect(together).toEqual([1, 2, 3, 4].map(() => from + 75_000));
    expect(await four[1]!.beat(1_101_000, 15_000)).toBe(from + 75_000);
    expect(await four[2]!.beat(1_000_000, 15_000)).toBe(from + 75_000 - 101_000);
    expect(await four[0]!.beat(1_001_000, 15_000)).toBe(from - 26_000);
  });
}
