import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../../support/scene.js';

test('cursed-soul: 1 damage and a counter at the start of the turn, and at its end it goes on', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['cursed-soul'] })
    .from('recharge');
  scene.toActionPhase();
  expect([scene.hp('p1'), scene.object('cursed-soul').counters]).toEqual([1, { counter: 1 }]);
  scene.declare('p1', 'end').allPass().answer('p1', 'trigger.target', 'p3').toNextTurn();
  expect([scene.items('p1'), scene.items('p3')]).toEqual([[], ['cursed-soul']]);
  expect(scene.object('cursed-soul').counters).toEqual({ counter: 1 });
  scene.done({ midway: 'the next turn begins' });
});

test('cursed-soul MON-03: with the sixth counter it is a soul, and does nothing any more', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('cursed-soul', 5)] })
    .from('recharge');
  scene.toActionPhase();
  expect([scene.soulCards('p1'), scene.souls('p1'), scene.items('p1')]).toEqual([['cursed-soul'], 1, []]);
  scene.endTurn('p1');
  expect(scene.soulCards('p1')).toEqual(['cursed-soul']);
  scene.toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])('experimental-treatment RULING-30: destroyed, and a %i', (face) => {
  const scene = aScene()
    .player('p1', { items: ['experimental-treatment'] })
    .deck('treasure', ['meat', 'dinner'])
    .dice(face);
  scene.use('p1', 'experimental-treatment');
  expect(scene.discarded('treasure')).toEqual(['experimental-treatment']);
  scene.passUntil(`roll ${face}`).allPass(2);
  expect(scene.stack()).toEqual(face === 1 ? ['p1 death'] : []);
  expect([scene.hand('p1').length, scene.coins('p1')]).toEqual([face === 2 ? 3 : 0, face === 3 ? 9 : 0]);
  expect(scene.items('p1')).toEqual(face === 4 ? ['meat'] : face === 5 ? ['meat', 'dinner'] : []);
  expect(scene.souls('p1')).toBe(face === 6 ? 1 : 0);
  expect(scene.discarded('treasure')).toEqual(face === 6 ? [] : ['experimental-treatment']);
  scene.done({ midway: 'a death waits' });
});

test('ultra-flesh-kid: a counter for each monster and each player who dies', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'xiii-death'], lootPlays: 2 })
    .player('p2', { items: ['ultra-flesh-kid', 'the-d6'] })
    .monsters('fly')
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.object('ultra-flesh-kid').counters).toEqual({ counter: 1 });
  scene
    .play('p1', 'xiii-death', { targets: ['p1'] })
    .passUntil('ultra-flesh-kid')
    .allPass();
  expect(scene.object('ultra-flesh-kid').counters).toEqual({ counter: 2 });
  scene.done({ midway: 'a death ends the turn' });
});

test.each([
  [11, 0],
  [12, 1],
])('ultra-flesh-kid: with %i counters at the end of its owner’s turn it is worth %i soul', (counters, souls) => {
  const scene = aScene().player('p1', { items: [withCounters('ultra-flesh-kid', counters)] });
  scene.endTurn('p1');
  expect([scene.souls('p1'), scene.items('p1')]).toEqual([souls, souls === 0 ? ['ultra-flesh-kid'] : []]);
  scene.done();
});
