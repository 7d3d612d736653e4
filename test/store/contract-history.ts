import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { newChannel, type Stores } from './contract.js';
import { commitOf } from './scene.js';

/** What every store must do: the histories of games. */
export function historyContract(stores: Stores): void {
  it("gives back a game's history, of which a commit may replace the end", async () => {
    const { store, four } = stores();
    const [channel, other] = [newChannel(), newChannel()];
    expect(await store.history(channel)).toEqual([]);
    const long = 'Guppy’s Paw 🐾 '.repeat(1000);
    await store.commit(commitOf(channel, 0, { history: { texts: ['one', long] }, outbox: ['board'] }));
    await store.commit(commitOf(other, 0, { history: { texts: ['of another'] } }));
    await store.commit(commitOf(channel, 1, { entries: [{ id: '1.0', text: 'line' }] }));
    await store.commit(commitOf(channel, 2, { history: { texts: ['two'] }, ended: true }));
    expect(await four[1]!.history(channel)).toEqual(['one', long, 'two']);
    await store.commit(commitOf(channel, 3, { history: { after: 1, texts: ['turn', 'next'] } }));
    expect(await four[2]!.history(channel)).toEqual(['one', 'turn', 'next']);
    expect((await store.outbox(channel)).map(({ text }) => text)).toEqual(['board']);
    await store.commit(commitOf(channel, 4, { history: { after: 0, texts: ['anew'] } }));
    expect(await store.history(channel)).toEqual(['anew']);
    expect(await store.history(other)).toEqual(['of another']);
  });

  it('adds nothing to a history in a conflict, or at a second delivery', async () => {
    const { store } = stores();
    const channel = newChannel();
    const click = { interaction: `of ${channel}`, history: { texts: ['one'] } };
    await store.commit(commitOf(channel, 0, click));
    await store.commit(commitOf(channel, 0, { history: { after: 0, texts: ['late'] } }));
    await store.commit(commitOf(channel, 1, click));
    expect(await store.history(channel)).toEqual(['one']);
  });

  it('forgets a history with the log and with the table', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { history: { texts: ['one'] } }));
    await store.clearEntries(channel);
    expect(await store.history(channel)).toEqual([]);
    await store.commit(commitOf(channel, 1, { history: { texts: ['two'] } }));
    expect(await store.history(channel)).toEqual(['two']);
    await store.removeTable(channel);
    expect(await store.history(channel)).toEqual([]);
  });

  it('keeps 200 KB of a game as they are stored, and no text after one that did not fit', async () => {
    const { store } = stores();
    const channel = newChannel();
    const text = randomBytes(45 * 1024).toString('base64'); // packed 45 KB again, and a little
    const add = async (revision: number, history: { texts: readonly string[]; after?: number }) =>
      store.commit(commitOf(channel, revision, { history }));
    for (let revision = 0; revision < 6; revision += 1) await add(revision, { texts: [text] });
    expect(await store.history(channel)).toHaveLength(4);
    await add(6, { texts: ['small'] });
    await add(7, { after: 2, texts: ['turn'] });
    expect(await store.history(channel)).toHaveLength(4);
    await add(8, { after: 0, texts: ['anew'] });
    await add(9, { texts: ['small'] });
    expect(await store.history(channel)).toEqual(['anew', 'small']);
  });
}
