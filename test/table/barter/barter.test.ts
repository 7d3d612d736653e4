import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf, save, type Option, type PlayerId } from '../../../src/engine/index.js';
import {
  isHolding,
  mayTakeBack,
  waitingFor,
  type GameStore,
  type Person,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import {
  ANN,
  answer,
  asked,
  BOB,
  CHANNEL,
  click,
  CYD,
  DAN,
  dealt,
  done,
  key,
  requestOf,
  PEOPLE,
  refusal,
} from '../table-scene.js';
import { stateIn } from '../../support/internals.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const playerOf = (table: Table, { user }: Person): PlayerId =>
  table.data.game.seats.find((seat) => seat.user === user)!.player;
const coins = (table: Table): readonly number[] =>
  Object.values(stateIn(table.session!).players).map((one) => one.coins);

const GIFT = { gives: true, favour: '' };
const offer = (table: Table, from: Person, to: Person, amount: number, terms: typeof GIFT = GIFT) =>
  tables.perform(CHANNEL, requestOf(from), { do: 'offer', terms: { to: playerOf(table, to), amount, ...terms } });
const respond = (table: Table, person: Person, how: 'accept' | 'decline' | 'withdraw', id?: string) =>
  tables.perform(CHANNEL, requestOf(person), {
    do: 'answerOffer',
    click: {
      game: table.data.game.id,
      offer: id ?? table.data.social.offers[0]!.id,
      answer: how,
    },
  });

/** What the log says of offers, and of ¢ that moved because of them. */
const told = async (): Promise<readonly (string | undefined)[]> =>
  (await tables.latestLog(CHANNEL, null, 40)).flatMap(({ line }) => {
    if (line.say === 'barter') return [line.detail];
    return line.event === 'giveCoins' ? [`${line.player} ${line.other} ${line.amount}`] : [];
  });

test('BARTER-01 BARTER-04: ¢ move when both agree, for nothing or for a promise, in either direction', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD]);
  expect(coins(table)).toEqual([3, 3, 3]);
  const made = done(await offer(table, ANN, BOB, 2));
  expect(made.data.social.offers).toMatchObject([{ from: 'p1', to: 'p2', payer: 'p1', amount: 2, favour: '' }]);
  expect(coins(made)).toEqual([3, 3, 3]);
  const given = done(await respond(made, BOB, 'accept'));
  expect(coins(given)).toEqual([1, 5, 3]);
  expect(given.data.social.offers).toEqual([]);
  const wanted = done(await offer(given, CYD, BOB, 5, { gives: false, favour: 'I leave Monstro to you' }));
  const paid = done(await respond(wanted, BOB, 'accept'));
  expect(coins(paid)).toEqual([1, 0, 8]);
  expect(await told()).toEqual(['gives', 'accepted', 'p1 p2 2', 'asks', 'accepted', 'typed', 'p2 p3 5']);
});

test('BARTER-01: it may be declined by the one and withdrawn by the other, and by nobody else', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD]);
  const made = done(await offer(table, ANN, BOB, 2));
  expect(refusal(await respond(made, CYD, 'accept'))).toBe('notYourOffer');
  expect(refusal(await respond(made, ANN, 'accept'))).toBe('notYourOffer');
  expect(refusal(await respond(made, BOB, 'withdraw'))).toBe('notYourOffer');
  expect(refusal(await respond(made, DAN, 'decline'))).toBe('notSeated');
  expect(refusal(await offer(made, ANN, CYD, 1))).toBe('offerOpen');
  const declined = done(await respond(made, BOB, 'decline'));
  expect(refusal(await respond(made, BOB, 'accept'))).toBe('noOffer');
  const again = done(await offer(declined, ANN, CYD, 1));
  const withdrawn = done(await respond(again, ANN, 'withdraw'));
  expect(withdrawn.data.social.offers).toEqual([]);
  expect(coins(withdrawn)).toEqual([3, 3, 3]);
  expect(await told()).toEqual(['gives', 'declined', 'gives', 'withdrawn']);
});

test('BARTER-02: nothing but whole ¢ that are there, to another player of the table', async () => {
  await dealt(tables, [ANN, BOB]);
  const wrong = (to: PlayerId, amount: number, gives = true) =>
    tables.perform(CHANNEL, requestOf(ANN), { do: 'offer', terms: { to, amount, gives, favour: '' } });
  const rule = (objection: object) => ({ is: 'refused', refusal: { why: 'noBarter', objection } });
  const short = { rule: 'BARTER-01', why: 'tooFewCoins', coins: 3 };
  expect(await wrong('p2', 4)).toMatchObject(rule({ ...short, player: 'p1' }));
  expect(await wrong('p2', 4, false)).toMatchObject(rule({ ...short, player: 'p2' }));
  expect(await wrong('p2', 0)).toMatchObject(rule({ rule: 'BARTER-01', why: 'barterOfNothing' }));
  expect(refusal(await wrong('p1', 1))).toBe('noSuchPlayer');
  expect(refusal(await wrong('p9', 1))).toBe('noSuchPlayer');
  expect((await tables.table(CHANNEL))!.data.social.offers).toEqual([]);
});

test('BARTER-01: an offer whose ¢ are gone when it is accepted is void, and the log says so', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD]);
  const first = done(await offer(table, ANN, BOB, 3));
  const second = done(await offer(first, CYD, ANN, 1, { ...GIFT, gives: false }));
  const less = done(await respond(second, ANN, 'accept', second.data.social.offers[1]!.id));
  const tried = done(await respond(less, BOB, 'accept'));
  expect(coins(tried)).toEqual([2, 3, 4]);
  expect(tried.data.social.offers).toEqual([]);
  expect((await told()).at(-1)).toBe('void');
});

test('BARTER-01: an offer outlives a restart, and so do the ¢ that it moved; no take back crosses it', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const active = asked(table);
  const other = active === ANN ? BOB : ANN;
  done(await tables.perform(CHANNEL, requestOf(active), { do: 'setHoldPriority', hold: true }));
  const use = scene.offered(table).find(({ id }) => id.startsWith('use:'))!;
  const used = done(await answer(tables, table, active, use.id));
  const made = done(await offer(used, other, active, 3));
  expect(mayTakeBack(made, active.user)).toBe(true);
  tables = scene.tablesOn(store);
  const given = done(await respond(made, active, 'accept'));
  expect(stateIn(given.session!).players[playerOf(given, other)]!.coins).toBe(0);
  expect(mayTakeBack(given, active.user)).toBe(false);
  expect(refusal(await tables.perform(CHANNEL, requestOf(active), { do: 'undo' }))).toBe('cannotTakeBack');
  tables = scene.tablesOn(store);
  const loaded = (await tables.table(CHANNEL))!;
  expect(stateIn(loaded.session!)).toEqual(stateIn(given.session!));
  expect(save(loaded.session!)).toEqual(save(given.session!));
  expect(await told()).toEqual(['gives', 'accepted', `${playerOf(given, other)} ${playerOf(given, active)} 3`]);
});

test('windows: in the middle of a resolution accepted ¢ wait for its end', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const active = asked(table);
  const other = active === ANN ? BOB : ANN;
  const choosing = done(await answer(tables, table, active, 'attack'));
  expect(key(choosing)).toBe('attack.target');
  const before = coins(choosing);
  const agreed = done(await respond(done(await offer(choosing, active, other, 2)), other, 'accept'));
  expect(coins(agreed)).toEqual(before);
  const { answers } = (await store.load(CHANNEL))!;
  expect(JSON.parse(answers)).toMatchObject({ table: { game: { tableActs: [{ does: 'giveCoins', amount: 2 }] } } });
  tables = scene.tablesOn(store);
  const { options } = decisionOf(agreed.session!)!;
  const chosen = done(await answer(tables, agreed, active, options[0]!.id));
  expect(chosen.data.game.tableActs).toEqual([]);
  expect(stateIn(chosen.session!).players[playerOf(chosen, active)]!.coins).toBe(before[0]! - 2);
});

test('windows: ¢ that were agreed on and are gone by then stay where they are', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB, CYD]));
  const active = asked(table);
  const [one, two] = [ANN, BOB, CYD].filter((person) => person !== active) as [Person, Person];
  const choosing = done(await answer(tables, table, active, 'attack'));
  const first = done(await respond(done(await offer(choosing, one, active, 3)), active, 'accept'));
  const second = done(await respond(done(await offer(first, one, two, 3)), two, 'accept'));
  expect(second.data.game.tableActs).toHaveLength(2);
  const { options } = decisionOf(second.session!)!;
  const chosen = done(await answer(tables, second, active, options[0]!.id));
  const has = (person: Person) => stateIn(chosen.session!).players[playerOf(chosen, person)]!.coins;
  expect([has(one), has(two)]).toEqual([0, 3]);
  expect((await told()).slice(-2)).toEqual([`${playerOf(chosen, one)} ${playerOf(chosen, active)} 3`, 'void']);
});

test('windows: an offer holds its window: the pass of the offerer is kept until it is answered', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const first = asked(table);
  const second = first === ANN ? BOB : ANN;
  const made = done(await offer(table, second, first, 1));
  expect(isHolding(made.data, playerOf(made, second))).toBe(true);
  const passed = done(await answer(tables, made, second, 'pass'));
  expect(refusal(await answer(tables, passed, second, 'pass'))).toBe('alreadyPassed');
  const both = done(await answer(tables, passed, first, 'pass'));
  expect(both.data.game.window?.id).toBe(table.data.game.window?.id);
  const declined = done(await respond(both, first, 'decline'));
  expect(declined.data.game.window?.id).not.toBe(table.data.game.window?.id);
});

test('windows: it holds for somebody who is not asked too, and withdrawing it lets the game go on', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const active = asked(table);
  const other = active === ANN ? BOB : ANN;
  const made = done(await offer(table, other, active, 1));
  const passed = done(await answer(tables, made, active, 'pass'));
  expect(passed.data.game.window?.id).toBe(table.data.game.window?.id);
  expect(waitingFor(passed)).toEqual(waitingFor(table));
  const withdrawn = done(await respond(passed, other, 'withdraw'));
  expect(withdrawn.data.game.window?.id).not.toBe(table.data.game.window?.id);
});

test('a window is held once by each person, and a later window is not held by an older offer', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const active = asked(table);
  const other = active === ANN ? BOB : ANN;
  const first = done(await respond(done(await offer(table, other, active, 1)), other, 'withdraw'));
  const again = done(await offer(first, other, active, 1));
  expect(isHolding(again.data, playerOf(again, other))).toBe(false);
  const later = done(await answer(tables, again, active, 'attack'));
  expect(later.data.social.offers).toHaveLength(1);
  const choosing = done(await answer(tables, later, other, 'pass'));
  expect(key(choosing)).toBe('attack.target');
});

test('a computer player takes ¢ for nothing and declines to pay or to promise', async () => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'simple' }));
  const table = await scene.passToMain(tables, done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' })));
  const to = (terms: Partial<typeof GIFT>) =>
    tables.perform(CHANNEL, requestOf(ANN), { do: 'offer', terms: { to: 'p2', amount: 1, ...GIFT, ...terms } });
  const before = coins(table);
  const earlier = (await told()).length;
  const asking = done(await to({ gives: false }));
  const promising = done(await to({ favour: 'attack Monstro' }));
  expect([coins(asking), coins(promising)]).toEqual([before, before]);
  const given = done(await to({}));
  expect(coins(given)).toEqual([before[0]! - 1, before[1]! + 1]);
  expect(given.data.social.offers).toEqual([]);
  expect((await told()).slice(earlier)).toEqual([
    'asks',
    'declined',
    'gives',
    'declined',
    'gives',
    'accepted',
    'p1 p2 1',
  ]);
});

test('an offer is void when a seat of it changes, and when the game ends', async () => {
  const table = await dealt(tables, PEOPLE, { order: 'always' });
  const first = done(await offer(table, ANN, BOB, 1));
  const second = done(await offer(first, CYD, DAN, 1));
  const left = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
  expect(left.data.social.offers.map(({ from }) => from)).toEqual(['p3']);
  expect(refusal(await respond(second, CYD, 'withdraw', first.data.social.offers[0]!.id))).toBe('noOffer');
  const over = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  expect(over.data.social.offers).toEqual([]);
  expect(refusal(await respond(second, DAN, 'accept', second.data.social.offers[1]!.id))).toBe('gameOver');
});

test('BARTER-01 LOOT-02: who announces shows to nobody when ¢ move meanwhile', async () => {
  const dealing = await scene.dealtSoThat(store, async (dealer) => {
    tables = dealer;
    const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
    const aims = ({ meaning }: Option) =>
      meaning.kind === 'play' && ['bomb', 'soul-heart'].includes(meaning.card ?? '');
    const play = scene.offered(table).find(aims);
    return play === undefined ? null : { table, play };
  });
  const { table, play } = dealing.found;
  const active = asked(table);
  const other = active === ANN ? BOB : ANN;
  const now = done(await answer(tables, table, active, play.id));
  expect(key(now)).toMatch(/^announce\./);
  const given = done(await respond(done(await offer(now, other, active, 1)), active, 'accept'));
  expect(key(given)).toBe(key(now));
  expect(given.data.game.window).toMatchObject({ id: now.data.game.window!.id, asked: now.data.game.window!.asked });
  expect(stateIn(given.session!).players[playerOf(given, other)]!.coins).toBe(2);
  const back = done(
    await tables.perform(CHANNEL, requestOf(active), { do: 'answer', click: click(given, active, 'back') }),
  );
  expect(key(back)).toBe('priority');
});

test('a window is held without an offer for everybody to see, once, until the person goes on or passes', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const active = asked(table);
  const other = active === ANN ? BOB : ANN;
  const hold = (now: Table, person: Person, waits: boolean) =>
    tables.perform(CHANNEL, requestOf(person), {
      do: 'wait',
      click: { game: now.data.game.id, window: now.data.game.window!.id, waits },
    });
  expect(refusal(await hold(table, CYD, true))).toBe('notSeated');
  expect(refusal(await hold(table, other, false))).toBe('notWaiting');
  const held = done(await hold(table, other, true));
  expect(held.data.game.window?.waits).toEqual([playerOf(table, other)]);
  const stopped = done(await hold(held, other, false));
  expect(stopped.data.game.window?.waits).toEqual([]);
  expect(refusal(await hold(stopped, other, true))).toBe('heldBefore');
  const own = done(await hold(stopped, active, true));
  const ended = done(await answer(tables, own, active, 'end'));
  expect(ended.data.game.window?.waits).toEqual([]);
  expect(await told()).toEqual(['waits', 'goesOn', 'waits']);
});

test('windows: nobody waits for a person who held the window and has left', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB, CYD]));
  const other = [ANN, BOB, CYD].find((person) => person !== asked(table))!;
  const click = { game: table.data.game.id, window: table.data.game.window!.id, waits: true };
  expect(
    done(await tables.perform(CHANNEL, requestOf(other), { do: 'wait', click })).data.game.window?.waits,
  ).toHaveLength(1);
  const { window } = done(await tables.perform(CHANNEL, requestOf(other), { do: 'leave' })).data.game;
  expect([window?.id, window?.waits]).toEqual([click.window, []]);
});

test('windows: who waits is waited for although they are not asked, and their pass ends it', async () => {
  const begun = await scene.passToMain(tables, await dealt(tables, [ANN, BOB, CYD], { order: 'always' }));
  const active = asked(begun);
  const { turnOrder, turn } = stateIn(begun.session!);
  const [next, last] = [1, 2].map((on) => scene.personOf(begun, turnOrder[(turnOrder.indexOf(turn.active) + on) % 3]!));
  const calm = done(await tables.perform(CHANNEL, requestOf(last!), { do: 'setStandingOrder', order: 'concerns' }));
  const ending = done(await answer(tables, calm, active, 'end'));
  const click = { game: ending.data.game.id, window: ending.data.game.window!.id };
  const wait = (person: Person) =>
    tables.perform(CHANNEL, requestOf(person), { do: 'wait', click: { ...click, waits: true } });
  expect(waitingFor(ending)).toEqual([playerOf(ending, next!)]);
  expect(refusal(await wait(active))).toBe('notYourQuestion'); // the table has passed for them
  const held = done(await wait(last!));
  expect(waitingFor(held)).toEqual(waitingFor(ending));
  const passed = done(await answer(tables, held, next!, 'pass'));
  expect(passed.data.game.window?.id).toBe(click.window);
  const on = done(
    await tables.perform(CHANNEL, requestOf(last!), { do: 'answer', click: { ...click, options: ['pass'] } }),
  );
  expect(on.data.game.window?.id).not.toBe(click.window);
});

test('BARTER-03: a promise goes with ¢ or without, into the log once it is accepted, and binds nobody', async () => {
  await dealt(tables, [ANN, BOB]);
  const promise = { say: 'leaves', card: 'monstro', amount: null } as const;
  const terms = { to: 'p2', gives: false, favour: '', promise } as const;
  const made = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'offer', terms: { ...terms, amount: 0 } }));
  expect(made.data.social.offers).toMatchObject([{ amount: 0, promise }]);
  const given = done(await respond(made, BOB, 'accept'));
  expect(coins(given)).toEqual([3, 3]);
  const [line] = (await tables.latestLog(CHANNEL, null, 1)).map((entry) => entry.line);
  expect(line).toMatchObject({ detail: 'leaves', player: 'p1', other: 'p2', source: 'monstro' });
  const paid = done(
    await tables.perform(CHANNEL, requestOf(BOB), {
      do: 'offer',
      terms: { ...terms, to: 'p1', gives: true, amount: 2 },
    }),
  );
  expect(coins(done(await respond(paid, ANN, 'accept')))).toEqual([5, 1]);
  expect((await told()).slice(-3)).toEqual(['accepted', 'leaves', 'p2 p1 2']);
});

const toAll = (from: Person, amount: number, terms: typeof GIFT = GIFT) =>
  tables.perform(CHANNEL, requestOf(from), { do: 'offer', terms: { to: null, amount, ...terms } });
const coinsOf = (table: Table, person: Person): number => coins(table)[Number(playerOf(table, person).slice(1)) - 1]!;

test('BARTER-01: an offer to everybody goes to whoever accepts first, and is gone for the others', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD]);
  const made = done(await toAll(ANN, 2));
  expect(made.data.social.offers).toMatchObject([{ to: null, payer: playerOf(made, ANN) }]);
  expect(refusal(await respond(made, ANN, 'accept'))).toBe('notYourOffer');
  const taken = done(await respond(made, CYD, 'accept'));
  expect(taken.data.social.offers).toEqual([]);
  expect(coinsOf(taken, ANN)).toBe(coinsOf(table, ANN) - 2);
  expect(coinsOf(taken, CYD)).toBe(coinsOf(table, CYD) + 2);
  expect(refusal(await respond(made, BOB, 'accept'))).toBe('noOffer');
  expect(await told()).toEqual(['gives', 'accepted', `${playerOf(table, ANN)} ${playerOf(table, CYD)} 2`]);
});

test('BARTER-01: who does not want it leaves it to the others; when nobody does it is gone', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD]);
  const made = done(await toAll(ANN, 1));
  expect(isHolding(made.data, playerOf(made, ANN))).toBe(true);
  const once = done(await respond(made, BOB, 'decline'));
  expect(once.data.social.offers[0]!.declined).toEqual([playerOf(table, BOB)]);
  expect(done(await respond(made, BOB, 'decline')).data.social.offers[0]!.declined).toEqual([playerOf(table, BOB)]);
  const last = done(await respond(made, CYD, 'decline'));
  expect(last.data.social.offers).toEqual([]);
  expect(coins(last)).toEqual(coins(table));
  expect(refusal(await respond(made, ANN, 'withdraw'))).toBe('noOffer');
});

test('BARTER-01: asked of everybody, whoever accepts pays; who has too few is told so, and it stays open', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD]);
  const asks = { gives: false, favour: '' };
  expect(refusal(await toAll(ANN, Math.max(...coins(table)) + 1, asks))).toBe('noBarter');
  await respond(done(await offer(table, BOB, CYD, coinsOf(table, BOB))), CYD, 'accept');
  const made = done(await toAll(ANN, 1, asks));
  expect(made.data.social.offers[0]!.payer).toBeNull();
  expect(refusal(await respond(made, BOB, 'accept'))).toBe('noBarter');
  expect((await tables.table(CHANNEL))!.data.social.offers).toHaveLength(1);
  const paid = done(await respond(made, CYD, 'accept'));
  expect(coinsOf(paid, ANN)).toBe(coinsOf(made, ANN) + 1);
  expect(coinsOf(paid, CYD)).toBe(coinsOf(made, CYD) - 1);
});

test('BARTER-01: where only computer players are asked, ¢ for nothing are taken at once, and favours are not', async () => {
  await tables.open(CHANNEL, requestOf(ANN), { language: 'en' });
  for (const kind of ['simple', 'simple'] as const)
    await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind });
  const table = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  const given = done(await toAll(ANN, 1));
  expect(given.data.social.offers).toEqual([]);
  expect(coinsOf(given, ANN)).toBe(coinsOf(table, ANN) - 1);
  const refused = done(await toAll(ANN, 1, { gives: true, favour: 'help me' }));
  expect(refused.data.social.offers).toEqual([]);
  expect(coinsOf(refused, ANN)).toBe(coinsOf(given, ANN));
});
