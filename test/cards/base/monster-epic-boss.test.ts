import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

test('mom: 5/4/2, twice the damage for a 1', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['breakfast', 'breakfast'] })
    .monsters('mom')
    .dice(3, 1);
  expect([scene.maxHp('mom'), scene.dc('mom'), scene.atk('mom')]).toEqual([5, 4, 2]);
  scene.attack('p1', 'mom').allPass(2);
  expect(scene.hp('p1')).toBe(3);
  scene.allPass(2);
  expect(scene.stack()).toEqual(['2 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(0);
  expect(
    scene
      .said('event')
      .filter(({ event }) => event === 'damage')
      .map(({ amount }) => amount),
  ).toEqual([2, 4]);
  scene.fallbacks('deathPenalty.item').toNextTurn().done();
});

test('mom: her death makes one more slot, and pays a treasure and two souls', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('mom', 4), 'fly')
    .deck('monster', ['gurdy', 'monstro']);
  scene.play('p1', 'bomb', { targets: ['mom'] }).allPass(3);
  expect(scene.stack()).toEqual(['mom']);
  scene.resolve();
  expect(scene.items('p1')).toEqual(['blank-treasure']);
  expect(scene.souls('p1')).toBe(2);
  expect(scene.tops('monsters')).toEqual(['monstro', 'fly', 'gurdy']);
  scene.done();
});
