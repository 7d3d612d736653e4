import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('the-isaac-of-isaac-re-isaac NAME-01 DEC-34: every item rerolls a die and nothing else, and every character is Isaac', () => {
  const scene = aScene()
    .player('p1', { items: ['tap-and-pay', 'football'], hand: ['roll-for-coins', 'destroy-anything'], lootPlays: 2 })
    .player('p2', { character: 'johnny' })
    .rooms('the-isaac-of-isaac-re-isaac')
    .dice(3, 2);
  scene.refuses('p1', 'use tap-and-pay').play('p1', 'roll-for-coins').passUntil('roll 3');
  scene.use('p1', 'tap-and-pay', { targets: ['roll'] }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.play('p1', 'destroy-anything', { targets: ['football'] }).resolve();
  expect(scene.items('p1')).toEqual(['tap-and-pay', 'football']);
  scene.done();
});

test('strawberry DEC-33 BSOUL-02: the third 1 of the active player on the same turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins', 'roll-for-coins', 'roll-for-coins'], lootPlays: 3 })
    .outside('strawberry')
    .dice(1, 1, 1);
  scene.play('p1', 'roll-for-coins').resolve();
  scene.play('p1', 'roll-for-coins').resolve();
  expect([scene.souls('p1'), scene.object('strawberry').counters]).toEqual([0, { counter: 2 }]);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.souls('p1')).toBe(1);
  scene.done();
});

test('strawberry: the count begins anew each turn, and other players count on theirs only', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .player('p2', { character: sideways('plain'), hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .outside('strawberry')
    .dice(1, 1, 1);
  scene.play('p1', 'roll-for-coins').resolve();
  scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.object('strawberry').counters).toEqual({ counter: 2 });
  scene.endTurn('p1').toActionPhase();
  expect([scene.souls('p1'), scene.object('strawberry').counters.counter ?? 0]).toEqual([0, 0]);
  scene.done();
});
