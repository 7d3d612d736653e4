import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { createTables, waitingPlace, type GameStore, type Person, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, CYD, DAN, done, requestOf, refusal } from '../table-scene.js';
import { MINUTE } from '../../support/durations.js';

const EVE: Person = { user: '5', name: 'Eve' };
const FAY: Person = { user: '6', name: 'Fay' };

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
let time: number;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  time = 1_000_000;
  tables = createTables({
    store: { ...store, beat: async () => 0 },
    cards: { card: cardById },
    log: scene.silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => time,
  });
});
afterEach(() => close());

/** Whatever is due is done, by whichever process is there. */
const look = async (): Promise<void> => tables.keepTime()();
const join = (person: Person) => tables.perform(CHANNEL, requestOf(person), { do: 'join' });
const leave = (person: Person) => tables.perform(CHANNEL, requestOf(person), { do: 'leave' });
const now = async () => (await tables.table(CHANNEL))!.data;
const names = (people: readonly { readonly name: string }[]): readonly string[] => people.map(({ name }) => name);
const seated = async (): Promise<readonly string[]> => names((await now()).game.seats);

/** A lobby of four, with Eve and Fay waiting. */
const full = async (): Promise<void> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
  for (const person of [BOB, CYD, DAN, EVE, FAY]) done(await join(person));
};

test('who joins a full lobby waits, in the order of coming, and once; whoever waits may leave the list', async () => {
  await full();
  const { finding } = (await now()).social;
  expect([await seated(), names(finding.waiting)]).toEqual([
    ['Ann', 'Bob', 'Cyd', 'Dan'],
    ['Eve', 'Fay'],
  ]);
  expect(waitingPlace(await now(), FAY.user)).toBe(2);
  expect(await join(FAY)).toMatchObject({ refusal: { why: 'waiting', place: 2 } });
  expect(refusal(await tables.perform(CHANNEL, requestOf(ANN), { do: 'stopWaiting' }))).toBe('notPossible');
  done(await tables.perform(CHANNEL, requestOf(EVE), { do: 'stopWaiting' }));
  done(await leave(FAY));
  expect((await now()).social.finding.waiting).toEqual([]);
  expect(refusal(await leave(FAY))).toBe('notSeated');
});

test('a seat of a lobby that becomes free is kept ten minutes for the first, then for the next, then for anybody', async () => {
  await full();
  done(await leave(BOB));
  expect((await now()).social.finding).toMatchObject({
    kept: [{ name: 'Eve', until: time + 10 * MINUTE }],
    waiting: [{ name: 'Fay' }],
  });
  expect(refusal(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'simple' }))).toBe(
    'tableFull',
  );
  done(await join(BOB));
  expect(names((await now()).social.finding.waiting)).toEqual(['Fay', 'Bob']);
  time += 10 * MINUTE - 1;
  await look();
  expect(names((await now()).social.finding.kept)).toEqual(['Eve']);
  time += 1;
  await look();
  expect((await now()).social.finding).toMatchObject({ kept: [{ name: 'Fay' }], waiting: [{ name: 'Bob' }] });
  done(await tables.perform(CHANNEL, requestOf(FAY), { do: 'stopWaiting' }));
  expect((await now()).social.finding).toMatchObject({ kept: [{ name: 'Bob' }], waiting: [] });
  done(await join(BOB));
  expect([await seated(), (await now()).social.finding.kept]).toEqual([['Ann', 'Cyd', 'Dan', 'Bob'], []]);
  done(await leave(BOB));
  done(await join(EVE));
  expect((await seated()).at(-1)).toBe('Eve');
});

test('whoever comes when the time of a kept seat is over finds it passed on, though nobody has looked', async () => {
  await full();
  done(await leave(BOB));
  time += 11 * MINUTE;
  done(await join(EVE));
  expect((await now()).social.finding).toMatchObject({ kept: [{ name: 'Fay' }], waiting: [{ name: 'Eve' }] });
});

test('in a game the seat of who leaves is offered to the first who waits, for a day, and then to the next', async () => {
  await full();
  done(await leave(DAN));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  expect(names((await now()).social.finding.waiting)).toEqual(['Eve', 'Fay']);
  const game = await now();
  expect(game.social.finding.kept).toEqual([]);
  done(await join(DAN));
  done(await leave(BOB));
  const [offered] = (await now()).social.invitations;
  expect(offered).toMatchObject({ player: 'p2', user: EVE.user, until: time + 24 * 60 * MINUTE });
  const answer = (person: Person, id: string, what: 'accept' | 'decline') =>
    tables.perform(CHANNEL, requestOf(person), {
      do: 'answerInvitation',
      click: { game: game.game.id, id, answer: what, manages: false },
    });
  time += 24 * 60 * MINUTE;
  await look();
  const [second] = (await now()).social.invitations;
  expect(second).toMatchObject({ player: 'p2', user: FAY.user });
  expect(refusal(await answer(EVE, offered!.id, 'accept'))).toBe('seat');
  done(await answer(FAY, second!.id, 'decline'));
  const [third] = (await now()).social.invitations;
  expect(third).toMatchObject({ user: DAN.user });
  const taken = done(await answer(DAN, third!.id, 'accept'));
  expect(taken.data.game.seats[1]).toMatchObject({ user: DAN.user, computer: null });
  expect(taken.data.game.seats[1]).not.toHaveProperty('vacant');
  expect([taken.data.social.finding.waiting, taken.data.social.invitations]).toEqual([[], []]);
});

test('a computer player that sat there from the start keeps its seat; nobody waits at a table that is over', async () => {
  await scene.dealt(tables, [ANN, BOB]);
  done(await join(EVE));
  expect((await now()).social.invitations).toEqual([]);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  expect((await now()).social.finding.waiting).toEqual([]);
  expect(refusal(await join(FAY))).toBe('gameOver');
});

test('whoever deletes their data waits no more, and the list holds twenty', async () => {
  await full();
  await tables.forgetPerson(EVE, []);
  expect((await store.load(CHANNEL))!.answers).not.toContain('Eve');
  for (let n = 0; n < 19; n += 1) done(await join({ user: `7${n}`, name: `Guest ${n}` }));
  expect(refusal(await join(EVE))).toBe('tableFull');
});

test('a lobby in which nobody does anything for a day closes by itself, whichever process is there', async () => {
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
  time += 23 * 60 * MINUTE;
  done(await join(BOB));
  time += 24 * 60 * MINUTE - 1;
  await look();
  expect((await now()).phase).toBe('lobby');
  time += 1;
  await look();
  expect(await now()).toMatchObject({ phase: 'over', game: { upkeep: { idleHours: 24 } } });
});
