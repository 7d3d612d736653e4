import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('the-chest: destroyed it becomes a soul of its controller', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .player('p2', { items: ['the-chest'] });
  expect(scene.souls('p2')).toBe(0);
  scene.play('p1', 'destroy-anything', { targets: ['the-chest'] }).allPass();
  expect(scene.soulCards('p2')).toEqual(['the-chest']);
  expect(scene.souls('p2')).toBe(1);
  expect(scene.discarded('treasure')).toEqual([]);
  scene.done();
});

test('the-chest: in the shop it is just destroyed', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .shop('the-chest');
  scene.play('p1', 'destroy-anything', { targets: ['the-chest'] }).allPass();
  expect(scene.discarded('treasure')).toEqual(['the-chest']);
  scene.done();
});
