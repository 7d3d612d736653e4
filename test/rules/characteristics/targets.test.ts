import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('TGT-06 TGT-01: of several targets together each need not leave one for the next target by itself', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['one-item-of-two-players'] })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'one-item-of-two-players');
  expect(scene.offered()).toEqual(['p1', 'p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p1', 'p2').answer('p1', 'announce.target', 'meat').resolve();
  expect(scene.items('p2')).toEqual([]);
  scene.done();
});

test('TGT-06 TGT-01: where what was chosen before leaves fewer targets than there should be, all of these are', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['two-items-of-two-players'], items: ['breakfast'] })
    .player('p2', { items: ['meat', 'dinner'] })
    .player('p3', {});
  scene.play('p1', 'two-items-of-two-players').answer('p1', 'announce.target', 'p1', 'p3');
  expect([scene.decision().min, scene.decision().max]).toEqual([1, 1]);
  scene.answer('p1', 'announce.target', 'breakfast').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([[], ['meat', 'dinner']]);
  scene.done();
});

test('TGT-07 FIZZ-01: what may have no target at all does not fizzle for want of one', () => {
  const scene = aScene()
    .player('p1', { hand: ['coin-and-maybe-a-hit'] })
    .monsters('fly');
  scene.play('p1', 'coin-and-maybe-a-hit').answerSome('p1', 'announce.target').resolve();
  expect([scene.coins('p1'), scene.hp('fly'), scene.said('fizzled')]).toEqual([1, 1, []]);
  scene.done();
});

test('ABIL-01 ZONE-20: a card that works outside the game does so from the moment it is there, also out of a hand', () => {
  const scene = aScene().player('p1', { items: ['away-with-one'], hand: ['gone-but-watching', 'blank-loot'] });
  scene.use('p1', 'away-with-one').allPass().answer('p1', 'effect.choose', 'gone-but-watching');
  scene.play('p1', 'blank-loot').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 1]);
  scene.done();
});
