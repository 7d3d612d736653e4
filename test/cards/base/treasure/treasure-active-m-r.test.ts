import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test.each([0, 1, 2])('mini-mush: takes %i away from any roll', (number) => {
  const scene = aScene()
    .player('p1', { items: ['mini-mush'] })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy').use('p1', 'mini-mush', { mode: number, targets: ['roll 4'] });
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${4 - number}`]);
  scene.done({ midway: 'the attack goes on' });
});

test('moms-bra: the next damage to a player or monster becomes one', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-bra'], hand: ['gold-bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters('gurdy');
  scene.use('p1', 'moms-bra', { targets: ['gurdy'] }).allPass();
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(1);
  scene.done();
});

test('moms-bra: it ends with the turn, and others are not spared', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-bra', 'breakfast'] })
    .player('p2', { items: ['breakfast'], hand: ['xvi-the-tower'] })
    .dice(5);
  scene
    .use('p1', 'moms-bra', { targets: ['p2'] })
    .allPass()
    .endTurn('p1')
    .toActionPhase();
  scene.play('p2', 'xvi-the-tower').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 1]);
  scene.done();
});

test('monster-manual RULING-12 TURN-12: the monster is attacked before the turn can end, with the attack there is', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['monster-manual'] })
    .monsters('gurdy', 'fly')
    .dice(2);
  scene.pass('p1').use('p2', 'monster-manual', { targets: ['fly'] });
  scene.allPass().refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly']);
  scene.answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.discarded('monster')).toEqual(['fly']);
  scene.refuses('p1', 'attack');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('monster-manual RULING-12: without an attack left, or in an attack, it forces nothing', () => {
  const spent = aScene({ players: 3 })
    .player('p1', { items: ['monster-manual'] })
    .monsters('fly')
    .used({ attacks: 1 });
  spent.use('p1', 'monster-manual', { targets: ['fly'] }).allPass();
  expect(spent.offered()).toContain('end');
  spent.refuses('p1', 'attack').done();
  const fighting = aScene({ players: 3 })
    .player('p1', { hand: ['again'] })
    .player('p2', { items: ['monster-manual'] })
    .monsters('fly', 'gurdy')
    .dice(2);
  fighting.play('p1', 'again').allPass().attack('p1', 'fly').pass('p1');
  fighting.use('p2', 'monster-manual', { targets: ['gurdy'] }).resolve();
  expect(fighting.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  fighting.done();
});

test('monster-manual TURN-12: with two attacks left, the other may come first', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['monster-manual'], hand: ['again'] })
    .monsters('fly', 'clotty')
    .dice(3, 3, 2);
  scene
    .play('p1', 'again')
    .allPass()
    .use('p1', 'monster-manual', { targets: ['fly'] });
  scene.allPass().declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'clotty', 'deck']);
  scene.answer('p1', 'attack.target', 'clotty').resolve();
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly']);
  scene.answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('mr-boom: one damage to a monster, not to a player', () => {
  const scene = aScene()
    .player('p1', { items: ['mr-boom'] })
    .monsters('gurdy', 'fly');
  scene.answer('p1', 'priority', 'use mr-boom');
  expect(scene.offered()).toEqual(['gurdy', 'fly', 'back']);
  scene.answer('p1', 'announce.target', 'gurdy').resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.refuses('p1', 'use mr-boom').done();
});

test.each([
  [1, 0, 1],
  [2, 0, 1],
  [3, 4, 0],
  [4, 4, 0],
  [5, 0, 0],
  [6, 0, 0],
])('mystery-sack: a %i is %i¢ and %i loot', (face, coins, loot) => {
  const scene = aScene()
    .player('p1', { items: ['mystery-sack'] })
    .dice(face);
  scene.use('p1', 'mystery-sack').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([coins, loot]);
  scene.done();
});

test('no CANCEL-02: cancels a ↷ or $ ability of an item, neither loot nor the ability of a character', () => {
  const scene = aScene()
    .player('p1', { items: ['jawbone'], hand: ['bomb'], coins: 1 })
    .player('p2', { items: ['no'], coins: 3 });
  scene.play('p1', 'bomb', { targets: ['p2'] }).pass('p1');
  expect(scene.offered()).not.toContain('no');
  scene.allPass().resolve();
  scene.use('p1', 'plain').pass('p1');
  expect(scene.offered()).not.toContain('no');
  scene.allPass();
  scene
    .use('p1', 'jawbone', { targets: ['p2'] })
    .pass('p1')
    .use('p2', 'no', { targets: ['jawbone'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.charged('jawbone'), scene.charged('no')]).toEqual([
    1,
    3,
    false,
    false,
  ]);
  scene.done();
});

test('potato-peeler: the top card of each deck goes to the discard of its own', () => {
  const scene = aScene()
    .player('p1', { items: ['potato-peeler'] })
    .deck('loot', ['bomb', 'a-penny'])
    .deck('treasure', ['meat'])
    .deck('monster', ['chest'])
    .deck('room', ['empty-room', 'empty-room']);
  scene.use('p1', 'potato-peeler').allPass();
  for (const [deck, card] of [
    ['loot', 'bomb'],
    ['treasure', 'meat'],
    ['monster', 'chest'],
    ['room', 'empty-room'],
  ] as const)
    expect(scene.discarded(deck)).toEqual([card]);
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('razor-blade: one damage to a player, not to a monster', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['razor-blade'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'use razor-blade');
  expect(scene.offered()).toEqual(['p1', 'p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p3').resolve();
  expect([scene.hp('p2'), scene.hp('p3')]).toEqual([2, 1]);
  scene.done();
});

test('remote-detonator VOTE-01: the item with the most votes is destroyed; its player votes first, in the open', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['remote-detonator'] })
    .player('p3', { items: ['meat'] })
    .shop('the-relic');
  scene.pass('p1').use('p2', 'remote-detonator').allPass();
  expect(scene.offered()).toEqual(['remote-detonator', 'meat', 'the-relic']);
  scene.answer('p2', 'vote', 'meat');
  expect(scene.said('voted').map(({ player, object }) => [player, object])).toEqual([
    ['p2', { card: 'meat', owner: 'p3' }],
  ]);
  scene.answer('p3', 'vote', 'the-relic').answer('p1', 'vote', 'meat');
  expect([scene.items('p3'), scene.tops('shop')]).toEqual([[], ['the-relic']]);
  scene.done();
});

test('remote-detonator VOTE-01: a tie destroys nothing', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['remote-detonator'] })
    .player('p3', { items: ['meat'] })
    .shop('the-relic');
  scene.use('p1', 'remote-detonator').allPass();
  scene.answer('p1', 'vote', 'meat').answer('p2', 'vote', 'the-relic').answer('p3', 'vote', 'remote-detonator');
  expect([scene.items('p1'), scene.items('p3'), scene.tops('shop')]).toEqual([
    ['remote-detonator'],
    ['meat'],
    ['the-relic'],
  ]);
  scene.done();
});
