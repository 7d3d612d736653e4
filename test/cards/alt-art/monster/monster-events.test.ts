import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('ambush-alt-art SLOT-01 TURN-12: two slots more, and an attack that must be made on a monster there', () => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('gurdy')
    .used({ attacks: 1 })
    .wholeDeck('monster', ['ambush-alt-art', 'fly', 'dip', 'pin', 'squirt']);
  scene.play('p1', 'wider-monsters').resolve();
  expect(scene.tops('monsters')).toEqual(['gurdy', 'fly', 'dip', 'pin']);
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['dip', 'pin']);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  ['m0', [0, 2, 0]],
  ['m1', [6, 1, 0]],
])('devil-deal-alt-art EVENT-02: nothing, or 6¢ for 1 damage (%s)', (mode, left) => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('gurdy')
    .wholeDeck('monster', ['devil-deal-alt-art', 'dip', 'pin']);
  scene.play('p1', 'wider-monsters').resolve();
  scene.answer('p1', 'trigger.mode', mode).resolve();
  expect([scene.coins('p1'), scene.hp('p1'), scene.hand('p1').length]).toEqual(left);
  expect(scene.discarded('monster')).toEqual(['devil-deal-alt-art']);
  scene.done();
});

test('devil-deal-alt-art DEC-26: or 2 damage, and after that a loot card of choice', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['wider-monsters'] })
    .monsters('gurdy')
    .wholeDeck('monster', ['devil-deal-alt-art', 'dip'])
    .wholeDeck('loot', ['a-penny', 'bomb', 'xix-the-sun']);
  scene.play('p1', 'wider-monsters').resolve();
  scene.answer('p1', 'trigger.mode', 'm2').resolve();
  scene.answer('p1', 'deck.search', 'bomb').resolve();
  expect([scene.hp('p1'), scene.hand('p1')]).toEqual([1, ['bomb']]);
  scene.done();
});

test.each([
  [1, [0, 0, 'meat']],
  [2, [0, 0, 'meat']],
  [3, [3, 2, 'meat']],
  [4, [3, 2, 'meat']],
  [5, [3, 4, 'meat']],
])('secret-room-alt-art KEY-07: a %i is damage or loot', (face, [hp, hand, item]) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['wider-monsters'], items: ['meat'] })
    .monsters('gurdy')
    .wholeDeck('monster', ['secret-room-alt-art', 'dip'])
    .dice(face);
  scene.play('p1', 'wider-monsters').resolve();
  if (hp === 0) expect(scene.dead('p1') || scene.hp('p1') === 0).toBe(true);
  else expect([scene.hp('p1'), scene.hand('p1').length, scene.items('p1')]).toEqual([hp, hand, [item]]);
  scene.done({ midway: 'who dies pays' });
});

test.each(['secret-room-alt-art', 'shop-upgrade-alt-art'])(
  '%s REROLL-01: a 6 rerolls an item and gains a treasure',
  (card) => {
    const scene = aScene()
      .player('p1', { hand: ['wider-monsters'], items: ['meat', 'the-d6'] })
      .monsters('gurdy')
      .wholeDeck('monster', [card, 'dip'])
      .deck('treasure', ['breakfast', 'dinner'])
      .dice(6);
    scene.play('p1', 'wider-monsters').resolve();
    scene.answer('p1', 'effect.choose', 'meat').resolve();
    expect(scene.items('p1').toSorted()).toEqual(['breakfast', 'dinner', 'the-d6']);
    scene.done();
  },
);

test.each([
  [3, 2],
  [4, 2],
  [5, 4],
])('shop-upgrade-alt-art KEY-07: a %i loots %i', (face, hand) => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('gurdy')
    .wholeDeck('monster', ['shop-upgrade-alt-art', 'dip'])
    .dice(face);
  scene.play('p1', 'wider-monsters').resolve();
  expect(scene.hand('p1').length).toBe(hand);
  scene.done();
});

test.each([1, 2])('shop-upgrade-alt-art: a %i is 3 damage', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('gurdy')
    .wholeDeck('monster', ['shop-upgrade-alt-art', 'dip'])
    .dice(face);
  scene.play('p1', 'wider-monsters').passUntil('3 damage to p1');
  scene.done({ midway: 'the active player is about to die' });
});
