import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Hours, Person, Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, CYD, done, requestOf, refusal } from '../table-scene.js';

let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  const embedded = await scene.embedded();
  ({ close } = embedded);
  tables = scene.tablesOn(embedded.store);
});
afterEach(() => close());

const NIGHT: Hours = { zone: 'Asia/Tokyo', quiet: { from: 1380, to: 420 }, away: null };
const AWAY: Hours = { ...NIGHT, away: { until: null } };
const having = (person: Person, hours: Hours, showsHours = false): Person => ({ ...person, hours, showsHours });

test('whoever opens, joins or takes a seat over brings their hours; whoever leaves takes them along', async () => {
  done(await tables.open(CHANNEL, requestOf(having(ANN, NIGHT, true)), { language: 'en' }));
  const joined = done(await tables.perform(CHANNEL, requestOf(having(BOB, AWAY)), { do: 'join' }));
  expect(joined.data.game.seats).toMatchObject([{ hours: NIGHT, showsHours: true }, { hours: AWAY }]);
  expect(joined.data.game.seats[1]).not.toHaveProperty('showsHours');
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  const invited = done(
    await tables.perform(CHANNEL, requestOf(ANN), {
      do: 'invite',
      seat: { player: 'p2', user: CYD.user, manages: false },
    }),
  );
  const { id: game } = invited.data.game;
  const { invitations } = invited.data.social;
  const click = { game, id: invitations[0]!.id, answer: 'accept', manages: false } as const;
  const taken = done(await tables.perform(CHANNEL, requestOf(having(CYD, NIGHT)), { do: 'answerInvitation', click }));
  expect(taken.data.game.seats[1]).toMatchObject({ user: CYD.user, hours: NIGHT });
  const left = done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'leave' }));
  expect(left.data.game.seats[1]).not.toHaveProperty('hours');
});

test('hours that change reach the seat without counting as an act, and hours that are taken back leave nothing', async () => {
  const opened = done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
  expect(opened.data.game.seats[0]).not.toHaveProperty('hours');
  const set = done(await tables.setHours(CHANNEL, having(ANN, NIGHT, true)));
  expect(set.data.game.seats[0]).toMatchObject({ hours: NIGHT, showsHours: true });
  expect(set.data.game.upkeep.touched).toBe(opened.data.game.upkeep.touched);
  const gone = done(await tables.setHours(CHANNEL, having(ANN, { zone: null, quiet: null, away: null })));
  expect(gone.data.game.seats).toEqual(opened.data.game.seats);
  expect(refusal(await tables.setHours(CHANNEL, having(BOB, NIGHT)))).toBe('notSeated');
});

test('whoever deletes their data leaves no hours at a table that is over', async () => {
  done(await tables.open(CHANNEL, requestOf(having(ANN, NIGHT)), { language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  await tables.forgetPerson(ANN, []);
  expect((await tables.table(CHANNEL))!.data.game.seats[0]).not.toHaveProperty('hours');
});
