import { expect, test } from 'vitest';
import { becomesACurse, entersOnce } from '../../../support/monster-limits.js';
import { comesToRestWithout } from '../../../support/quiet.js';
import { aScene } from '../../../support/scene.js';

test('curse-of-envy KEY-05: it becomes the curse of the player chosen', () => becomesACurse('curse-of-envy'));
test('curse-of-envy: an item that enters play meanwhile does not make it happen again', () =>
  entersOnce('curse-of-envy'));

test('giant-poop: an attack on another and damage that no player deals are nothing to it, nor are rewards of others', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('giant-poop', 'gurdy', 'fly')
    .dice(6);
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['fly'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 0]);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
  const bloat = aScene()
    .player('p1', { character: 'sturdy', hand: ['fell-a-monster'] })
    .monsters('giant-poop', 'the-bloat-summer-of-isaac', 'fly');
  bloat.fallbacks('each.order').play('p1', 'fell-a-monster', { targets: ['fly'] });
  comesToRestWithout(bloat, 'giant-poop');
  expect(bloat.hp('giant-poop')).toBe(4);
  bloat.resolve().done();
});
