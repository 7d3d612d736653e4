import { expect, test } from 'vitest';
import { declarable } from '../../../src/engine/index.js';
import { aScene, sideways } from '../../support/scene.js';

test('ATK-01 BUY-01 TURN-07 TURN-08: only the active player declares, and only with an empty stack', () => {
  const scene = aScene()
    .player('p1', { coins: 10, hand: ['a-penny'] })
    .player('p2', { coins: 10 })
    .monsters('fly')
    .shop('meat');
  for (const what of ['attack', 'purchase', 'end']) expect(scene.offered()).toContain(what);
  scene.pass('p1');
  scene.refuses('p2', 'attack').refuses('p2', 'purchase').refuses('p2', 'end');
  scene.pass('p2').play('p1', 'a-penny');
  scene.refuses('p1', 'attack').refuses('p1', 'purchase').refuses('p1', 'end');
  scene.resolve();
  for (const what of ['attack', 'purchase', 'end']) expect(scene.offered()).toContain(what);
  scene.done();
});

test('BUY-01 BUY-07: a purchase that has been made is not offered again', () => {
  const scene = aScene().player('p1', { coins: 20 }).shop('meat');
  scene.buy('p1', 'meat').refuses('p1', 'purchase');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('BUY-04 ATK-03 BUY-02: what a declaration could be about, as far as the ¢ go', () => {
  const poor = aScene().player('p1', { coins: 9 }).shop('meat').monsters('fly').start();
  expect(declarable(poor.session(), 'p1').purchases).toEqual([]);
  expect(declarable(poor.session(), 'p1').attacks).toEqual([poor.object('fly').id, 'deck:monster']);
  poor.done();
  const rich = aScene().player('p1', { coins: 10 }).shop('meat').start();
  expect(declarable(rich.session(), 'p1').purchases).toEqual([
    { ref: rich.object('meat').id, price: 10 },
    { ref: 'deck:treasure', price: 10 },
  ]);
  rich.done();
});

test('TGT-06: an ability with nothing to aim at is not offered', () => {
  const scene = aScene().player('p1', { items: ['breaks-sideways'] });
  scene.refuses('p1', 'use breaks-sideways').done();
  const other = aScene()
    .player('p1', { items: ['breaks-sideways'] })
    .player('p2', { items: [sideways('meat')] });
  other.use('p1', 'breaks-sideways', { targets: ['meat'] }).allPass();
  expect(other.items('p2')).toEqual([]);
  other.done();
});
