import { expect, test } from 'vitest';
import type { CardId } from '../../../src/engine/index.js';
import { aScene } from '../../support/scene.js';

/** HP, evasion, ATK, and the reward as ¢, loot cards and treasure. */
test.each<readonly [CardId, number, number, number, number, number, number]>([
  ['clotty', 2, 3, 1, 4, 0, 0],
  ['conjoined-fatty', 4, 3, 2, 0, 2, 0],
  ['dip', 1, 4, 1, 1, 0, 0],
  ['fat-bat', 3, 5, 1, 0, 0, 1],
  ['fatty', 4, 2, 1, 0, 1, 0],
  ['fly', 1, 2, 1, 1, 0, 0],
  ['leech', 1, 4, 2, 0, 1, 0],
  ['pale-fatty', 4, 3, 1, 6, 0, 0],
  ['pooter', 2, 3, 1, 0, 1, 0],
  ['red-host', 2, 3, 2, 5, 0, 0],
  ['spider', 1, 4, 1, 0, 1, 0],
  ['squirt', 2, 3, 1, 0, 1, 0],
  ['trite', 1, 5, 1, 0, 2, 0],
])('%s: a miss hurts, as many hits as it has HP kill it, and it pays', (id, hp, dc, atk, coins, loot, treasure) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters(id)
    .dice(dc - 1, ...Array.from({ length: hp }, () => dc));
  scene.attack('p1', id).allPass(2);
  expect(scene.hp('p1')).toBe(3 - atk);
  scene.resolve();
  expect([scene.coins('p1'), scene.hand('p1').length, scene.items('p1').length]).toEqual([coins, loot, treasure]);
  expect(scene.discarded('monster')).toEqual([id]);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
});
