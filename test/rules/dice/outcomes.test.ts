import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('DEC-11 KEY-07: a roll has its outcome although the item that asked for it has gone', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { hand: ['destroy-anything'], lootPlays: 1 })
    .dice(1);
  scene
    .use('p1', 'book-of-sin')
    .pass('p1')
    .play('p2', 'destroy-anything', { targets: ['book-of-sin'] })
    .allPass();
  expect(scene.items('p1')).toEqual([]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('KEY-07 ZONE-01: an outcome is about what was targeted before the roll, and about nothing once that has gone', () => {
  const scene = aScene()
    .player('p1', { hand: ['ii-the-high-priestess', 'gold-bomb'], lootPlays: 2 })
    .monsters('fly', 'gurdy')
    .dice(2);
  scene.play('p1', 'ii-the-high-priestess', { targets: ['fly'] }).allPass();
  scene.play('p1', 'gold-bomb', { targets: ['fly'] }).passUntil('roll 2');
  expect(scene.tops('monsters')).not.toContain('fly');
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hp('p1'), scene.hp('p2')]).toEqual([5, 2, 2]);
  scene.done();
});

test('DEC-11: the card behind damage is named when it has left the stack', () => {
  const scene = aScene()
    .player('p1', { hand: ['ii-the-high-priestess'] })
    .monsters('gurdy')
    .dice(2);
  scene.play('p1', 'ii-the-high-priestess', { targets: ['gurdy'] }).passUntil('2 damage to gurdy');
  expect(scene.view().stack.map(({ card }) => card)).toEqual(['ii-the-high-priestess']);
  scene.resolve().done();
});

test('PREV-04: damage prevented on the stack is noticed as prevented, not as taken', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'stop-2'], items: ['fanny-pack'], lootPlays: 2 })
    .player('p2', { items: ['sees-prevention'] });
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass();
  scene.play('p1', 'stop-2', { targets: ['damage'] }).allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'sees-prevention']);
  scene.resolve();
  expect([scene.hp('p1'), scene.coins('p2')]).toEqual([1, 2]);
  scene.done();
});
