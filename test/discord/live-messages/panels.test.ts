import { expect, onTestFinished, test } from 'vitest';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { createPanels, type Show } from '../../../src/discord/live-messages/panels.js';
import { numbersIn } from '../../../src/discord/memory/numbers.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import { createPictures } from '../../../src/discord/live-messages/pictures/pictures.js';
import { message, type Payload } from '../../../src/discord/protocol/payload.js';
import { windowIn } from '../../../src/discord/format/seat-names.js';
import type { GameStore, Tables } from '../../../src/table/index.js';
import { answer, ANN, asked, BOB, CHANNEL, dealt, done, embedded, silent, tablesOn } from '../../table/table-scene.js';
import { createBudget } from '../../../src/discord/rest/budget.js';
import { HandTimers, settled } from '../support/hand-timers.js';
import { speak } from '../support/house.js';

const panelsOn = (store: GameStore, tables: Tables, timers: HandTimers) =>
  createPanels(
    {
      tables,
      log: silent,
      words: speak,
      drafts: draftsIn(store),
      people: peopleIn(store),
      numbers: numbersIn(store, timers),
      pictures: createPictures(silent),
    },
    createBudget(timers),
    timers,
    () => false,
  );

test('while a click right after an edit is being answered, its panel is not redrawn, and what it says then stays', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const timers = new HandTimers();
  const panels = panelsOn(store, tables, timers);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const shown: Payload[] = [];
  const reach = { edit: async (payload: Payload) => void shown.push(payload), remove: async () => undefined };
  const user = asked(table).user;
  const shows: Show = async (now, notice) => panels.payload(now, user, 'en', 0, notice);
  const open = { channel: CHANNEL, user, shows, reach } as const;
  panels.opened({ ...open, notice: null, window: windowIn(table, user) }, true);
  panels.changed(CHANNEL);
  while (shown.length === 0) await settled();
  shown.length = 0;
  const click = panels.hold(CHANNEL, user);
  const now = done(await answer(tables, table, asked(table), 'pass'));
  panels.changed(CHANNEL);
  await timers.pass(10_000);
  expect(shown).toEqual([]);
  panels.opened({ ...open, notice: 'You passed.', window: windowIn(now, user) }, false);
  click.release(null);
  await timers.pass(10_000);
  while (shown.length === 0) await settled();
  expect(shown.map(({ embeds }) => embeds[0]?.description?.startsWith('You passed.'))).toEqual([true]);
});

test('mentions: an edit on its way while a step of a choice is answered does not leave the older step shown', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const timers = new HandTimers();
  const panels = panelsOn(store, tables, timers);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const { user } = asked(table);
  let chosen = 'nothing';
  let visible = '';
  let edits = 0;
  let land = (): void => undefined;
  const reach = {
    async edit({ content }: Payload) {
      edits += 1;
      await new Promise<void>((resolve) => {
        land = resolve;
      });
      visible = content;
    },
    remove: async () => undefined,
  };
  const shows: Show = () => message({ content: `chosen: ${chosen}` });
  const open = { channel: CHANNEL, user, shows, reach, notice: null, window: windowIn(table, user) } as const;
  panels.opened(open, true);
  panels.changed(CHANNEL);
  while (edits === 0) await settled();
  const click = panels.hold(CHANNEL, user);
  chosen = 'the first';
  const answered = message({ content: `chosen: ${chosen}` });
  visible = answered.content;
  panels.opened(open, false);
  click.release(answered);
  for (let n = 1; n <= 3; n += 1) {
    land();
    await timers.pass(10_000);
    await settled();
  }
  expect(visible).toBe('chosen: the first');
  expect(edits).toBe(2);
});

test('the panel of somebody who wants it calm stays as it is until they are asked', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const timers = new HandTimers();
  const panels = panelsOn(store, tables, timers);
  const table = await dealt(tables, [ANN, BOB], { order: 'concerns' });
  const { user } = asked(table).user === ANN.user ? BOB : ANN;
  const calm = async (on: boolean) =>
    peopleIn(store).change(user, (now) => ({ ...now, settings: { ...now.settings, calm: on } }));
  const shown: Payload[] = [];
  const reach = { edit: async (payload: Payload) => void shown.push(payload), remove: async () => undefined };
  const shows: Show = async (now, notice) => panels.payload(now, user, 'en', 0, notice);
  await calm(true);
  panels.opened({ channel: CHANNEL, user, shows, reach, notice: null, window: windowIn(table, user) }, true);
  panels.changed(CHANNEL);
  await timers.pass(10_000);
  await settled();
  expect(shown).toEqual([]);
  await calm(false);
  panels.changed(CHANNEL);
  await timers.pass(10_000);
  while (shown.length === 0) await settled();
  expect(shown).toHaveLength(1);
});

test('a page that is slow to draw is not written over the panel that a click has opened in the meantime', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const timers = new HandTimers();
  const panels = panelsOn(store, tables, timers);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const { user } = asked(table);
  const shown: string[] = [];
  const reach = { edit: async ({ content }: Payload) => void shown.push(content), remove: async () => undefined };
  let finish = (): void => undefined;
  let begun = false;
  const slow: Show = async () => {
    begun = true;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return message({ content: 'the page' });
  };
  const open = { channel: CHANNEL, user, reach, notice: null, window: windowIn(table, user) } as const;
  panels.opened({ ...open, shows: slow }, true);
  panels.changed(CHANNEL);
  while (!begun) await settled();
  const click = panels.hold(CHANNEL, user);
  panels.opened({ ...open, shows: () => message({ content: 'the hand' }) }, true);
  click.release(message({ content: 'the hand' }));
  finish();
  await settled();
  await timers.pass(10_000);
  while (shown.length === 0) await settled();
  expect(new Set(shown)).toEqual(new Set(['the hand']));
});

test('older panels of which many are in the way are removed in their time, and those that are open go first', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const timers = new HandTimers();
  const panels = panelsOn(store, tables, timers);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const sent = { removed: 0, shown: 0 };
  const reach = {
    edit: async () => void (sent.shown += 1),
    remove: async () => void (sent.removed += 1),
  };
  const shows: Show = () => message({ content: 'now' });
  const window = windowIn(table, ANN.user);
  for (let press = 0; press < 120; press += 1)
    panels.opened({ channel: CHANNEL, user: ANN.user, shows, reach, notice: null, window }, true);
  await settled();
  expect(sent.removed).toBeLessThanOrEqual(48);
  panels.changed(CHANNEL);
  await settled();
  expect(sent.shown).toBe(1);
  for (let second = 0; second < 3; second += 1) await timers.pass(1_010);
  expect(sent.removed).toBe(119);
});
