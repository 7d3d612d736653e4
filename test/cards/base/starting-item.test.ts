import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test.each([
  [0, 4],
  [1, 2],
])('book-of-belial: mode %i turns a 3 into a %i', (mode, face) => {
  const scene = aScene()
    .player('p1', { items: ['book-of-belial', 'book-of-sin'] })
    .dice(3);
  scene.refuses('p1', 'use book-of-belial').use('p1', 'book-of-sin').allPass();
  scene.use('p1', 'book-of-belial', { mode, targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.resolve().done();
});

test('the-d6: rerolls any roll', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['the-d6'] })
    .dice(1, 5);
  scene
    .use('p1', 'book-of-sin')
    .allPass()
    .pass('p1')
    .use('p2', 'the-d6', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  expect(scene.charged('the-d6')).toBe(false);
  scene.resolve().done();
});

test('yum-heart: prevents one instance of damage, on a monster too', () => {
  const scene = aScene()
    .player('p1', { items: ['yum-heart'], hand: ['gold-bomb', 'bomb'], lootPlays: 2 })
    .monsters('gurdy');
  scene.use('p1', 'yum-heart', { targets: ['gurdy'] }).allPass();
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(5);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});

test.each(['book-of-belial', 'the-d6', 'yum-heart'])('%s: recharges at the end of its owner’s turn only', (id) => {
  const scene = aScene().player('p1', { items: [sideways(id)] });
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual([id]);
  scene.allPass();
  expect(scene.charged(id)).toBe(true);
  scene.toNextTurn().done();
  const other = aScene().player('p2', { items: [sideways(id)] });
  other.declare('p1', 'end').allPass();
  expect(other.stack()).toEqual([]);
  other.done({ midway: 'the end phase' });
});

test('the-bone: ↷ puts a counter on it', () => {
  const scene = aScene().player('p1', { items: ['the-bone'] });
  scene.use('p1', 'the-bone', { ability: 'tap' }).allPass();
  expect(scene.object('the-bone').counters).toEqual({ counter: 1 });
  scene.refuses('p1', 'use the-bone tap').refuses('p1', 'use the-bone paid.roll').done();
});

test('the-bone: one counter for +1 on a roll', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('the-bone', 1), 'book-of-sin'] })
    .dice(2);
  scene
    .use('p1', 'book-of-sin')
    .allPass()
    .use('p1', 'the-bone', { ability: 'paid.roll', targets: ['roll'] });
  expect(scene.object('the-bone').counters).toEqual({});
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 3']);
  scene.resolve().done();
});

test('the-bone: two counters for a damage', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('the-bone', 3)] })
    .monsters('gurdy');
  scene.use('p1', 'the-bone', { ability: 'paid.damage', targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  expect(scene.object('the-bone').counters).toEqual({ counter: 1 });
  scene.refuses('p1', 'use the-bone paid.damage').done();
});

test('the-bone RULING-29: five counters make a soul of it', () => {
  const scene = aScene().player('p1', { items: [withCounters('the-bone', 5)] });
  scene.use('p1', 'the-bone', { ability: 'paid.soul' }).allPass();
  expect(scene.soulCards('p1')).toEqual(['the-bone']);
  expect(scene.items('p1')).toEqual([]);
  expect(scene.souls('p1')).toBe(1);
  scene.refuses('p1', 'use the-bone').done();
});
