import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test('brimstone-g-fuel ABIL-08: 1 ATK more, and your sixes hurt a monster or another player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone-g-fuel'], hand: ['roll-for-coins', 'roll-for-coins'] })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(6, 5, 6);
  expect(scene.atk('p1')).toBe(2);
  scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
  scene.play('p1', 'roll-for-coins').resolve().use('p1', 'plain').resolve();
  scene.fallbacks('trigger.order').play('p1', 'roll-for-coins').allPass(2);
  expect(scene.offered().toSorted()).toEqual(['gurdy', 'p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'gurdy').resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});

test('g-fuel: 1 HP more, and your character alone is ready again at the end of your turn alone', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['g-fuel'] })
    .player('p2', { hand: [] });
  expect(scene.maxHp('p1')).toBe(3);
  scene.use('p1', 'plain').passTo('p3').use('p3', 'plain').resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.charged('plain@p1'), scene.charged('plain@p3')]).toEqual([true, false]);
  scene.passTo('p1').use('p1', 'plain').resolve().endTurn('p2').toActionPhase();
  expect(scene.charged('plain@p1')).toBe(false);
  scene.done();
});

test('g-fuel-2: its ↷ recharges any character, and at the end of your turn it may recharge an item', () => {
  const scene = aScene().player('p1', { items: ['g-fuel-2', sideways('mystery-loot')] });
  scene.use('p1', 'plain').resolve();
  scene.use('p1', 'g-fuel-2', { targets: ['plain@p1'] }).resolve();
  expect([scene.charged('plain@p1'), scene.charged('g-fuel-2')]).toEqual([true, false]);
  scene.declare('p1', 'end').allPass();
  scene.answer('p1', 'trigger.target', 'mystery-loot').allPass();
  scene.answer('p1', 'effect.may', 'yes').toNextTurn().toActionPhase();
  expect([scene.charged('mystery-loot'), scene.charged('g-fuel-2')]).toEqual([true, false]);
  scene.declare('p2', 'end').allPass();
  expect(scene.asked().startsWith('p1 trigger')).toBe(false);
  scene.done({ midway: 'the turn ends' });
});

test.each([1, 3, 6])(
  'isaacs-tears: each of your rolls is a counter, a %i too, and 6 of them hurt all others',
  (face) => {
    const scene = aScene()
      .player('p1', { items: [withCounters('isaacs-tears', 5)], hand: ['roll-for-coins'] })
      .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
      .monsters('gurdy', 'pin')
      .dice(3, face);
    scene.refuses('p1', 'use isaacs-tears');
    scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
    expect(scene.object('isaacs-tears').counters).toEqual({ counter: 5 });
    scene.fallbacks('trigger.order', 'each.order').play('p1', 'roll-for-coins').resolve();
    scene.use('p1', 'isaacs-tears').resolve();
    expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy'), scene.hp('pin')]).toEqual([2, 1, 4, 1]);
    expect(scene.object('isaacs-tears').counters).toEqual({});
    scene.done();
  },
);
