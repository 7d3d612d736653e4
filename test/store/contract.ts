import { expect, it } from 'vitest';
import type { CommitResult, GameStore } from '../../src/table/index.js';
import { commitOf } from './scene.js';

/** The stores under test, as several processes would have them (the embedded store: always the same one). */
export type Stores = () => { readonly store: GameStore; readonly four: readonly GameStore[] };

let channels = 0;

/** A channel that no other test uses. */
export function newChannel(): string {
  channels += 1;
  return `9${String(channels).padStart(17, '0')}`;
}

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map((one) => one.id);
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}.0`, text: `line ${from + index}` }));

/** What every store must do (src/table/record/game-store.ts): records and commits. */
export function recordContract(stores: Stores): void {
  it('knows nothing of a new channel', async () => {
    const { store } = stores();
    const channel = newChannel();
    expect(await store.load(channel)).toBeNull();
    expect(await store.head(channel)).toBeNull();
    expect(await store.entries(channel, null, 10)).toEqual([]);
    expect(await store.latestEntries(channel, 10)).toEqual([]);
    expect(await store.outbox(channel)).toEqual([]);
    expect(await store.draft(channel, '1')).toBeNull();
    expect(await store.interactionRevision(channel, '1')).toBeNull();
    expect(await store.liveChannels()).not.toContain(channel);
  });

  it('gives back what was committed, and keeps the checkpoint when a commit leaves it out', async () => {
    const { store } = stores();
    const channel = newChannel();
    const first = await store.commit(commitOf(channel, 0, { checkpoint: 'one', answers: '' }));
    expect(first).toEqual({ is: 'committed', revision: 1 });
    expect(await store.load(channel)).toEqual({ revision: 1, checkpoint: 'one', answers: '' });
    expect(await store.head(channel)).toEqual({ revision: 1 });
    await store.commit(commitOf(channel, 1, { id: 'b', answers: '["a"]' }));
    expect(await store.load(channel)).toEqual({ revision: 2, id: 'b', checkpoint: 'one', answers: '["a"]' });
    expect(await store.head(channel)).toEqual({ revision: 2, id: 'b' });
    await store.commit(commitOf(channel, 2, { id: 'c', checkpoint: '', answers: '[]' }));
    expect(await store.load(channel)).toEqual({ revision: 3, id: 'c', checkpoint: '', answers: '[]' });
  });

  it('lists every channel with a record, and deletes everything about one', async () => {
    const { store } = stores();
    const [live, over] = [newChannel(), newChannel()];
    await store.commit(commitOf(live, 0, { checkpoint: 'one', entries: numbered(1, 2), outbox: ['board'] }));
    await store.setDraft(live, '1', 'draft');
    await store.commit(commitOf(over, 0, { ended: true }));
    expect(await store.allChannels()).toEqual(expect.arrayContaining([live, over]));
    await store.removeTable(live);
    expect(await store.load(live)).toBeNull();
    expect(await store.entries(live, null, 10)).toEqual([]);
    expect(await store.outbox(live)).toEqual([]);
    expect(await store.draft(live, '1')).toBeNull();
    expect(await store.liveChannels()).not.toContain(live);
    expect(await store.allChannels()).not.toContain(live);
    expect(await store.load(over)).not.toBeNull();
  });

  it('takes what is asked for in one moment, each table by itself, and reads what was written before', async () => {
    const { store } = stores();
    const [one, other] = [newChannel(), newChannel()];
    const together = await Promise.all([
      store.commit(commitOf(one, 0, { answers: 'first' })),
      store.commit(commitOf(one, 0, { answers: 'late' })),
      store.commit(commitOf(other, 0, { answers: 'other' })),
      store.setDraft(other, '1', 'draft'),
      store.load(other),
      store.draft(other, '1'),
    ]);
    expect(together).toEqual([
      { is: 'committed', revision: 1 },
      { is: 'conflict', revision: 1 },
      { is: 'committed', revision: 1 },
      undefined,
      { revision: 1, checkpoint: '', answers: 'other' },
      'draft',
    ]);
    expect(await store.load(one)).toEqual({ revision: 1, checkpoint: '', answers: 'first' });
  });

  it('has an empty checkpoint until one is committed', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { answers: 'lobby' }));
    expect(await store.load(channel)).toEqual({ revision: 1, checkpoint: '', answers: 'lobby' });
  });

  it('keeps large records and every script of the world', async () => {
    const { store } = stores();
    const channel = newChannel();
    const text = 'Guppy’s Paw 🐾 ¢ ↷ é 日本 \n"\\ ';
    const checkpoint = Array.from({ length: 14_000 }, (_, index) => `${index} ${text.slice(0, 9)}`).join('');
    expect(Buffer.byteLength(checkpoint)).toBeGreaterThan(200_000);
    const entries = [{ id: '1.0', text }];
    await store.commit(commitOf(channel, 0, { checkpoint, answers: text, entries, outbox: [text], interaction: 'é' }));
    await store.setDraft(channel, 'é', text);
    expect(await store.load(channel)).toEqual({ revision: 1, checkpoint, answers: text });
    expect(await store.entries(channel, null, 5)).toEqual(entries);
    expect((await store.outbox(channel)).map((item) => item.text)).toEqual([text]);
    expect(await store.draft(channel, 'é')).toBe(text);
    expect(await store.interactionRevision(channel, 'é')).toBe(1);
  });

  it.each([0, 1, 3])('changes nothing in a conflict (expected %i, found 2)', async (expected) => {
    const { store } = stores();
    const channel = newChannel();
    const entries = numbered(1, 1);
    await store.commit(commitOf(channel, 0, { checkpoint: 'c', answers: 'a', entries, outbox: ['o'] }));
    await store.commit(commitOf(channel, 1, { answers: 'b' }));
    const before = await everythingOf(store, channel);
    const late = { checkpoint: 'x', answers: 'x', entries: numbered(2, 2), outbox: ['x'], ended: true };
    const result = await store.commit(commitOf(channel, expected, { ...late, interaction: 'late' }));
    expect(result).toEqual({ is: 'conflict', revision: 2 });
    expect(await everythingOf(store, channel)).toEqual(before);
    expect(await store.interactionRevision(channel, 'late')).toBeNull();
  });

  it('takes no commit over another one that has made the same revision', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { expectedId: '', id: 'one', answers: 'one' }));
    expect(await store.load(channel)).toEqual({ revision: 1, id: 'one', checkpoint: '', answers: 'one' });
    const over = commitOf(channel, 1, { expectedId: 'other', id: 'two', answers: 'two' });
    expect(await store.commit(over)).toEqual({ is: 'conflict', revision: 1 });
    expect(await store.commit({ ...over, expectedId: '' })).toEqual({ is: 'conflict', revision: 1 });
    expect(await store.load(channel)).toMatchObject({ id: 'one', answers: 'one' });
    expect(await store.commit({ ...over, expectedId: 'one' })).toEqual({ is: 'committed', revision: 2 });
    expect(await store.load(channel)).toMatchObject({ id: 'two', answers: 'two' });
  });

  it('goes on with a table that an older version has stored, which has no id', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { answers: 'old' }));
    expect(await store.load(channel)).toEqual({ revision: 1, checkpoint: '', answers: 'old' });
    const next = commitOf(channel, 1, { expectedId: '', id: 'new' });
    expect(await store.commit(next)).toEqual({ is: 'committed', revision: 2 });
  });

  it('changes nothing at a second delivery, whatever has happened since', async () => {
    const { store } = stores();
    const channel = newChannel();
    const click = { answers: 'mine', entries: numbered(1, 1), outbox: ['o'], interaction: 'click' };
    expect(await store.commit(commitOf(channel, 0, click))).toEqual({ is: 'committed', revision: 1 });
    expect(await store.interactionRevision(channel, 'click')).toBe(1);
    await store.commit(commitOf(channel, 1, { answers: 'theirs', interaction: 'other' }));
    const before = await everythingOf(store, channel);
    for (const expected of [0, 1, 2]) {
      expect(await store.commit(commitOf(channel, expected, click))).toEqual({ is: 'duplicate', revision: 1 });
    }
    expect(await everythingOf(store, channel)).toEqual(before);
    expect(await store.interactionRevision(channel, 'click')).toBe(1);
  });

  it("does not take two of the table's own acts for one", async () => {
    const { store } = stores();
    const channel = newChannel();
    expect(await store.commit(commitOf(channel, 0))).toEqual({ is: 'committed', revision: 1 });
    expect(await store.commit(commitOf(channel, 0))).toEqual({ is: 'conflict', revision: 1 });
    expect(await store.commit(commitOf(channel, 1))).toEqual({ is: 'committed', revision: 2 });
  });

  it('lists live channels, and lets revisions rise across games', async () => {
    const { store } = stores();
    const [channel, other] = [newChannel(), newChannel()];
    await store.commit(commitOf(channel, 0));
    await store.commit(commitOf(other, 0));
    expect(await store.liveChannels()).toEqual(expect.arrayContaining([channel, other]));
    expect(await store.commit(commitOf(channel, 1, { answers: 'over', ended: true }))).toMatchObject({ revision: 2 });
    expect(await store.liveChannels()).not.toContain(channel);
    expect(await store.liveChannels()).toContain(other);
    expect(await store.load(channel)).toMatchObject({ revision: 2, answers: 'over' });
    expect(await store.commit(commitOf(channel, 0))).toEqual({ is: 'conflict', revision: 2 });
    expect(await store.commit(commitOf(channel, 2))).toEqual({ is: 'committed', revision: 3 });
    expect((await store.liveChannels()).filter((one) => one === channel)).toEqual([channel]);
  });

  it('lists an ended table until its outbox is done', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { ended: true, outbox: ['board', 'ping'] }));
    expect(await store.liveChannels()).toContain(channel);
    const [board, ping] = await store.outbox(channel);
    await store.outboxDone(channel, [board!.id]);
    expect(await store.liveChannels()).toContain(channel);
    await store.outboxDone(channel, [ping!.id]);
    expect(await store.liveChannels()).not.toContain(channel);
  });
}

/** What every store must do: log, outbox, drafts, people's data. */
export function otherDataContract(stores: Stores): void {
  it('gives entries in order, page by page, and the newest', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { entries: numbered(1, 700) }));
    await store.commit(commitOf(channel, 1, { entries: [] }));
    await store.commit(commitOf(channel, 2, { entries: numbered(701, 700) }));
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; after = seen.at(-1) ?? null) {
      const page = await store.entries(channel, after, 300);
      more = page.length === 300;
      seen.push(...ids(page));
    }
    expect(seen).toEqual(ids(numbered(1, 1400)));
    expect(await store.latestEntries(channel, 3)).toEqual(numbered(1398, 3));
    expect(await store.entries(channel, '1.0', 2)).toEqual(numbered(2, 2));
    expect(await store.entries(channel, '1400.0', 2)).toEqual([]);
    expect(await store.entries(channel, 'never', 2)).toEqual(numbered(1, 2));
  });

  it('goes on from the newer of two entries with one id, as after a take back', async () => {
    const { store } = stores();
    const channel = newChannel();
    const line = (id: string, text: string) => ({ id, text });
    const entries = [line('1.0', 'a'), line('2.0', 'b'), line('1.0', 'c'), line('1.1', 'd')];
    await store.commit(commitOf(channel, 0, { entries }));
    expect(await store.entries(channel, null, 9)).toEqual(entries);
    expect(await store.entries(channel, '1.0', 9)).toEqual([line('1.1', 'd')]);
  });

  it('starts a new log for a new game', async () => {
    const { store } = stores();
    const [channel, other] = [newChannel(), newChannel()];
    await store.commit(commitOf(channel, 0, { entries: numbered(1, 5), ended: true }));
    await store.commit(commitOf(other, 0, { entries: numbered(1, 1) }));
    await store.setDraft(channel, '1', 'too late');
    await store.clearEntries(channel);
    expect(await store.entries(channel, null, 9)).toEqual([]);
    expect(await store.draft(channel, '1')).toBeNull();
    await store.commit(commitOf(channel, 1, { entries: numbered(1, 2) }));
    expect(await store.entries(channel, null, 9)).toEqual(numbered(1, 2));
    expect(await store.entries(other, null, 9)).toEqual(numbered(1, 1));
  });

  it('gives an item of the outbox again until it is done', async () => {
    const { store } = stores();
    const channel = newChannel();
    await store.commit(commitOf(channel, 0, { outbox: ['board dirty', 'ping'] }));
    await store.commit(commitOf(channel, 1, { outbox: ['board dirty', ''] }));
    const items = await store.outbox(channel);
    expect(items.map((item) => item.text)).toEqual(['board dirty', 'ping', 'board dirty', '']);
    expect(new Set(ids(items)).size).toBe(4);
    expect(await store.outbox(channel)).toEqual(items);
    await store.outboxDone(channel, [items[2]!.id, items[1]!.id, 'never']);
    await store.outboxDone(channel, [items[2]!.id]);
    expect(await store.outbox(channel)).toEqual([items[0], items[3]]);
    await store.outboxDone(channel, []);
    await store.outboxDone(channel, ids(items));
    expect(await store.outbox(channel)).toEqual([]);
  });

  it("keeps each user's draft without a new revision, until the game ends", async () => {
    const { store } = stores();
    const [channel, other] = [newChannel(), newChannel()];
    await store.commit(commitOf(channel, 0));
    await store.setDraft(channel, '1', 'first');
    await store.setDraft(channel, '1', 'second');
    await store.setDraft(channel, '2', '');
    await store.setDraft(channel, '3', 'gone');
    await store.setDraft(channel, '3', null);
    await store.setDraft(other, '1', 'elsewhere');
    await store.commit(commitOf(channel, 1));
    const drafts = () => Promise.all(['1', '2', '3'].map((user) => store.draft(channel, user)));
    expect(await drafts()).toEqual(['second', '', null]);
    await store.commit(commitOf(channel, 2, { ended: true }));
    expect(await drafts()).toEqual([null, null, null]);
    expect(await store.draft(other, '1')).toBe('elsewhere');
    expect(await store.load(other)).toBeNull();
  });

  it("keeps a user's data across channels until it is taken away", async () => {
    const { store } = stores();
    const user = newChannel();
    expect(await store.userData(user)).toBeNull();
    await store.setUserData(user, '{"orders":"always"}');
    await store.setUserData(user, '{"orders":"ask"}');
    expect(await store.userData(user)).toBe('{"orders":"ask"}');
    await store.setUserData(user, null);
    expect(await store.userData(user)).toBeNull();
  });

  it('keeps what a server has set apart from what its users have', async () => {
    const { store } = stores();
    const server = newChannel();
    expect(await store.serverData(server)).toBeNull();
    await store.setServerData(server, 'first');
    await store.setServerData(server, 'second');
    await store.setUserData(server, 'of a user');
    expect(await store.allServers()).toContain(server);
    expect(await store.serverData(server)).toBe('second');
    await store.setServerData(server, null);
    expect(await store.serverData(server)).toBeNull();
    expect(await store.allServers()).not.toContain(server);
    expect(await store.userData(server)).toBe('of a user');
  });

  it('puts a text of a server in place of the one that stands there, and of no other', async () => {
    const { store } = stores();
    const server = newChannel();
    expect(await store.replaceServerData(server, 'something', 'else')).toBe(false);
    expect(await store.serverData(server)).toBeNull();
    expect(await store.replaceServerData(server, null, 'first')).toBe(true);
    expect(await store.replaceServerData(server, null, 'other')).toBe(false);
    expect(await store.replaceServerData(server, null, 'first')).toBe(true); // once more after a lost reply
    expect(await store.replaceServerData(server, 'first', '')).toBe(true);
    expect(await store.serverData(server)).toBe('');
    expect(await store.replaceServerData(server, 'first', null)).toBe(false);
    expect(await store.replaceServerData(server, '', null)).toBe(true);
    expect(await store.allServers()).not.toContain(server);
    expect(await store.replaceServerData(server, '', null)).toBe(true);
  });

  it('keeps long texts beside what a server has set, of every letter, apart from it', async () => {
    const { store } = stores();
    const server = newChannel();
    const beside = `${server}.cards`;
    const long = JSON.stringify('é🎲"\\\n'.repeat(100_000));
    await store.setServerData(server, 'settings');
    expect(await store.replaceServerData(beside, null, long)).toBe(true);
    expect(await store.serverData(beside)).toBe(long);
    const longer = `${long}${long}`;
    expect(await store.replaceServerData(beside, `${long} `, longer)).toBe(false);
    expect(await store.replaceServerData(beside, long, longer)).toBe(true);
    expect(await store.serverData(beside)).toBe(longer);
    expect(await store.serverData(server)).toBe('settings');
    expect(await store.replaceServerData(beside, longer, null)).toBe(true);
    expect(await store.serverData(beside)).toBeNull();
    await store.setServerData(server, null);
  });

  it('loses nothing of what four add to the text of a server at the same time', async () => {
    const { four } = stores();
    const server = newChannel();
    const add = async (store: GameStore, what: string): Promise<void> => {
      const before = await store.serverData(server);
      const isDone = await store.replaceServerData(server, before, `${before ?? ''}${what} `);
      if (!isDone) await add(store, what);
    };
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`);
    await Promise.all(words.map((word, index) => add(four[index % 4]!, word)));
    const kept = (await four[0]!.serverData(server))!.trim().split(' ');
    expect(kept.toSorted()).toEqual(words.toSorted());
  });

  it('puts a draft and the data of a user in place of what stands there, and of nothing else', async () => {
    const { four } = stores();
    const [channel, user] = [newChannel(), newChannel()];
    const kept = [
      {
        replace: async (before: string | null, text: string | null) =>
          four[0]!.replaceDraft(channel, user, before, text),
        read: async () => four[1]!.draft(channel, user),
      },
      {
        replace: async (before: string | null, text: string | null) => four[0]!.replaceUserData(user, before, text),
        read: async () => four[1]!.userData(user),
      },
    ];
    for (const { replace, read } of kept) {
      expect(await replace('something', 'else')).toBe(false);
      expect(await read()).toBeNull();
      expect(await replace(null, 'first')).toBe(true);
      expect(await replace(null, 'other')).toBe(false);
      expect(await replace(null, 'first')).toBe(true); // once more after a lost reply
      expect(await replace('first', '')).toBe(true);
      expect(await read()).toBe('');
      expect(await replace('first', null)).toBe(false);
      expect(await replace('', null)).toBe(true);
      expect(await read()).toBeNull();
    }
  });

  it('applies each of 100 interactions once when four deliver all of them at the same time', async () => {
    const { four } = stores();
    const channel = newChannel();
    const clicks = Array.from({ length: 100 }, (_, index) => `click-${index}`);
    const results = await Promise.all(
      four.map(async (store, index) => {
        const turned = [...clicks.slice(index * 25), ...clicks.slice(0, index * 25)];
        const own: CommitResult[] = [];
        for (const click of turned) own.push(await deliver(store, channel, click));
        return own;
      }),
    );
    const count = (is: string) => results.flat().filter((one) => one.is === is).length;
    expect([count('committed'), count('duplicate')]).toEqual([100, 300]);
    const lines = await four[0]!.entries(channel, null, 500);
    expect(ids(lines).toSorted()).toEqual(clicks.toSorted());
    expect(lines.map((line) => line.text)).toEqual(lines.map((_, index) => `at ${index}`));
    expect(await four[3]!.load(channel)).toMatchObject({ revision: 100 });
    expect(await four[1]!.outbox(channel)).toHaveLength(100);
  });
}

/** As the table does it: after a conflict load and try again. */
async function deliver(store: GameStore, channel: string, interaction: string): Promise<CommitResult> {
  for (;;) {
    const revision = (await store.load(channel))?.revision ?? 0;
    const entries = [{ id: interaction, text: `at ${revision}` }];
    const result = await store.commit(commitOf(channel, revision, { entries, outbox: ['board'], interaction }));
    if (result.is !== 'conflict') return result;
  }
}

async function everythingOf(store: GameStore, channel: string): Promise<unknown> {
  return {
    table: await store.load(channel),
    entries: await store.entries(channel, null, 100),
    outbox: await store.outbox(channel),
    live: (await store.liveChannels()).includes(channel),
  };
}
