import { expect, test } from 'vitest';
import { answerRest, endReady, makeReady, readyOffersOf } from '../../../src/table/automation/ready-orders.js';
import { answerOffer, offer } from '../../../src/table/barter/offers.js';
import { undo } from '../../../src/table/play/answering.js';
import { aScene, sideways, type Scene } from '../../support/scene.js';
import { ANN, BOB } from '../table-scene.js';
import { AutomationScene } from './automation-scene.js';
import { updated } from '../../../src/table/index.js';

const resting = sideways('plain');
const seen = (table: AutomationScene, player: 'p1' | 'p2') => ({
  channel: '900',
  revision: 1,
  data: table.data,
  session: table.working.session,
  user: player,
});
const offers = (table: AutomationScene, player: 'p1' | 'p2', card: string): readonly string[] =>
  readyOffersOf(seen(table, player), table.person(player).user)
    .filter(({ answer }) => answer.card === card)
    .map(({ answer: { when, to } }) => (to === undefined ? when : `${when} ${to}`));
const idOf = (table: AutomationScene, player: 'p1' | 'p2', card: string, when: string, to = ''): string =>
  readyOffersOf(seen(table, player), table.person(player).user).find(
    ({ answer }) => answer.card === card && answer.when === when && (answer.to ?? '') === to,
  )!.id;
const ready = (table: AutomationScene, player: 'p1' | 'p2', card: string, when: string, to = ''): AutomationScene => {
  const id = idOf(table, player, card, when, to);
  return table.do((now) => makeReady(now, table.person(player), id));
};

/** P1 is about to throw a bomb at somebody; P2 has these. */
const bombed = (p2: Parameters<Scene['player']>[1], p1: Parameters<Scene['player']>[1] = {}): AutomationScene =>
  new AutomationScene(
    aScene()
      .player('p1', { character: resting, hand: ['bomb'], lootPlays: 1, ...p1 })
      .player('p2', { character: resting, ...p2 })
      .monsters('gurdy'),
  );
const bomb = (table: AutomationScene, target = 'p2'): AutomationScene =>
  table.answer(ANN, table.option('play:')).answer(ANN, target);

test('a card offers the answers that its ability can give in one way only, for nothing but itself', () => {
  const table = bombed({ items: ['the-d6', 'yum-heart', 'host-hat', 'the-poop', 'guppys-paw', 'the-d20', 'no'] });
  expect(offers(table, 'p2', 'the-d6')).toEqual(['ownMiss']);
  expect(offers(table, 'p2', 'yum-heart')).toEqual(['ownDeath', 'damageTo p1', 'damageTo p2']);
  expect(offers(table, 'p2', 'host-hat')).toEqual(['ownDeath', 'damageTo p2']);
  expect(offers(table, 'p2', 'no')).toEqual(['aimedAtMe']);
  for (const card of ['the-poop', 'guppys-paw', 'the-d20']) expect(offers(table, 'p2', card)).toEqual([]);
});

test('loot of the hand offers answers too, of several modes the one that does it', () => {
  const table = bombed({ hand: ['butter-bean', 'dagaz', 'dice-shard', 'a-penny'] });
  expect(offers(table, 'p2', 'butter-bean')).toEqual(['aimedAtMe']);
  expect(offers(table, 'p2', 'dagaz')).toEqual(['ownDeath', 'damageTo p1', 'damageTo p2']);
  expect(offers(table, 'p2', 'dice-shard')).toEqual(['ownMiss']);
  expect(offers(table, 'p2', 'a-penny')).toEqual([]);
  expect(offers(table, 'p1', 'butter-bean')).toEqual([]);
});

test('what aims at me is cancelled by itself after a while, at the top of the stack', () => {
  const table = bombed({ hand: ['butter-bean'], lootPlays: 1 });
  ready(table, 'p2', 'butter-bean', 'aimedAtMe');
  expect(table.next()).toBeNull();
  bomb(table);
  expect([table.asked(), table.next()]).toEqual(['p2 priority', 6_500]);
  table.wait(6_499);
  expect(table.stack()).toEqual(['loot bomb']);
  table.wait(1);
  expect(table.stack()).toEqual(['loot bomb', 'loot butter-bean']);
  expect(table.view().stack.at(-1)?.targetRefs).toEqual([table.view().stack[0]?.id]);
  expect(table.data.game.seats[1]?.ready).toMatchObject({ answers: [], ended: [] });
});

test('what aims at somebody else is not', () => {
  const table = bombed({ hand: ['butter-bean'], lootPlays: 1 });
  ready(table, 'p2', 'butter-bean', 'aimedAtMe');
  bomb(table, table.view().monsters[0]!.top!.id);
  expect(table.next()).toBeNull();
});

test('damage that would kill me is prevented, other damage is not', () => {
  const dying = bombed({ items: ['yum-heart'], damage: 1 });
  ready(dying, 'p2', 'yum-heart', 'ownDeath');
  bomb(dying).pass();
  expect([dying.stack(), dying.asked(), dying.next()]).toEqual([['damage bomb'], 'p1 priority', null]);
  dying.passTo('p2 priority');
  expect(dying.next()).toBe(6_500);
  dying.wait(7_000);
  expect(dying.stack()).toEqual(['damage bomb', 'ability yum-heart']);
  const hurt = bombed({ items: ['yum-heart'] });
  ready(hurt, 'p2', 'yum-heart', 'ownDeath');
  bomb(hurt).pass().passTo('p2 priority');
  expect([hurt.stack(), hurt.next()]).toEqual([['damage bomb'], null]);
});

test('damage to somebody whom I name is prevented, through the one mode of a card that does it', () => {
  const table = new AutomationScene(
    aScene()
      .player('p1', { character: resting, hand: ['bomb'], lootPlays: 1 })
      .player('p2', { character: resting, hand: ['dagaz'], lootPlays: 1 }),
  );
  ready(table, 'p2', 'dagaz', 'damageTo', 'p1');
  bomb(table, 'p1').pass().passTo('p2 priority');
  expect(table.stack()).toEqual(['damage bomb']);
  table.wait(7_000);
  expect(table.stack()).toEqual(['damage bomb', 'loot dagaz']);
  expect(table.view().stack.at(-1)?.targetRefs).toEqual(['p1']);
});

test('my misses are rolled again once a turn', () => {
  const table = new AutomationScene(
    aScene()
      .player('p1', { character: resting, items: ['the-d6'], hand: ['dice-shard'], lootPlays: 1 })
      .player('p2', { character: resting })
      .monsters('gurdy'),
  );
  ready(table, 'p1', 'the-d6', 'ownMiss');
  table.answer(ANN, 'attack');
  for (let steps = 0; steps < 40 && table.next() === null; steps += 1) {
    if (table.asked() === 'p1 attack.target') table.answer(ANN, table.view().monsters[0]!.top!.id);
    else table.pass();
  }
  expect(table.view().stack.at(-1)).toMatchObject({ kind: 'roll', hits: false });
  table.wait(7_000);
  expect(table.stack().at(-1)).toBe('ability the-d6');
  expect(table.data.game.seats[0]?.ready?.answers).toMatchObject([{ turn: table.view().turn.number }]);
});

test('the answer that a person gives in time counts, and nothing comes after it', () => {
  const table = bombed({ hand: ['butter-bean'], lootPlays: 1 });
  ready(table, 'p2', 'butter-bean', 'aimedAtMe');
  bomb(table).wait(3_000).pass();
  expect([table.next(), table.stack()]).toEqual([null, ['damage bomb']]);
  expect(table.wait(60_000).stack()).toEqual(['damage bomb']);
});

test('what a person is announcing is not interrupted', () => {
  const table = bombed({ hand: ['butter-bean', 'bomb'], lootPlays: 1 });
  ready(table, 'p2', 'butter-bean', 'aimedAtMe');
  bomb(table).answer(BOB, `play:${table.object('p2', 'bomb')}`);
  expect([table.asked(), table.next()]).toEqual(['p2 announce.target', null]);
  table.answer(BOB, 'back');
  expect(table.next()).toBe(6_500);
});

test('an answer that its owner takes back does not come again', () => {
  const table = bombed({ items: ['no'] }, { items: ['shooter'] });
  ready(table, 'p2', 'no', 'aimedAtMe');
  table
    .answer(ANN, `use:${table.object('p1', 'shooter')}:tap`)
    .answer(ANN, 'p2')
    .wait(7_000);
  expect(table.stack().at(-1)).toBe('ability no');
  table.do((now) => undo(now, BOB));
  expect([table.stack(), table.asked(), table.next()]).toEqual([['ability shooter'], 'p2 priority', null]);
});

test('an answer whose card is gone ends, and its owner is told', () => {
  const table = bombed({ hand: ['butter-bean'], lootPlays: 1 });
  ready(table, 'p2', 'butter-bean', 'aimedAtMe');
  bomb(table);
  table.answer(BOB, table.option('play:'));
  expect(table.stack()).toEqual(['loot bomb', 'loot butter-bean']);
  expect(table.data.game.seats[1]?.ready).toMatchObject({ answers: [], ended: [{ card: 'butter-bean' }] });
});

test('what no card of mine offers cannot be made ready, nor more than ten answers', () => {
  const table = bombed({ items: ['the-d6'] });
  const d6 = idOf(table, 'p2', 'the-d6', 'ownMiss');
  expect(table.refused((now) => makeReady(now, ANN, d6))).toBe('gone');
  expect(table.refused((now) => makeReady(now, BOB, d6.replace('ownMiss', 'ownDeath')))).toBe('gone');
  const many = bombed({ hand: Array.from({ length: 11 }, () => 'butter-bean') });
  const all = readyOffersOf(seen(many, 'p2'), BOB.user);
  for (const { id } of all.slice(0, 10)) many.do((now) => makeReady(now, BOB, id));
  expect(many.refused((now) => makeReady(now, BOB, all[10]!.id))).toBe('readyFull');
  expect(many.do((now) => makeReady(now, BOB, all[0]!.id)).data.game.seats[1]?.ready?.answers).toHaveLength(10);
  many.do((now) => endReady(now, BOB, all[0]!.id));
  expect(many.data.game.seats[1]?.ready?.answers).toHaveLength(9);
});

test('all deals of somebody are declined after a while, and asked about again when that ends', () => {
  const table = bombed({}, { coins: 5 });
  const terms = { to: 'p2', amount: 1, favour: '', gives: true } as const;
  table.do((now) => answerRest(now, BOB, ['p1']));
  table.do((now) => offer(now, ANN, 'first', terms));
  expect([table.data.social.offers.length, table.next()]).toEqual([1, 6_500]);
  table.wait(7_000);
  expect(table.data.social.offers).toEqual([]);
  table.do((now) => answerRest(now, BOB, []));
  table.do((now) => offer(now, ANN, 'second', terms));
  expect(table.next()).toBeNull();
  table.do((now) => answerOffer(now, BOB, { game: 'game', offer: 'second', answer: 'accept' }));
  expect(table.refused((now) => answerRest(now, BOB, ['p2']))).toBe('noSuchPlayer');
});

test('everything else is passed on until the own turn, after what is ready, when its owner has said so', () => {
  const table = bombed({ hand: ['butter-bean'], lootPlays: 1 });
  table.do((now) => answerRest(now, BOB, ['pass']));
  bomb(table);
  table.passTo('p2 priority');
  expect(table.next()).toBe(6_500);
  for (let steps = 0; steps < 30 && table.stack().length > 0; steps += 1)
    if (table.next() === null) table.answer(ANN, 'pass');
    else table.wait(table.next()!);
  expect(table.view().players[1]?.hp).toBe(1);
  table.answer(ANN, 'end');
  for (let steps = 0; steps < 30 && table.view().turn.active === 'p1'; steps += 1)
    if (table.next() === null) table.pass();
    else table.wait(table.next()!);
  expect([table.view().turn.active, table.data.game.seats[1]?.ready?.otherwise]).toEqual(['p2', undefined]);
  const cancelled = bombed({ hand: ['butter-bean'], lootPlays: 1 });
  ready(cancelled, 'p2', 'butter-bean', 'aimedAtMe').do((now) => answerRest(now, BOB, ['pass', 'p1']));
  bomb(cancelled).passTo('p2 priority');
  expect(cancelled.wait(6_500).stack()).toEqual(['loot bomb', 'loot butter-bean']);
});

test('what a death takes is chosen as a computer player would, when its owner has said so', () => {
  const table = bombed({ damage: 1, items: ['the-d6', 'meat'], hand: ['a-dime', 'a-penny'] });
  table.do((now) => answerRest(now, BOB, ['computer', 'pass']));
  bomb(table);
  for (let steps = 0; steps < 40 && table.view().players[1]?.items.length === 2; steps += 1)
    if (table.next() === null) table.pass();
    else table.wait(table.next()!);
  expect(table.view().players[1]?.items).toHaveLength(1);
});

test('over days an answer takes minutes, as it would somebody who looks now and then', () => {
  const table = bombed({ hand: ['butter-bean'], lootPlays: 1 });
  const { pace: _, ...options } = table.data.game.options;
  const pace = { name: 'days', answer: null, turn: null, lateTurn: 'end' } as const;
  table.working = { ...table.working, data: updated(table.data, { game: { options: { ...options, pace } } }) };
  ready(table, 'p2', 'butter-bean', 'aimedAtMe');
  expect(bomb(table).next()).toBe(480_000);
});

test('a clock that jumps back delays an answer by no more than usual', () => {
  const table = bombed({ hand: ['butter-bean'], lootPlays: 1 });
  ready(table, 'p2', 'butter-bean', 'aimedAtMe');
  bomb(table).now -= 86_400_000;
  table.do((now) => endReady(now, BOB, 'none'));
  expect(table.next()).toBe(6_500);
});
