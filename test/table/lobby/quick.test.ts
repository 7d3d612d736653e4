import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  isOn,
  notAccepted,
  switchesOn,
  vacantSeats,
  type GameStore,
  type NewTable,
  type Outcome,
  type Person,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, CYD, DAN, dealt, done, requestOf, refusal } from '../table-scene.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const accepts = (person: Person): Person => ({ ...person, acceptsQuick: true });
const open = (host: Person, more: Partial<NewTable> = { quick: true }) =>
  tables.open(CHANNEL, requestOf(host), { language: 'en', ...more });
const join = (person: Person) => tables.perform(CHANNEL, requestOf(person), { do: 'join' });
const start = () => tables.perform(CHANNEL, requestOf(ANN), { do: 'start' });
const table = async () => (await tables.table(CHANNEL))!;
const switchTo = (quick: boolean) =>
  tables.perform(CHANNEL, requestOf(ANN), {
    do: 'set',
    setting: { set: 'switches', on: switchesOn(quick ? ['quick'] : []) },
  });
const missing = (outcome: Outcome) =>
  outcome.is === 'refused' && outcome.refusal.why === 'notAccepted' ? outcome.refusal.players : outcome.is;
const names = async () => notAccepted((await table()).data).map(({ name }) => name);

test('tables are sealed unless it is chosen; whoever joins a sealed one accepts nothing', async () => {
  const { data } = done(await open(ANN, {}));
  expect([isOn(data, 'quick'), await names()]).toEqual([false, []]);
  const joined = done(await join(accepts(BOB)));
  expect(joined.data.game.seats.map(({ acceptsQuick }) => acceptsQuick)).toEqual([undefined, undefined]);
  expect(done(await start()).data.game.options.quick).toBe(false);
});

test('whoever joins a quick table accepts it first, and nobody sits down without', async () => {
  done(await open(accepts(ANN)));
  expect(refusal(await join(BOB))).toBe('quick');
  expect((await table()).data.game.seats).toHaveLength(1);
  expect(done(await join(accepts(BOB))).data.game.seats).toMatchObject([
    { acceptsQuick: true },
    { acceptsQuick: true },
  ]);
  expect(refusal(await join(accepts(BOB)))).toBe('alreadySeated');
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'simple' }));
  expect(done(await start()).data).toMatchObject({ phase: 'playing', game: { options: { quick: true } } });
});

test('a host whose table is quick because the server has it so accepts it too before the game', async () => {
  done(await open(ANN));
  done(await join(accepts(BOB)));
  expect(missing(await start())).toEqual(['p1']);
  expect(refusal(await join(ANN))).toBe('quick');
  done(await join(accepts(ANN)));
  expect(done(await start()).data.phase).toBe('playing');
});

test('a lobby that becomes quick is accepted by its host; the others do so before the game can start', async () => {
  done(await open(ANN, {}));
  for (const person of [BOB, CYD]) done(await join(person));
  done(await switchTo(true));
  expect([await names(), missing(await start())]).toEqual([
    ['Bob', 'Cyd'],
    ['p2', 'p3'],
  ]);
  expect(refusal(await join(BOB))).toBe('quick');
  done(await join(accepts(BOB)));
  expect(missing(await start())).toEqual(['p3']);
  done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'leave' }));
  expect(done(await start()).data.phase).toBe('playing');
  expect(refusal(await switchTo(false))).toBe('alreadyStarted');
});

test('switching it off needs nobody; switched on again it is accepted anew', async () => {
  done(await open(accepts(ANN)));
  done(await join(accepts(BOB)));
  expect(done(await switchTo(false)).data.game.seats.map(({ acceptsQuick }) => acceptsQuick)).toEqual([
    undefined,
    undefined,
  ]);
  expect(await names()).toEqual([]);
  done(await switchTo(true));
  expect(await names()).toEqual(['Bob']);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'souls', souls: 3 } }));
  expect(await names()).toEqual(['Bob']);
});

test('a seat in a quick game is taken over only by whoever accepts it, from the list of those who wait as well', async () => {
  done(await open(accepts(ANN)));
  for (const person of [BOB, CYD].map(accepts)) done(await join(person));
  const game = done(await start());
  done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'leave' }));
  const vacant = (await table()).data.game.seats.find((seat) => seat.vacant !== undefined)!;
  expect([vacant.acceptsQuick, vacantSeats((await table()).data)]).toMatchObject([undefined, [{ player: 'p3' }]]);
  const take = (by: Person) =>
    tables.perform(CHANNEL, requestOf(by), {
      do: 'takeVacantSeat',
      click: { game: game.data.game.id, id: vacant.vacant! },
    });
  expect(refusal(await take(DAN))).toBe('quick');
  done(await join(DAN));
  const [invitation] = (await table()).data.social.invitations;
  const answer = (by: Person) =>
    tables.perform(CHANNEL, requestOf(by), {
      do: 'answerInvitation',
      click: {
        game: game.data.game.id,
        id: invitation!.id,
        answer: 'accept',
        manages: false,
      },
    });
  expect(refusal(await answer(DAN))).toBe('quick');
  expect(done(await answer(accepts(DAN))).data.game.seats[2]).toMatchObject({ name: 'Dan', acceptsQuick: true });
});

test('a rematch is quick for those who have accepted it for the game before', async () => {
  done(await open(accepts(ANN)));
  done(await join(accepts(BOB)));
  const game = done(await start());
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  const again = done(await tables.rematch(CHANNEL, requestOf(BOB), game.data.game.id));
  expect([again.data.game.options.quick, notAccepted(again.data)]).toEqual([true, []]);
});

test('a stored table of before there were quick ones is sealed', async () => {
  await dealt(tables, [ANN, BOB]);
  const stored = (await store.load(CHANNEL))!;
  const answers = stored.answers.replace(/"quick":false,?/, '');
  expect(answers).not.toBe(stored.answers);
  const { revision, checkpoint } = stored;
  const kept = { entries: [], outbox: [], interaction: null, ended: false };
  await store.commit({ channel: CHANNEL, expectedRevision: revision, checkpoint, answers, ...kept });
  expect((await scene.tablesOn(store).table(CHANNEL))!.data.game.options.quick).toBe(false);
});
