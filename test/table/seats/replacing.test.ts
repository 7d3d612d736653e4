import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf } from '../../../src/engine/index.js';
import {
  mayTakeBack,
  shownHand,
  viewOf,
  type GameStore,
  type Outcome,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, CYD, DAN, dealt, done, requestOf, refusal } from '../table-scene.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const SEAT = 'p2';
const give = (by = ANN, manages = false, player: 'p1' | 'p2' = SEAT) =>
  tables.perform(CHANNEL, requestOf(by), { do: 'giveToComputer', seat: { player, manages } });
const invite = (user: string, by = ANN, manages = false) =>
  tables.perform(CHANNEL, requestOf(by), { do: 'invite', seat: { player: SEAT, user, manages } });
const reply = (table: Table, by: typeof ANN, what: 'accept' | 'decline' | 'withdraw', at = 0) => {
  const id = table.data.social.invitations[at]?.id ?? 'none';
  const click = { game: table.data.game.id, id, answer: what, manages: false };
  return tables.perform(CHANNEL, requestOf(by), { do: 'answerInvitation', click });
};
const problem = (outcome: Outcome): string =>
  outcome.is === 'refused' && outcome.refusal.why === 'seat' ? outcome.refusal.problem : outcome.is;

test('a seat is given away by whoever sits there, the host, or who manages the server, and by nobody else', async () => {
  await dealt(tables, [ANN, BOB, CYD]);
  expect(refusal(await give(CYD))).toBe('notHost');
  expect(refusal(await invite(DAN.user, CYD))).toBe('notHost');
  expect(refusal(await invite(CYD.user))).toBe('alreadySeated');
  const offered = done(await invite(DAN.user, BOB));
  const again = done(await invite(DAN.user, DAN, true));
  expect(again.data.social.invitations).toHaveLength(1);
  expect(problem(await reply(offered, DAN, 'accept'))).toBe('noInvitation');
  expect(problem(await reply(again, CYD, 'accept'))).toBe('notYourInvitation');
  expect(refusal(await reply(again, CYD, 'withdraw'))).toBe('notHost');
  const played = done(await give(DAN, true));
  expect(played.data.game.seats[1]).toMatchObject({ name: 'Bob', user: null, computer: 'simple' });
  expect(refusal(await give())).toBe('notPossible');
  expect(done(await reply(played, DAN, 'decline')).data.social.invitations).toEqual([]);
  expect(done(await give(CYD, true, 'p1')).data.game.host).toBe(CYD.user);
  const { player } = (await tables.table(CHANNEL))!.data.game.seats[2]!;
  const last = await tables.perform(CHANNEL, requestOf(CYD), {
    do: 'giveToComputer',
    seat: { player, manages: false },
  });
  expect(problem(last)).toBe('lastPerson');
});

test('whoever takes a seat over sees its hand and its secrets from then on only', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const whole = async () => tables.wholeLog(CHANNEL, SEAT);
  const secrets = async () => (await whole()).filter(({ to }) => to !== 'all');
  expect((await secrets()).length).toBeGreaterThan(0);
  const hand = shownHand(table, BOB.user);
  const offered = done(await invite(DAN.user, BOB));
  expect(viewOf(offered, DAN.user)).toBeNull();
  let now = done(await reply(offered, DAN, 'accept'));
  expect(now.data.social.invitations).toEqual([]);
  expect(now.data.game.seats[1]).toMatchObject({ player: SEAT, name: 'Dan', user: DAN.user, computer: null });
  expect(viewOf(now, BOB.user)).toBeNull();
  expect(shownHand(now, DAN.user)).toEqual(hand);
  expect(await secrets()).toEqual([]);
  expect((await tables.latestLog(CHANNEL, SEAT, 500)).every(({ to }) => to === 'all')).toBe(true);
  const last = (await tables.lastLine(CHANNEL))!;
  while ((await secrets()).length === 0) {
    const { fallback, options } = decisionOf(now.session!)!;
    const end = options.some(({ id }) => id === 'end');
    now = done(await answer(tables, now, asked(now), ...(end ? ['end'] : fallback)));
  }
  const fresh = (await secrets()).map(({ id }) => id);
  expect((await tables.logAfter(CHANNEL, SEAT, last)).map(({ id }) => id)).toEqual(expect.arrayContaining(fresh));
});

test('nothing that somebody has begun goes on for whoever takes their seat over', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const own = table.data.game.seats.find(({ user }) => user === asked(table).user)!;
  const to = own.player === 'p1' ? 'p2' : 'p1';
  done(
    await tables.perform(CHANNEL, requestOf(asked(table)), {
      do: 'offer',
      terms: { to, amount: 1, favour: '', gives: true },
    }),
  );
  const option = scene.offered(table).find(({ id }) => id.startsWith('use:') || id.startsWith('play:'))!;
  const acted = done(await answer(tables, table, asked(table), option.id));
  expect(mayTakeBack(acted, own.user!)).toBe(true);
  const seat = { player: own.player, user: DAN.user, manages: true };
  const offered = done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'invite', seat }));
  const now = done(await reply(offered, DAN, 'accept'));
  expect(now.data.social.offers).toEqual([]);
  expect(mayTakeBack(now, DAN.user)).toBe(false);
  expect(decisionOf(now.session!)!.player).toBe(decisionOf(acted.session!)!.player);
});
