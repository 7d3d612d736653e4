import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('athame DISC-01: for a loot card a player discards two of their choice', () => {
  const scene = aScene()
    .player('p1', { items: ['athame'], hand: ['bomb', 'a-penny'] })
    .player('p2', { hand: ['3-cents', 'a-dime', 'soul-heart'] });
  scene.use('p1', 'athame', { pay: ['bomb'], targets: ['p2'] }).allPass();
  scene.answer('p2', 'discard.loot', '3-cents', 'soul-heart');
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['a-penny'], ['a-dime']]);
  scene.use('p1', 'athame', { pay: ['a-penny'], targets: ['p2'] }).resolve();
  expect([scene.hand('p2'), scene.discarded('loot').length]).toEqual([[], 5]);
  scene.refuses('p1', 'use athame').done();
});
