import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test.each([
  [1, 1],
  [2, 1],
  [3, 3],
  [4, 3],
  [5, 6],
  [6, 6],
])('chest: a roll of %i pays %i¢', (face, coins) => {
  const scene = aScene().monsters('gurdy').deck('monster', ['chest']).dice(face);
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual(['chest']);
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(coins);
  expect(scene.discarded('monster')).toEqual(['chest']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.refuses('p1', 'attack').done();
});
