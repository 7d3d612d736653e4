import { expect, test } from 'vitest';
import { aScene } from '../support/scene.js';

test('A06 ATK-11 ATK-12 ATK-14 ATK-16 TURN-16: an attack to the death', () => {
  const scene = aScene().monsters('gurdy').dice(5, 4, 1, 1);
  scene.attack('p1', 'gurdy');
  const seen: string[] = [];
  for (const face of [5, 4, 1, 1]) {
    expect(scene.stack()).toEqual([`roll ${face}`]);
    scene.allPass(2);
    seen.push(`${scene.hp('gurdy')} ${scene.hp('p1')}`);
    if (scene.stack().length === 0) scene.allPass();
  }
  expect(seen).toEqual(['4 2', '3 2', '3 1', '3 0']);
  expect(scene.stack()).toEqual(['p1 death']);
  scene.allPass();
  expect(scene.view().attack).toBeNull();
  scene.toNextTurn();
  expect(scene.hp('gurdy')).toBe(5);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
});
