import { expect, test } from 'vitest';
import { aScene } from '../support/scene.js';

test('A04 DICE-05 DICE-06 REROLL-01: a would-be 1 is rerolled before the modifiers', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin', 'meat', 'the-relic'] })
    .player('p2', { hand: ['dice-shard'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(5, 1, 6);
  scene
    .attack('p1', 'gurdy')
    .pass('p1')
    .play('p2', 'dice-shard', { targets: ['roll 5'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  expect(scene.priority()).toBe('p1');
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([6]);
  expect(scene.hand('p1')).toEqual([]);
  scene.done({ midway: 'the attack goes on' });
});
