import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('dick-knot CARD-07: each attack declared is a counter, each counter 1 evasion and 1 ATK', () => {
  const scene = aScene()
    .player('p1', { items: ['more-attacks'], character: 'sturdy' })
    .monsters('dick-knot', 'fly')
    .dice(6, 1);
  expect([scene.dc('dick-knot'), scene.atk('dick-knot')]).toEqual([1, 1]);
  scene.declare('p1', 'attack').allPass(2).answer('p1', 'attack.target', 'fly').resolve();
  expect([scene.dc('dick-knot'), scene.atk('dick-knot'), scene.object('dick-knot').counters]).toEqual([
    2,
    2,
    { counter: 1 },
  ]);
  scene.declare('p1', 'attack').allPass(2).answer('p1', 'attack.target', 'dick-knot').passUntil('roll 1');
  expect([scene.dc('dick-knot'), scene.atk('dick-knot')]).toEqual([3, 3]);
  scene.done({ midway: 'a miss would kill' });
});

test.each([5, 6])('dick-knot KEY-07: with %i counters at the start of a turn', (counters) => {
  const scene = aScene()
    .player('p2', { coins: 3 })
    .monsters(withCounters('dick-knot', counters), 'fly')
    .deck('monster', ['pin']);
  expect([scene.dc('dick-knot'), scene.atk('dick-knot')]).toEqual([6, counters + 1]);
  scene.endTurn('p1');
  if (counters === 5) {
    scene.toActionPhase();
    expect([scene.dead('p2'), scene.hp('dick-knot')]).toEqual([false, 6]);
    scene.done();
    return;
  }
  scene.passUntil('dick-knot death');
  expect(scene.stack()).toEqual(['p2 death', 'dick-knot death']);
  scene.allPass();
  expect([scene.coins('p2'), scene.tops('monsters')]).toEqual([4, ['pin', 'fly']]);
  scene.done({ midway: 'the active player dies' });
});
