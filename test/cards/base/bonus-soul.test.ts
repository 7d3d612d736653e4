import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

const cards = (count: number): readonly string[] => Array.from({ length: count }, () => 'blank-loot');

test('soul-of-gluttony BSOUL-05: for ten cards in hand, not for nine', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', ...cards(8)] })
    .player('p2', { hand: cards(8), items: ['mystery-loot'] })
    .outside('soul-of-gluttony');
  scene.play('p1', 'a-penny').allPass();
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([0, 0]);
  scene.pass('p1').use('p2', 'mystery-loot').allPass();
  expect(scene.hand('p2')).toHaveLength(10);
  expect(scene.soulCards('p2')).toEqual(['soul-of-gluttony']);
  expect(scene.view().bonusSouls).toEqual([]);
  scene.done();
});

test('soul-of-greed BSOUL-05: for 25¢, not for 24', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', 'a-penny'], lootPlays: 2, coins: 23 })
    .outside('soul-of-greed');
  scene.play('p1', 'a-penny').allPass();
  expect(scene.souls('p1')).toBe(0);
  expect(scene.view().bonusSouls).toEqual(['soul-of-greed']);
  scene.play('p1', 'a-penny').allPass();
  expect(scene.soulCards('p1')).toEqual(['soul-of-greed']);
  expect(scene.souls('p1')).toBe(1);
  scene.done();
});

test('soul-of-gluttony BSOUL-05: nine cards are not enough', () => {
  const scene = aScene()
    .player('p1', { hand: ['loot-2', ...cards(7)] })
    .outside('soul-of-gluttony');
  scene.play('p1', 'loot-2').resolve();
  expect([scene.hand('p1').length, scene.souls('p1')]).toEqual([9, 0]);
  scene.done();
});

test('soul-of-guppy BSOUL-05: one Guppy item is not enough, nor two with different players, nor other items', () => {
  const scene = aScene()
    .player('p1', { hand: ['guppys-hairball'], items: ['meat', 'breakfast'] })
    .player('p2', { items: ['guppy-thing'] })
    .outside('soul-of-guppy');
  scene.play('p1', 'guppys-hairball').allPass();
  expect([scene.items('p1'), scene.souls('p1'), scene.souls('p2')]).toEqual([
    ['meat', 'breakfast', 'guppys-hairball'],
    0,
    0,
  ]);
  scene.done();
});

test('soul-of-guppy BSOUL-05 KEY-10: for the second Guppy item, trinkets count', () => {
  const scene = aScene()
    .player('p1', { hand: ['guppys-hairball'], items: ['guppys-collar', 'meat'] })
    .player('p2', { items: ['guppy-thing'] })
    .outside('soul-of-guppy');
  scene.play('p1', 'guppys-hairball');
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([0, 0]);
  scene.allPass();
  expect(scene.soulCards('p1')).toEqual(['soul-of-guppy']);
  expect(scene.souls('p2')).toBe(0);
  scene.done();
});
