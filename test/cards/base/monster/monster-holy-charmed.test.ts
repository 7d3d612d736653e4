import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../../support/scene.js';

test('holy-dinga MON-07: whoever rolls a 6 heals 1 HP, in an attack on another too', () => {
  const scene = aScene().player('p1', { damage: 1 }).player('p2', { damage: 1 }).monsters('holy-dinga', 'fly').dice(6);
  scene.attack('p1', 'fly').allPass();
  expect(scene.stack()).toEqual(['1 damage to fly', 'holy-dinga']);
  scene.allPass();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  scene.resolve().done();
});

test('holy-dinga: 3 HP, hit from 3 on, ¢ by a roll', () => {
  const scene = aScene().monsters(damaged('holy-dinga', 2)).dice(2, 3, 4);
  scene.attack('p1', 'holy-dinga').resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 4]);
  scene.done();
});

test('holy-dip: whoever rolls a 1 gains 1¢; 1 HP, 1¢', () => {
  const scene = aScene().monsters('holy-dip').dice(1, 4);
  scene.attack('p1', 'holy-dip').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'holy-dip']);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 0]);
  scene.resolve();
  expect([scene.coins('p1'), scene.hp('p1')]).toEqual([2, 1]);
  scene.done();
});

test('holy-keeper-head: whoever rolls a 4 gains 2¢; its reward is ¢ by a roll', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .monsters('holy-keeper-head')
    .dice(4, 3, 5, 6, 3);
  scene.pass('p1').use('p2', 'book-of-sin').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 2]);
  scene.attack('p1', 'holy-keeper-head').resolve();
  expect([scene.coins('p1'), scene.hp('p1')]).toEqual([3, 1]);
  scene.done();
});

test('holy-moms-eye: whoever rolls a 2 may recharge an item, whoever controls it; 1 HP, ATK 2, one loot', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: [sideways('mr-boom')] })
    .player('p2', { items: [sideways('the-d6')] })
    .monsters('holy-moms-eye')
    .dice(2, 4);
  scene.attack('p1', 'holy-moms-eye').allPass();
  expect(scene.stack()).toEqual(['2 damage to p1', 'holy-moms-eye']);
  scene.allPass();
  expect(scene.offered()).toEqual(['mr-boom', 'the-d6']);
  scene.answerSome('p1', 'effect.choose', 'the-d6');
  expect([scene.charged('mr-boom'), scene.charged('the-d6')]).toEqual([false, true]);
  scene.resolve();
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 1]);
  scene.done();
});

test('holy-moms-eye: the roller decides, and may leave it', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .monsters('holy-moms-eye')
    .dice(2);
  scene
    .pass('p1')
    .use('p2', 'book-of-sin')
    .passUntil('holy-moms-eye')
    .allPass()
    .answer('p2', 'effect.choose')
    .resolve();
  expect(scene.charged('book-of-sin')).toBe(false);
  scene.done();
});

test('holy-squirt: whoever rolls a 5 loots 1; 2 HP, two loot', () => {
  const scene = aScene().monsters('holy-squirt').dice(5, 2, 3);
  scene.attack('p1', 'holy-squirt').allPass();
  expect(scene.stack()).toEqual(['1 damage to holy-squirt', 'holy-squirt']);
  scene.allPass();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([1, 0]);
  scene.resolve();
  expect([scene.hand('p1').length, scene.hp('p1')]).toEqual([3, 1]);
  scene.done();
});
