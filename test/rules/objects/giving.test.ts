import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test('GAIN-06 LOOT-02: hand cards are swapped, and nobody else learns which', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['swap-hand-cards', 'a-penny'] })
    .player('p2', { hand: ['bomb', 'soul-heart'] });
  scene.play('p1', 'swap-hand-cards', { targets: ['p2'] }).allPass();
  scene.answer('p1', 'effect.choose', 'a-penny').answer('p1', 'effect.choose', 'bomb');
  expect(scene.hand('p1')).toEqual(['bomb']);
  expect(scene.hand('p2')).toEqual(['soul-heart', 'a-penny']);
  const lines = scene.entries().filter(({ line }) => JSON.stringify(line).match(/"(bomb|a-penny)"/) !== null);
  expect(lines.map(({ to, line }) => [to, line.say, line.cards])).toEqual([
    [['p1', 'p2'], 'handed', ['a-penny']],
    [['p2', 'p1'], 'handed', ['bomb']],
  ]);
  expect(scene.said('event').filter(({ event }) => event === 'giveObject')).toHaveLength(2);
  scene.done();
});

test('GAIN-08 CTR-03 ITEM-05: the shop is a side, and its slot stays filled', () => {
  const scene = aScene()
    .player('p1', { hand: ['swap-with-the-shop'], items: [withCounters('meat', 1)], coins: 0 })
    .shop('the-relic', sideways('breakfast'));
  scene.play('p1', 'swap-with-the-shop', { targets: ['meat', 'breakfast'] }).allPass();
  expect(scene.items('p1')).toEqual(['breakfast']);
  expect(scene.charged('breakfast')).toBe(false);
  expect(scene.tops('shop')).toEqual(['the-relic', 'meat']);
  expect(scene.object('meat')).toMatchObject({ controller: null, counters: { counter: 1 } });
  expect(scene.said('refilled')).toEqual([]);
  expect(scene.maxHp('p1')).toBe(3);
  scene.done();
});

test('GAIN-07 GAIN-04: both sides of a swap give, and nobody gains', () => {
  const scene = aScene()
    .player('p1', { items: ['decoy', 'counts-items-gained'] })
    .player('p2', { items: ['the-relic', 'giver-watch'] });
  scene.use('p1', 'decoy', { targets: ['the-relic'] }).resolve();
  expect([scene.hand('p1'), scene.coins('p2')]).toEqual([[], 2]);
  scene.done();
});

test('LOOT-02 GAIN-05: a card stolen from a hand is not named to others', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['pick-a-pocket'] })
    .player('p2', { hand: ['bomb'] });
  scene
    .play('p1', 'pick-a-pocket', { targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.choose', 'bomb');
  expect(scene.hand('p1')).toEqual(['bomb']);
  const lines = scene.entries().filter(({ line }) => JSON.stringify(line).includes('"bomb"'));
  expect(lines.map(({ to, line }) => [to, line.say])).toEqual([[['p2', 'p1'], 'handed']]);
  scene.done();
});

test('TGT-01: the least is chosen as the most is, ties and all', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['curse-the-poor'], coins: 4 })
    .player('p2', { coins: 1 })
    .player('p3', { coins: 1 });
  scene.play('p1', 'curse-the-poor');
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p2').resolve();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});
