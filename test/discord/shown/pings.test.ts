import { expect, onTestFinished, test } from 'vitest';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { numbersIn } from '../../../src/discord/memory/numbers.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import { createPictures } from '../../../src/discord/shown/pictures.js';
import { createPings } from '../../../src/discord/shown/pings.js';
import type { Messenger } from '../../../src/discord/rest/messenger.js';
import {
  answer,
  ANN,
  asked,
  BOB,
  CHANNEL,
  DAN,
  dealt,
  done,
  embedded,
  silent,
  tablesOn,
} from '../../table/table-scene.js';
import { HandTimers, settled } from '../support/hand-timers.js';
import { speak } from '../support/house.js';

/** A table at which both are awaited, and a channel that takes messages unless it is broken. */
const awaited = async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const timers = new HandTimers();
  const state = { broken: true, done: [] as string[] };
  const doing = async <T>(what: string, result: T): Promise<T> => {
    if (state.broken) throw new Error('no connection');
    state.done.push(what);
    return result;
  };
  const messenger: Messenger = {
    post: async (_channel, _payload, nonce) => doing('post', nonce),
    edit: async () => doing('edit', undefined),
    remove: async () => doing('remove', undefined),
    strip: async () => doing('strip', undefined),
    hasPosted: async () => false,
    direct: async () => '1',
    countAfter: async () => 0,
    member: async () => ({ is: 'gone' }),
    tell: async () => doing('tell', undefined),
  };
  const context = {
    tables,
    log: silent,
    words: speak,
    drafts: draftsIn(store),
    people: peopleIn(store),
    numbers: numbersIn(store, timers),
    pictures: createPictures(silent),
  };
  const pings = createPings(context, messenger, timers);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  return { tables, timers, state, pings, table };
};

test('a ping that could not be posted is posted later, once', async () => {
  const { tables, timers, state, pings } = await awaited();
  await pings.sync(CHANNEL);
  await timers.pass(5_000);
  expect(state.done).toEqual([]);
  state.broken = false;
  await timers.pass(60_000);
  while ((await tables.table(CHANNEL))!.data.messages.ping === null) await settled();
  await timers.pass(600_000);
  expect(state.done).toEqual(['post']);
});

test('DESIGN 6: a ping is edited once, when its window closes, and deleted when a newer one is posted', async () => {
  const { tables, state, pings, table } = await awaited();
  state.broken = false;
  await pings.sync(CHANNEL);
  const first = asked(table);
  await answer(tables, table, first, 'pass');
  await pings.sync(CHANNEL);
  expect(state.done).toEqual(['post']);
  const other = first === ANN ? BOB : ANN;
  const now = done(await answer(tables, (await tables.table(CHANNEL))!, other, 'pass'));
  expect(now.data.window?.id).not.toBe(table.data.window?.id);
  await pings.sync(CHANNEL);
  expect(state.done).toEqual(['post', 'post', 'remove']);
});

test('DESIGN 6: whoever takes a seat over while its player is awaited is named by a message of its own', async () => {
  const { tables, state, pings, table } = await awaited();
  state.broken = false;
  await pings.sync(CHANNEL);
  const before = (await tables.table(CHANNEL))!.data;
  expect(before.window!.asked).toHaveLength(2);
  const { player } = before.seats.find(({ user }) => user === BOB.user)!;
  const invited = done(await tables.invite(CHANNEL, 'invites', BOB, { player, user: DAN.user, manages: false }));
  const click = {
    game: table.data.game,
    id: invited.data.invitations[0]!.id,
    answer: 'accept',
    manages: false,
  } as const;
  const after = done(await tables.answerInvitation(CHANNEL, 'accepts', DAN, click));
  expect(after.data.window?.id).toBe(before.window?.id);
  await pings.sync(CHANNEL);
  expect(state.done).toEqual(['post', 'post', 'remove']);
});
