import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test('brimstone-g-fuel ABIL-08: 1 ATK more, and your sixes hurt a monster or another player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone-g-fuel'], hand: ['roll-for-coins'] })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(6, 6);
  expect(scene.atk('p1')).toBe(2);
  scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
  scene.fallbacks('trigger.order').play('p1', 'roll-for-coins').allPass(2);
  expect(scene.offered().toSorted()).toEqual(['gurdy', 'p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'gurdy').resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});

test('g-fuel: 1 HP more, and your character is ready again at the end of your turn', () => {
  const scene = aScene()
    .player('p1', { items: ['g-fuel'], hand: ['a-penny'] })
    .player('p2', { items: [] });
  expect(scene.maxHp('p1')).toBe(3);
  scene.use('p1', 'plain').resolve();
  expect(scene.charged('plain@p1')).toBe(false);
  scene.endTurn('p1').toActionPhase();
  expect(scene.charged('plain@p1')).toBe(true);
  scene.done();
});

test('g-fuel-2: its ↷ recharges any character, and at the end of your turn it may recharge an item', () => {
  const scene = aScene().player('p1', { items: ['g-fuel-2', sideways('the-d6')] });
  scene.use('p1', 'plain').resolve();
  scene.use('p1', 'g-fuel-2', { targets: ['plain@p1'] }).resolve();
  expect([scene.charged('plain@p1'), scene.charged('g-fuel-2')]).toEqual([true, false]);
  scene.fallbacks('trigger.order').declare('p1', 'end').allPass();
  scene.answer('p1', 'trigger.target', 'the-d6').allPass(2);
  scene.answer('p1', 'effect.may', 'yes').toNextTurn().toActionPhase();
  expect([scene.charged('the-d6'), scene.charged('g-fuel-2')]).toEqual([true, false]);
  scene.done();
});

test('isaacs-tears: each of your rolls is a counter, and 6 of them hurt all others', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('isaacs-tears', 5)], hand: ['roll-for-coins'] })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy', 'pin')
    .dice(3, 4);
  scene.refuses('p1', 'use isaacs-tears');
  scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
  expect(scene.object('isaacs-tears').counters).toEqual({ counter: 5 });
  scene.play('p1', 'roll-for-coins').resolve();
  scene.use('p1', 'isaacs-tears').fallbacks('each.order').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy'), scene.hp('pin')]).toEqual([2, 1, 4, 1]);
  expect(scene.object('isaacs-tears').counters).toEqual({});
  scene.done();
});
