import { expect, onTestFinished, test } from 'vitest';
import { createBoards } from '../../../src/discord/live-messages/boards.js';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { numbersIn } from '../../../src/discord/memory/numbers.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import type { Messenger } from '../../../src/discord/rest/messenger.js';
import { ANN, CHANNEL, done, embedded, failing, requestOf, silent, tablesOn } from '../../table/table-scene.js';
import { createBudget } from '../../../src/discord/rest/budget.js';
import { HandTimers, settled } from '../support/hand-timers.js';
import { noPictures, speak } from '../support/house.js';

test('a board that was posted but could not be noted is posted with the same nonce, so it stays one message; the one before it links to it, after a restart too', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const breakable = failing(store);
  const tables = tablesOn(breakable);
  const timers = new HandTimers();
  const nonces: string[] = [];
  const edits: string[] = [];
  const messenger: Messenger = {
    async post(_channel, _payload, nonce) {
      nonces.push(nonce);
      return `message ${new Set(nonces).size}`;
    },
    hasPosted: async () => false,
    direct: async () => '1',
    countAfter: async () => 0,
    member: async () => ({ is: 'gone' }),
    edit: async (_channel, message) => void edits.push(message),
    remove: async () => undefined,
    strip: async () => undefined,
    reword: async () => undefined,
    tell: async () => undefined,
  };
  const context = {
    tables,
    log: silent,
    words: speak,
    drafts: draftsIn(store),
    people: peopleIn(store),
    numbers: numbersIn(store, timers),
    pictures: noPictures,
  };
  const parts = {
    messenger,
    budget: createBudget(timers),
    guildState: {
      missingPermissions: () => [],
      isLocked: () => false,
      serverOf: () => '1',
      canAccess: async () => true,
    },
    timers,
    closed: async () => undefined,
    behind: () => undefined,
  };
  const boards = createBoards(context, parts);
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  breakable.fail = () => 'before';
  void boards.markDirty(CHANNEL);
  while (nonces.length < 1) await settled();
  await settled();
  breakable.fail = null;
  await timers.pass(10_000);
  while ((await tables.table(CHANNEL))!.data.display.messages.board === null) await settled();
  expect(nonces).toEqual([nonces[0], nonces[0]]);
  await timers.pass(10_000);
  while (edits.length === 0) await settled();
  expect(edits).toEqual(['message 1']);
  void boards.repost(CHANNEL);
  while (nonces.length < 3) {
    await timers.pass(2_000);
    await settled();
  }
  expect(nonces[2]).not.toBe(nonces[0]);
  const former = async () => (await tables.table(CHANNEL))!.data.display.messages.former;
  while ((await former())?.told !== true) await settled();
  expect(edits.at(-1)).toBe('message 1');

  await tables.noteMessages(CHANNEL, { former: { message: 'left behind', told: false } });
  void createBoards(context, parts).markDirty(CHANNEL);
  while ((await former())?.told !== true) await settled();
  expect(edits.slice(-2)).toEqual(['message 2', 'left behind']);
});
