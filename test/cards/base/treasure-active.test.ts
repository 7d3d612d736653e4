import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test.each([1, 2, 3, 4, 5, 6])('book-of-sin: a roll of %i', (face) => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], damage: 1 })
    .dice(face);
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.charged('book-of-sin')).toBe(false);
  scene.resolve();
  expect(scene.coins('p1')).toBe(face <= 2 ? 1 : 0);
  expect(scene.hand('p1')).toHaveLength(face === 3 || face === 4 ? 1 : 0);
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual(face >= 5 ? [3, 2] : [2, 1]);
  scene.endTurn('p1');
  expect(scene.maxHp('p1')).toBe(2);
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

test('boomerang DEC-15 LOOT-02: a card that chance picks goes over, and only thief and victim see which', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['boomerang'] })
    .player('p2', { hand: ['bomb', 'a-penny'] });
  scene.use('p1', 'boomerang', { targets: ['p2'] }).allPass();
  expect(scene.hand('p1')).toEqual(['bomb']);
  expect(scene.hand('p2')).toEqual(['a-penny']);
  const told = scene.entries().filter(({ line }) => JSON.stringify(line).includes('"bomb"'));
  expect(told.map(({ to, line }) => [to, line.say])).toEqual([[['p2', 'p1'], 'handed']]);
  scene.done();
});

test('boomerang TGT-05: an empty hand makes no thief', () => {
  const scene = aScene().player('p1', { items: ['boomerang'], hand: ['bomb'] });
  scene.use('p1', 'boomerang', { targets: ['p2'] }).allPass();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb'], []]);
  scene.done();
});

test('chaos GAIN-06: every hand goes to the left at the same time', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['chaos'], hand: ['bomb', 'a-penny'] })
    .player('p2', { hand: ['soul-heart'] })
    .player('p3', {});
  scene.use('p1', 'chaos').allPass();
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([[], ['bomb', 'a-penny'], ['soul-heart']]);
  scene.done();
});

test('chaos BSOUL-02 GAIN-06: nobody holds two hands in between', () => {
  const hand = (cards: number): readonly string[] => Array.from({ length: cards }, () => 'a-penny');
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['chaos'], hand: hand(6) })
    .player('p2', { hand: hand(6) })
    .player('p3', { hand: hand(1) })
    .outside('soul-of-gluttony');
  scene.use('p1', 'chaos').allPass();
  expect(scene.view().players.map(({ handCount }) => handCount)).toEqual([1, 6, 6]);
  expect(scene.view().players.flatMap(({ soulCards }) => soulCards)).toEqual([]);
  scene.done();
});

test('decoy GAIN-06 CTR-03: both items change sides as they are', () => {
  const scene = aScene()
    .player('p1', { items: ['decoy'] })
    .player('p2', { items: [withCounters('the-relic', 2), 'the-d6'] })
    .shop('meat');
  scene.use('p1', 'decoy');
  expect(scene.offered()).toEqual(['the-relic', 'back']);
  scene.answer('p1', 'announce.target', 'the-relic').allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['the-relic'], ['the-d6', 'decoy']]);
  expect(scene.object('the-relic').counters).toEqual({ counter: 2 });
  expect(scene.charged('decoy')).toBe(false);
  scene.done();
});

test('decoy DEC-19: without both sides there is no swap', () => {
  const scene = aScene()
    .player('p1', { items: ['decoy'] })
    .player('p2', { items: ['the-relic'], hand: ['destroy-anything'], lootPlays: 1 });
  scene.use('p1', 'decoy', { targets: ['the-relic'] }).pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['decoy'] }).allPass(2);
  expect([scene.items('p1'), scene.items('p2')]).toEqual([[], ['the-relic']]);
  scene.done();
});

test.each([
  [0, 1],
  [1, 6],
])('godhead TGT-03: choice %i makes a roll %i', (mode, face) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'], items: ['godhead'] })
    .dice(3);
  scene
    .play('p1', 'roll-for-coins')
    .allPass()
    .use('p1', 'godhead', { mode, targets: ['roll 3'] });
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.resolve().done();
});

test.each([0, 1, 2])('lucky-foot: adds %i to a roll', (number) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'], items: ['lucky-foot'] })
    .dice(3);
  scene
    .play('p1', 'roll-for-coins')
    .allPass()
    .use('p1', 'lucky-foot', { mode: number, targets: ['roll 3'] });
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${3 + number}`]);
  scene.resolve().done();
});

test('lucky-foot: not to an attack roll', () => {
  const scene = aScene()
    .player('p1', { items: ['lucky-foot', 'mini-mush'] })
    .monsters('gurdy')
    .dice(3);
  scene.attack('p1', 'gurdy');
  scene.refuses('p1', 'use lucky-foot');
  expect(scene.offered()).toContain('use mini-mush');
  scene.done({ midway: 'the attack goes on' });
});

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

test('compost REPL-08: the next player who would loot gets the top of the discard, doubled or not, and only the next', () => {
  const scene = aScene()
    .player('p1', { items: ['compost', 'mystery-loot'] })
    .player('p2', { items: ['mystery-loot'] })
    .discard('loot', ['a-penny', 'bomb', '3-cents'])
    .deck('loot', ['soul-heart', 'lil-battery']);
  scene.use('p1', 'compost').allPass();
  scene.pass('p1').use('p2', 'mystery-loot').allPass();
  expect([scene.hand('p2'), scene.discarded('loot')]).toEqual([['a-penny', 'bomb'], ['3-cents']]);
  expect(scene.said('tookFromDiscard')).toHaveLength(1);
  scene.use('p1', 'mystery-loot').allPass();
  expect([scene.hand('p1'), scene.discarded('loot')]).toEqual([['soul-heart', 'lil-battery'], ['3-cents']]);
  scene.done();
});

test('compost: a discard with too few cards gives what there is', () => {
  const scene = aScene()
    .player('p1', { items: ['compost', 'mystery-loot'] })
    .discard('loot', ['a-penny'])
    .deck('loot', ['soul-heart', 'lil-battery']);
  scene.use('p1', 'compost').allPass();
  scene.use('p1', 'mystery-loot').allPass();
  expect(scene.hand('p1')).toEqual(['a-penny']);
  scene.done();
});

test('compost: an empty discard gives nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['compost', 'mystery-loot'] })
    .deck('loot', ['soul-heart', 'lil-battery']);
  scene.use('p1', 'compost').allPass();
  scene.use('p1', 'mystery-loot').allPass();
  expect(scene.hand('p1')).toEqual([]);
  scene.done();
});
