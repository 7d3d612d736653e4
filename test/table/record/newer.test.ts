import { afterEach, beforeEach, expect, test } from 'vitest';
import { ForeignRecord, whyUnreadable, type GameStore, type Tables } from '../../../src/table/index.js';
import { cardById } from '../../../cards/index.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, dealt, done, requestOf } from '../table-scene.js';

let store: GameStore;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
});
afterEach(() => close());

/** Commits the table of the channel as the next version might: in a form with the next number, of which nothing is known here. */
const storeAsNewer = async (): Promise<void> => {
  const { revision, id, answers } = (await store.load(CHANNEL))!;
  const { format, table, ...rest } = JSON.parse(answers) as { readonly format: number; readonly table: object };
  const result = await store.commit({
    channel: CHANNEL,
    expectedRevision: revision,
    ...(id === undefined ? {} : { expectedId: id }),
    id: 'of a newer program',
    answers: JSON.stringify({ format: format + 1, table: { inOtherGroups: table }, ...rest }),
    entries: [],
    outbox: [],
    interaction: null,
    ended: false,
  });
  expect(result.is).toBe('committed');
};

/** Whatever people and the table itself may do there. */
const attempts = (tables: Tables): Readonly<Record<string, () => Promise<unknown>>> => ({
  looks: () => tables.table(CHANNEL),
  joins: () => tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }),
  leaves: () => tables.perform(CHANNEL, requestOf(ANN), { do: 'leave' }),
  starts: () => tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }),
  opens: () => tables.open(CHANNEL, requestOf(ANN), { language: 'en' }),
  notes: () => tables.noteMessages(CHANNEL, { board: 'another' }),
});

test.each(['a program that has known the table', 'a program that starts'])(
  'a rolling update: %s refuses a newer record in words, and writes nothing over it',
  async (which) => {
    const before = scene.tablesOn(store);
    const table = await dealt(before, [ANN, BOB], { order: 'always' });
    expect(whyUnreadable((await store.load(CHANNEL))!, { cards: { card: cardById }, random: () => 0 })).toBeNull();
    await storeAsNewer();
    const stored = await store.load(CHANNEL);
    const tables = which === 'a program that starts' ? scene.tablesOn(store) : before;
    for (const [what, attempt] of Object.entries(attempts(tables))) {
      const error: unknown = await attempt().catch((thrown: unknown) => thrown);
      expect(error, what).toBeInstanceOf(ForeignRecord);
      expect(error, what).toMatchObject({
        message: 'The stored table is not one of this version: "format" does not fit.',
      });
    }
    await tables.drain();
    expect(await store.load(CHANNEL)).toEqual(stored);
    expect(stored).toMatchObject({ revision: table.revision + 1, id: 'of a newer program' });
    expect(whyUnreadable(stored!, { cards: { card: cardById }, random: () => 0 })).toContain('"format"');
  },
);

test('a newer program does not look at a table for the older one: other channels go on', async () => {
  const tables = scene.tablesOn(store);
  await dealt(tables, [ANN, BOB], { order: 'always' });
  await storeAsNewer();
  const other = done(await tables.open('another channel', requestOf(ANN), { language: 'en' }));
  expect(other.data.phase).toBe('lobby');
});
