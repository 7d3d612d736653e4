import { expect, test } from 'vitest';
import { aScene, sideways } from '../../../support/scene.js';

test('battery-bum: 4¢ for a recharge, again and again', () => {
  const scene = aScene().player('p1', { coins: 11, items: [sideways('battery-bum'), sideways('mr-boom')] });
  scene.use('p1', 'battery-bum', { targets: ['mr-boom'] });
  expect(scene.coins('p1')).toBe(7);
  scene.allPass();
  expect(scene.charged('mr-boom')).toBe(true);
  scene.use('p1', 'battery-bum', { targets: ['battery-bum'] }).allPass();
  expect(scene.charged('battery-bum')).toBe(true);
  expect(scene.coins('p1')).toBe(3);
  scene.refuses('p1', 'use battery-bum').done();
});
