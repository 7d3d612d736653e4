import { expect, test } from 'vitest';
import { isTimeForTableActs } from '../../../src/engine/index.js';
import { aScene } from '../../support/scene.js';

const gift = (amount: number) => ({ does: 'giveCoins', from: 'p1', to: 'p2', amount }) as const;

test('BARTER-01: ¢ move while somebody has priority; whoever has passed has passed', () => {
  const scene = aScene({ players: 3 }).player('p1', { coins: 5 }).player('p2', { coins: 1 });
  scene.declare('p1', 'end').pass('p1');
  expect(scene.asked()).toBe('p2 priority');
  expect(scene.tableAct(gift(3))).toBe(true);
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 4]);
  expect(scene.asked()).toBe('p2 priority');
  scene.pass('p2').pass('p3');
  expect(scene.state().turn.phase).toBe('end');
  expect(scene.said('event').filter(({ event }) => event === 'giveCoins')).toEqual([
    { say: 'event', event: 'giveCoins', player: 'p1', other: 'p2', amount: 3 },
  ]);
  scene.toNextTurn().toActionPhase().done();
});

test('BARTER-01: all the ¢ or none, and not to oneself', () => {
  const scene = aScene().player('p1', { coins: 2 });
  for (const aside of [gift(3), gift(0), { ...gift(1), to: 'p1' } as const]) expect(scene.tableAct(aside)).toBe(false);
  expect(scene.coins('p1')).toBe(2);
  expect(scene.tableAct(gift(2))).toBe(true);
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('BARTER-01: not in the middle of a resolution', () => {
  const scene = aScene()
    .player('p1', { coins: 5, items: ['counterfeit-penny', 'twice-the-coins'], hand: ['gain-3'] })
    .start();
  expect(isTimeForTableActs(scene.session())).toBe(true);
  scene.play('p1', 'gain-3').allPass();
  expect(scene.asked()).toBe('p1 replacement.order');
  expect(isTimeForTableActs(scene.session())).toBe(false);
  expect(scene.tableAct(gift(1))).toBe(false);
  scene.answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  expect(scene.tableAct(gift(1))).toBe(true);
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([11, 1]);
  scene.done();
});

test('BARTER-01 LOOT-02: an announcement goes on after it, and what can no longer be paid is not offered', () => {
  const scene = aScene()
    .player('p1', { coins: 3, hand: ['bomb'], items: ['portable-slot-machine'] })
    .monsters('gurdy', 'fly');
  expect(scene.offered()).toContain('use portable-slot-machine');
  scene.answer('p1', 'priority', 'play bomb');
  expect(scene.asked()).toBe('p1 announce.target');
  expect(scene.tableAct(gift(1))).toBe(true);
  expect(scene.asked()).toBe('p1 announce.target');
  scene.answer('p1', 'announce.target', 'back');
  expect(scene.offered()).not.toContain('use portable-slot-machine');
  expect(scene.hand('p1')).toEqual(['bomb']);
  scene.done();
});

test('BARTER-01: an announcement that ¢ make impossible is called off', () => {
  const scene = aScene()
    .player('p1', { coins: 3, items: ['coins-for-damage'] })
    .monsters('gurdy', 'fly');
  scene.answer('p1', 'priority', 'use coins-for-damage');
  expect(scene.asked()).toBe('p1 announce.target');
  expect(scene.tableAct(gift(1))).toBe(true);
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('BARTER-04 GAIN-07: the ¢ are given, not gained', () => {
  const scene = aScene()
    .player('p1', { coins: 4 })
    .player('p2', { items: ['counterfeit-penny', 'twice-the-coins'] });
  expect(scene.tableAct(gift(4))).toBe(true);
  expect(scene.coins('p2')).toBe(4);
  expect(scene.said('event').some(({ event }) => event === 'gainCoins')).toBe(false);
  scene.done();
});

test('BARTER-01 ABIL-06: what sees the giving goes on the stack at once, and everybody may respond', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { coins: 4 })
    .player('p3', { items: ['loot-for-gifts'] });
  scene.declare('p1', 'end').pass('p1');
  expect(scene.tableAct(gift(4))).toBe(true);
  expect(scene.stack()).toEqual(['loot-for-gifts']);
  expect(scene.asked()).toBe('p1 priority');
  scene.allPass();
  expect(scene.hand('p3')).toHaveLength(1);
  scene.toNextTurn().toActionPhase().done();
});

test('BARTER-01 WIN-02 BSOUL-02: ¢ of a barter can bring the soul that wins', () => {
  const scene = aScene()
    .player('p1', { coins: 5 })
    .player('p2', { coins: 20, souls: ['gurdy', 'monstro', 'pin'] })
    .outside('soul-of-greed');
  expect(scene.tableAct(gift(5))).toBe(true);
  expect(scene.state().outcome).toEqual({ winners: ['p2'] });
  scene.done();
});

test('BARTER-01: a take back does not cross it', () => {
  const scene = aScene().player('p1', { coins: 2, hand: ['a-penny', 'a-penny'], lootPlays: 2 });
  scene.play('p1', 'a-penny');
  expect(scene.tableAct(gift(2))).toBe(true);
  expect(scene.takeBack('p1')).toBe(false);
  scene.play('p1', 'a-penny');
  expect(scene.takeBack('p1')).toBe(true);
  expect(scene.coins('p2')).toBe(2);
  expect(scene.stack()).toEqual(['a-penny']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});
