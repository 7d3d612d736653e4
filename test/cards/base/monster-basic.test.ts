import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test.each([
  ['clotty', 2, 3, 4],
  ['fly', 1, 2, 1],
] as const)('%s: %i HP, hit from %i on, %i¢', (id, hp, dc, coins) => {
  const scene = aScene()
    .monsters(id)
    .dice(dc - 1, ...Array.from({ length: hp }, () => dc));
  scene.attack('p1', id).allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.resolve();
  expect(scene.coins('p1')).toBe(coins);
  expect(scene.discarded('monster')).toEqual([id]);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
});
