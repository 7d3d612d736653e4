import { expect, test } from 'vitest';
import { LONGEST_THOUGHT, openThinkers, type Table } from '../../../src/table/index.js';
import { ANN, done, embedded, requestOf } from '../table-scene.js';
import { openByHand } from './thinking-scene.js';

const TABLES = 10;

test('whoever acts waits for no thought, at however many tables computer players think', async () => {
  const { store, close } = await embedded();
  const clock = { now: 0 };
  const thinkers = openThinkers({
    worker: new URL('busy-worker.mjs', import.meta.url),
    now: () => clock.now,
  });
  const { tables, pass, calm } = openByHand(store, thinkers);
  const channels = Array.from({ length: TABLES }, (_, at) => `many ${at}`);
  const each = async (): Promise<readonly Table[]> =>
    Promise.all(channels.map(async (channel) => (await tables.table(channel))!));
  try {
    for (const channel of channels) {
      done(await tables.open(channel, requestOf(ANN), { souls: 4, language: 'en', strength: 'strong' }));
      done(await tables.perform(channel, requestOf(ANN), { do: 'addComputer' }));
      done(await tables.perform(channel, requestOf(ANN), { do: 'set', setting: { set: 'first', first: 'p2' } }));
      done(await tables.perform(channel, requestOf(ANN), { do: 'start' }));
    }
    await calm();
    const thinking = await each();
    const waiting = thinking.filter(({ data }) => data.clock.thinking !== undefined).length;
    expect(waiting).toBeGreaterThan(5);
    await Promise.all(
      channels.map(async (channel) =>
        done(await tables.perform(channel, requestOf(ANN), { do: 'setStandingOrder', order: 'decides' })),
      ),
    );
    clock.now += LONGEST_THOUGHT;
    await pass(LONGEST_THOUGHT);
    for (const [at, table] of (await each()).entries()) {
      expect(table.data.game.seats[0]!.order).toBe('decides');
      const before = thinking[at]!.data.clock.thinking;
      if (before !== undefined) expect(table.data.clock.thinking?.question).not.toBe(before.question);
    }
  } finally {
    await thinkers.close();
    await close();
  }
});
