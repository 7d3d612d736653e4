import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test.each([1, 2, 3, 4, 5, 6])('book-of-sin: a roll of %i', (face) => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], damage: 1 })
    .dice(face);
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.charged('book-of-sin')).toBe(false);
  scene.resolve();
  expect(scene.coins('p1')).toBe(face <= 2 ? 1 : 0);
  expect(scene.hand('p1')).toHaveLength(face === 3 || face === 4 ? 1 : 0);
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual(face >= 5 ? [3, 2] : [2, 1]);
  scene.endTurn('p1');
  expect(scene.maxHp('p1')).toBe(2);
  scene.done();
});

test('mr-boom: one damage to a monster, not to a player', () => {
  const scene = aScene()
    .player('p1', { items: ['mr-boom'] })
    .monsters('gurdy', 'fly');
  scene.answer('p1', 'priority', 'use mr-boom');
  expect(scene.offered()).toEqual(['gurdy', 'fly', 'back']);
  scene.answer('p1', 'announce.target', 'gurdy').resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.refuses('p1', 'use mr-boom').done();
});
