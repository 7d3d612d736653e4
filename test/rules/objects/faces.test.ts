import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('F27 FLIP-01 CTR-03: counters stay through theft, flip and swap', () => {
  const scene = aScene()
    .player('p1', { hand: ['rob-an-item', 'turn-over', 'turn-over', 'swap-with-the-shop'], lootPlays: 4 })
    .player('p2', { items: [withCounters('calm-mask', 3)] })
    .shop('meat');
  scene.play('p1', 'rob-an-item', { targets: ['calm-mask'] }).allPass();
  expect(scene.object('calm-mask').counters).toEqual({ counter: 3 });
  const { id } = scene.object('calm-mask');
  scene.play('p1', 'turn-over', { targets: ['calm-mask'] }).allPass();
  expect(scene.object('angry-mask')).toMatchObject({ id, counters: { counter: 3 }, charged: true });
  expect(scene.items('p1')).toEqual(['angry-mask']);
  scene.allPass();
  expect(scene.hand('p1')).toContain('blank-loot');
  scene.play('p1', 'swap-with-the-shop', { targets: ['angry-mask', 'meat'] }).allPass();
  expect(scene.object('angry-mask')).toMatchObject({ id, counters: { counter: 3 } });
  scene.play('p1', 'turn-over', { targets: ['meat'] }).allPass();
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([1, ['meat']]);
  scene.done();
});

test('FLIP-01: only the face that is up counts, and damage stays', () => {
  const scene = aScene()
    .player('p1', { items: ['calm-mask'], hand: ['turn-over', 'turn-over', 'turn-over'], lootPlays: 3 })
    .monsters('fly')
    .dice(3);
  expect([scene.start().atk('p1'), scene.hp('calm-mask')]).toEqual([1, null]);
  scene.use('p1', 'calm-mask').allPass();
  expect([scene.atk('p1'), scene.hp('angry-mask'), scene.charged('angry-mask')]).toEqual([2, 2, false]);
  scene
    .allPass()
    .play('p1', 'turn-over', { targets: ['angry-mask'] })
    .allPass();
  expect([scene.atk('p1'), scene.hp('calm-mask')]).toEqual([1, null]);
  scene.play('p1', 'turn-over', { targets: ['calm-mask'] }).allPass(2);
  scene.attack('p1', 'angry-mask').resolve();
  expect([scene.coins('p1'), scene.discarded('treasure')]).toEqual([6, ['calm-mask']]);
  scene.done({ midway: 'loot is left' });
});

test('COPY-04 FLIP-01: a copy has the face that was up, and no other one', () => {
  const scene = aScene().player('p1', {
    items: ['calm-mask', 'plaster'],
    hand: ['turn-over', 'turn-over'],
    lootPlays: 2,
  });
  scene.play('p1', 'turn-over', { targets: ['calm-mask'] }).allPass(2);
  scene.use('p1', 'plaster', { targets: ['angry-mask'] }).allPass();
  expect(scene.atk('p1')).toBe(3);
  const copies = scene.view().players[0]!.items.map(({ card, copyOf }) => [card, copyOf]);
  expect(copies).toEqual([
    ['angry-mask', null],
    ['plaster', 'angry-mask'],
  ]);
  scene.play('p1', 'turn-over', { targets: ['plaster'] }).allPass();
  expect([scene.atk('p1'), scene.coins('p1')]).toEqual([3, 1]);
  scene.done();
});

test('COPY-04 FLIP-01: what is a copy cannot be flipped, two faces or not', () => {
  const scene = aScene().player('p1', {
    items: ['calm-mask', 'plaster', 'meat'],
    hand: ['turn-over', 'shape-item'],
    lootPlays: 2,
  });
  scene.play('p1', 'shape-item', { targets: ['calm-mask', 'meat'] }).allPass();
  scene.play('p1', 'turn-over', { targets: ['calm-mask'] }).allPass();
  expect(scene.coins('p1')).toBe(0);
  expect(scene.view().players[0]!.items[0]).toMatchObject({ card: 'calm-mask', copyOf: 'meat' });
  scene.done();
});

test('A34 FLIP-02 DICE-01: a flipped roll shows 7 less its number', () => {
  const scene = aScene().player('p1', {
    items: ['book-of-sin'],
    hand: ['turn-a-roll', 'roll-plus-1', 'turn-a-roll', 'roll-minus-1'],
    lootPlays: 4,
  });
  scene.dice(2).use('p1', 'book-of-sin').allPass();
  scene.play('p1', 'turn-a-roll', { targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  scene.play('p1', 'roll-plus-1', { targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.play('p1', 'turn-a-roll', { targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  scene.play('p1', 'roll-minus-1', { targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('NAME-01 ZONE-23: a second name counts in play, in the deck and in discard', () => {
  const scene = aScene()
    .player('p1', { hand: ['seeks-a-heart', 'stops-hearts', 'coin-for-lost-hearts'], lootPlays: 3 })
    .monsters('gurdy')
    .deck('monster', ['fly', 'little-heart']);
  scene.play('p1', 'seeks-a-heart').allPass().answer('p1', 'deck.search', 'little-heart');
  expect(scene.tops('monsters')).toEqual(['little-heart']);
  scene.play('p1', 'stops-hearts').resolve();
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.play('p1', 'coin-for-lost-hearts').allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});
