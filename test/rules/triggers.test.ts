import { expect, test } from 'vitest';
import { aScene, withCounters } from '../support/scene.js';

test('D02 ABIL-06 ABIL-07: the order of a batch of triggers', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-relic', 'sees-ones', 'book-of-sin'] })
    .player('p2', { items: ['sees-ones-too'] })
    .player('p3', { items: ['two-sights'] })
    .monsters('coin-on-ones', 'loot-on-ones')
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.answer('p1', 'trigger.order', 'loot-on-ones', 'coin-on-ones');
  scene.answer('p1', 'trigger.order', 'book-of-sin', 'the-relic', 'sees-ones');
  scene.answer('p3', 'trigger.order', 'two-sights/coin', 'two-sights/loot');
  expect(scene.stack()).toEqual([
    'loot-on-ones',
    'coin-on-ones',
    'book-of-sin',
    'the-relic',
    'sees-ones',
    'sees-ones-too',
    'two-sights',
    'two-sights',
  ]);
  expect(scene.priority()).toBe('p1');
  scene.allPass();
  expect(scene.hand('p3')).toHaveLength(1);
  scene.allPass();
  expect(scene.coins('p3')).toBe(1);
  scene.resolve().done();
});

test('A35 EACH-01: each player loots in turn order from the controller', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['each-loots-1'], lootPlays: 1 })
    .deck('loot', ['bomb', 'a-penny', 'a-nickel']);
  scene.pass('p1').play('p2', 'each-loots-1').allPass();
  expect([scene.hand('p2'), scene.hand('p3'), scene.hand('p1')]).toEqual([['bomb'], ['a-penny'], ['a-nickel']]);
  scene.done();
});

test('A35 EACH-01 MON-02: from the active player when the game controls it', () => {
  const scene = aScene({ players: 3 })
    .monsters('gurdy')
    .deck('monster', ['event-each-loots'])
    .deck('loot', ['bomb', 'a-penny', 'a-nickel']);
  scene.attack('p1', 'deck').allPass();
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([['bomb'], ['a-penny'], ['a-nickel']]);
  scene.done();
});

test('N13 ABIL-10: a condition that is lost on the way', () => {
  const scene = aScene()
    .player('p1', { items: ['no-loot-no-cry', 'book-of-sin', 'portable-slot-machine', 'loot-play-giver'] })
    .player('p2', { hand: ['each-loots-1'], lootPlays: 1 })
    .dice(6);
  scene.use('p1', 'book-of-sin').allPass(2).answer('p1', 'trigger.order', 'book-of-sin', 'no-loot-no-cry');
  scene.pass('p1').play('p2', 'each-loots-1').allPass(2);
  expect(scene.said('fizzled').map(({ source }) => source)).toEqual(['no-loot-no-cry']);
  expect(scene.hand('p1')).toHaveLength(1);
  scene.resolve().done();
});

test('A22 CTR-02 COPY-06: six counters of any kind', () => {
  const scene = aScene().player('p1', { items: [{ card: 'six-counters', counters: { counter: 4, eternal: 1 } }] });
  scene.use('p1', 'six-counters', { ability: 'tap' }).allPass();
  expect(scene.stack()).toEqual(['six-counters']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(6);
  scene.use('p1', 'six-counters', { ability: 'paid' });
  expect(scene.asked()).toBe('p1 counter.kind');
  expect(scene.offered()).toEqual(['counter', 'eternal']);
  scene.answer('p1', 'counter.kind', 'eternal').allPass();
  expect(scene.object('six-counters').counters).toEqual({ counter: 5 });
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('COPY-06 ITEM-02: counters that a card starts with', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .deck('treasure', ['six-counters']);
  scene.play('p1', 'plus-treasure').allPass();
  expect(scene.object('six-counters').counters).toEqual({ counter: 2 });
  scene.done();
});

test('ABIL-11 DEC-11: a trigger resolves although its source is gone', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'sees-ones'] })
    .player('p2', { hand: ['destroy-anything'], lootPlays: 1 })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2).answer('p1', 'trigger.order', 'book-of-sin', 'sees-ones');
  scene
    .pass('p1')
    .play('p2', 'destroy-anything', { targets: ['sees-ones'] })
    .allPass();
  expect(scene.items('p1')).toEqual(['book-of-sin']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('A36 EFF-02 EFF-04 KEY-01: eternal until the end of the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['makes-eternal', 'meat'] })
    .player('p2', { hand: ['destroy-anything', 'destroy-anything'], lootPlays: 1 });
  scene.use('p1', 'makes-eternal').allPass().pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['meat'] }).allPass();
  expect(scene.items('p1')).toEqual(['makes-eternal', 'meat']);
  scene
    .endTurn('p1')
    .toActionPhase()
    .play('p2', 'destroy-anything', { targets: ['meat'] })
    .allPass();
  expect(scene.items('p1')).toEqual(['makes-eternal']);
  scene.done();
});

test('ITEM-05 ITEM-06: a shop item does nothing but can be aimed at', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['destroy-anything'] })
    .shop('sees-ones', 'meat')
    .deck('treasure', ['breakfast'])
    .dice(1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'destroy-anything', { targets: ['sees-ones'] }).allPass();
  expect(scene.tops('shop')).toEqual(['breakfast', 'meat']);
  scene.done();
});

test('A21 LVL-01 LVL-02 DICE-10: level tags are thresholds', () => {
  for (const [levels, bonus, atk] of [
    [0, 0, 1],
    [1, 2, 1],
    [9, 2, 1],
    [10, 2, 2],
    [24, 2, 2],
  ] as const) {
    const scene = aScene()
      .player('p1', { items: [withCounters('bum-bo-like', levels, 'level')] })
      .monsters('gurdy')
      .dice(2, 2);
    expect(scene.atk('p1')).toBe(atk);
    scene.attack('p1', 'gurdy').passUntil('roll 2').allPass(2).passUntil('roll 2').allPass();
    expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2 + bonus, 2]);
    scene.done({ midway: 'the attack goes on' });
  }
});
