import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test.each([
  ['2-cents', 2],
  ['4-cents', 4],
  ['a-nickel', 5],
  ['a-dime', 10],
])('%s: its ¢ for its player', (id, coins) => {
  const scene = aScene().player('p1', { hand: [id] });
  scene.play('p1', id);
  expect(scene.coins('p1')).toBe(0);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([coins, 0]);
  expect(scene.discarded('loot')).toEqual([id]);
  scene.done();
});
