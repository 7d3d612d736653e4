import { expect, test } from 'vitest';
import { createLogger } from '../../../src/ops/index.js';
import { NotYet, createDelivery } from '../../../src/table/repository/delivery.js';
import * as scene from '../table-scene.js';
import { CHANNEL, PEOPLE } from '../table-scene.js';

test('a change that comes in the moment in which another one has just been brought is brought too', async () => {
  const { store, close } = await scene.embedded();
  const tables = scene.tablesOn(store);
  await scene.dealt(tables, PEOPLE, {});
  for (let moments = 0; moments < 12; moments += 1) {
    let left = [{ id: `${moments}.first`, text: 'board' }];
    const brought: string[] = [];
    const kept = {
      ...store,
      outbox: async () => left,
      outboxDone: async (_channel: string, ids: readonly string[]) => {
        left = left.filter(({ id }) => !ids.includes(id));
      },
    };
    const delivery = createDelivery(kept, tables.table, () => {}, undefined);
    delivery.onChange(async () => {
      brought.push(...left.map(({ id }) => id));
      if (brought.length > 1) return;
      let then = Promise.resolve();
      for (let n = 0; n < moments; n += 1) then = then.then(() => {});
      void then.then(() => {
        left = [...left, { id: `${moments}.second`, text: 'board' }];
        delivery.deliver(CHANNEL);
      });
    });
    delivery.deliver(CHANNEL);
    await new Promise((resolve) => setImmediate(resolve));
    expect([brought, left]).toEqual([[`${moments}.first`, `${moments}.second`], []]);
  }
  await close();
});

test('what is left in the outbox of a table of another process stays there until it is its own', async () => {
  const { store, close } = await scene.embedded();
  const tables = scene.tablesOn(store);
  await scene.dealt(tables, PEOPLE, {});
  const left = await store.outbox(CHANNEL);
  expect(left).not.toEqual([]);
  const delivery = createDelivery(store, tables.table, () => {}, undefined);
  const brought: (readonly string[])[] = [];
  let isOurs = false;
  delivery.onChange(
    async (_, outbox) => void brought.push(outbox),
    () => isOurs,
  );
  await delivery.recoverOutbox(CHANNEL);
  expect([brought, await store.outbox(CHANNEL)]).toEqual([[], left]);
  isOurs = true;
  delivery.dispatchOutbox(CHANNEL);
  await delivery.drain();
  expect([brought.flat(), await store.outbox(CHANNEL)]).toEqual([left.map(({ text }) => text), []]);
  await close();
});

test('what may not be done for a known time is tried again once, when that is over, and nothing is logged', async () => {
  const { store, close } = await scene.embedded();
  const tables = scene.tablesOn(store);
  await scene.dealt(tables, PEOPLE, {});
  const warnings: string[] = [];
  const log = createLogger({ level: 'warn', destination: { write: (line) => void warnings.push(line) } });
  const pending: { readonly wait: number; readonly run: () => void }[] = [];
  const delivery = createDelivery(store, tables.table, (wait, run) => void pending.push({ wait, run }), log);
  let attempts = 0;
  let isLimited = true;
  delivery.onChange(async () => {
    attempts += 1;
    if (isLimited) throw new NotYet('not now', 600_000);
  });
  await delivery.recoverOutbox(CHANNEL);
  await delivery.recoverOutbox(CHANNEL);
  delivery.dispatchOutbox(CHANNEL);
  await delivery.drain();
  expect([attempts, pending.map(({ wait }) => wait), warnings]).toEqual([2, [600_000], []]);
  isLimited = false;
  pending[0]!.run();
  await delivery.drain();
  expect([await store.outbox(CHANNEL), pending.length, warnings]).toEqual([[], 1, []]);
  await close();
});
