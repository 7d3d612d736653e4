import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf, outcomeOf } from '../../../src/engine/index.js';
import {
  publicView,
  vacantSeats,
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

const concede = (by: typeof ANN) => tables.perform(CHANNEL, requestOf(by), { do: 'concede' });
const take = ({ data }: Table, by: typeof ANN, id: string) =>
  tables.perform(CHANNEL, requestOf(by), { do: 'takeVacantSeat', click: { game: data.game.id, id } });
const problem = (outcome: Outcome): string =>
  outcome.is === 'refused' && (outcome.refusal.why === 'seat' || outcome.refusal.why === 'ending')
    ? outcome.refusal.problem
    : outcome.is;
const vacancies = ({ data }: Table): readonly (string | undefined)[] => data.game.seats.map(({ vacant }) => vacant);
const said = async (): Promise<readonly string[]> =>
  (await tables.wholeLog(CHANNEL, null)).map(({ line: { say, detail, words = '' } }) =>
    [say, detail, words].filter(Boolean).join(' '),
  );
const propose = (by: typeof ANN) => tables.perform(CHANNEL, requestOf(by), { do: 'proposeEnd' });
const agree = ({ data }: Table, by: typeof ANN) =>
  tables.perform(CHANNEL, requestOf(by), {
    do: 'agreeToEnd',
    click: { game: data.game.id, id: data.social.endProposal?.id ?? 'none' },
  });
const withdraw = ({ data }: Table, by: typeof ANN) =>
  tables.perform(CHANNEL, requestOf(by), {
    do: 'withdrawEnd',
    click: { game: data.game.id, id: data.social.endProposal?.id ?? 'none' },
  });

/** Whoever is asked plays on until this many turns are over. */
async function turnsLater(from: Table, turns: number): Promise<Table> {
  let table = from;
  const first = publicView(table)!.turn.number;
  while (table.data.phase === 'playing' && publicView(table)!.turn.number < first + turns) {
    const { fallback, options } = decisionOf(table.session!)!;
    const end = options.some(({ id }) => id === 'end');
    table = done(await answer(tables, table, asked(table), ...(end ? ['end'] : fallback)));
  }
  return table;
}

test('when one of two concedes the other wins at once, whatever is being asked', async () => {
  await dealt(tables, [ANN, BOB]);
  expect(refusal(await concede(CYD))).toBe('notSeated');
  const over = done(await concede(ANN));
  expect(over.data.phase).toBe('over');
  expect(outcomeOf(over.session!)).toEqual({ winners: ['p2'] });
  expect(over.data.social.former).toMatchObject([{ player: 'p1', name: 'Ann', conceded: true, turn: 1 }]);
  expect(await said()).toContain('wins conceded');
  expect(refusal(await concede(BOB))).toBe('gameOver');
  const again = scene.tablesOn(store);
  const loaded = (await again.table(CHANNEL))!;
  expect(outcomeOf(loaded.session!)).toEqual({ winners: ['p2'] });
  expect(publicView(loaded)!.outcome).toEqual({ winners: ['p2'] });
});

test('one of two can concede in the middle of a question', async () => {
  const { tables: those, found } = await scene.dealtSoThat(store, async (all) => {
    done(await all.open(CHANNEL, requestOf(ANN), { language: 'en' }));
    done(await all.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
    const table = done(await all.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
    return scene.key(table) === 'priority' ? null : table;
  });
  const by = asked(found);
  const over = done(await those.perform(CHANNEL, requestOf(by), { do: 'concede' }));
  const other = found.data.game.seats.find(({ user }) => user !== by.user)!.player;
  expect(publicView((await scene.tablesOn(store).table(CHANNEL))!)!.outcome).toEqual({ winners: [other] });
  expect(over.data.phase).toBe('over');
});

test('with more players a computer player goes on for who concedes, and anybody may take the seat', async () => {
  await dealt(tables, [ANN, BOB, CYD]);
  const left = done(await concede(BOB));
  expect(left.data).toMatchObject({
    phase: 'playing',
    social: { former: [{ player: 'p2', name: 'Bob', conceded: true }] },
  });
  expect(left.data.game.seats[1]).toMatchObject({ name: 'Bob', user: null, computer: 'simple' });
  const [, vacancy] = vacancies(left);
  expect(await said()).toContain('leaves conceded Bob');
  expect(problem(await take(left, DAN, 'p9.9'))).toBe('notVacant');
  expect(refusal(await take(left, CYD, vacancy!))).toBe('alreadySeated');
  expect(problem(await take(left, BOB, vacancy!))).toBe('hasConceded');
  const taken = done(await take(left, DAN, vacancy!));
  expect(taken.data.game.seats[1]).toMatchObject({ name: 'Dan', user: DAN.user, computer: null });
  expect(vacancies(taken)).toEqual([undefined, undefined, undefined]);
  expect(viewOf(taken, DAN.user)).not.toBeNull();
  expect((await tables.wholeLog(CHANNEL, 'p2')).every(({ to }) => to === 'all')).toBe(true);
  expect(await said()).toContain('leaves conceded Bob');
  expect(problem(await take(taken, ANN, vacancy!))).toBe('notVacant');
});

test('who has left comes back to their own seat, and to no other one whose hand they do not know', async () => {
  await dealt(tables, [ANN, BOB, CYD]);
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
  const seat = { player: 'p3', manages: true } as const;
  const left = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'giveToComputer', seat }));
  const [, bobs, cyds] = vacancies(left);
  expect(problem(await take(left, BOB, cyds!))).toBe('knowsOtherHand');
  const invited = done(
    await tables.perform(CHANNEL, requestOf(ANN), { do: 'invite', seat: { ...seat, user: BOB.user } }),
  );
  const click = {
    game: left.data.game.id,
    id: invited.data.social.invitations[0]!.id,
    answer: 'accept',
    manages: false,
  } as const;
  expect(problem(await tables.perform(CHANNEL, requestOf(BOB), { do: 'answerInvitation', click }))).toBe(
    'knowsOtherHand',
  );
  const back = done(await take(left, BOB, bobs!));
  expect(back.data.game.seats[1]).toMatchObject({ user: BOB.user, computer: null });
  const again = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
  expect(vacancies(again)[1]).not.toBe(bobs);
});

test('nothing of a person who deletes their data is left in who conceded', async () => {
  await dealt(tables, [ANN, BOB, CYD]);
  done(await concede(BOB));
  await tables.forgetPerson(BOB, []);
  const { data } = (await tables.table(CHANNEL))!;
  expect(data.social.former).toMatchObject([{ user: null, name: 'A former player', conceded: true }]);
  expect(await said()).toContain('leaves conceded A former player');
});

test('a game ends when more than half of the people at the table agree, and a proposal can be withdrawn', async () => {
  await dealt(tables, [ANN, BOB, CYD, DAN]);
  const proposed = done(await propose(BOB));
  expect(proposed.data).toMatchObject({ phase: 'playing', social: { endProposal: { by: 'p2', agreed: ['p2'] } } });
  expect(problem(await propose(BOB))).toBe('proposed');
  expect(refusal(await withdraw(proposed, CYD))).toBe('notYourOffer');
  const withdrawn = done(await withdraw(proposed, BOB));
  expect(withdrawn.data.social.endProposal).toBeNull();
  expect(problem(await agree(proposed, CYD))).toBe('none');
  expect(problem(await propose(BOB))).toBe('tooSoon');
  const other = done(await propose(CYD));
  expect(done(await agree(other, CYD)).data.social.endProposal?.agreed).toEqual(['p3']);
  const two = done(await propose(BOB));
  expect(two.data).toMatchObject({ phase: 'playing', social: { endProposal: { by: 'p3', agreed: ['p3', 'p2'] } } });
  const ended = done(await agree(two, DAN));
  expect(ended.data).toMatchObject({
    phase: 'over',
    social: { endProposal: null },
    game: { endedBy: { agreed: 3, of: 4 } },
  });
  expect((await said()).filter((line) => line.startsWith('ending'))).toEqual([
    'ending suggested',
    'ending withdrawn',
    'ending suggested',
    'ending agreed',
    'ending agreed',
    'ending ended',
  ]);
});

test('who has proposed the end may do so again after a round of turns', async () => {
  const table = await dealt(tables, [ANN, BOB]);
  done(await withdraw(done(await propose(BOB)), BOB));
  const later = await turnsLater(table, 1);
  expect(problem(await propose(BOB))).toBe('tooSoon');
  await turnsLater(later, 1);
  expect(done(await propose(BOB)).data.social.endProposal?.by).toBe('p2');
});

test('who leaves counts no more among those who agree to the end', async () => {
  await dealt(tables, [ANN, BOB, CYD, DAN]);
  const two = done(await agree(done(await propose(BOB)), CYD));
  expect(two.data.phase).toBe('playing');
  expect(done(await concede(ANN)).data).toMatchObject({ phase: 'over', game: { endedBy: { agreed: 2, of: 3 } } });
});

test('a proposal goes with whoever made it, and a rematch knows nothing of it', async () => {
  await dealt(tables, [ANN, BOB, CYD, DAN]);
  done(await propose(BOB));
  const left = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
  expect(left.data.social.endProposal).toBeNull();
  const over = done(await agree(done(await propose(CYD)), ANN));
  expect(over.data.phase).toBe('over');
  const { data } = done(await tables.rematch(CHANNEL, requestOf(ANN), over.data.game.id));
  expect([data.social.former, data.game.endedBy, vacancies({ data } as Table)]).toEqual([
    [],
    undefined,
    [undefined, undefined, undefined, undefined],
  ]);
});

test('a seat that is left goes to who waits first, and is free for anybody when they decline', async () => {
  await dealt(tables, [ANN, BOB, CYD]);
  done(await tables.perform(CHANNEL, requestOf(DAN), { do: 'join' }));
  const left = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
  expect([vacantSeats(left.data), left.data.social.invitations.map(({ user }) => user)]).toEqual([[], [DAN.user]]);
  const eve = { user: '5', name: 'Eve' };
  const [, vacancy] = vacancies(left);
  expect(problem(await take(left, eve, vacancy!))).toBe('notVacant');
  const click = {
    game: left.data.game.id,
    id: left.data.social.invitations[0]!.id,
    answer: 'decline',
    manages: false,
  } as const;
  const declined = done(await tables.perform(CHANNEL, requestOf(DAN), { do: 'answerInvitation', click }));
  expect(vacantSeats(declined.data).map(({ player }) => player)).toEqual(['p2']);
  expect(done(await take(declined, eve, vacancy!)).data.game.seats[1]).toMatchObject({ name: 'Eve', user: '5' });
});
