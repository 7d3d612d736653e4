import { expect, test } from 'vitest';
import { lostToARoll } from '../../../support/attack-rolls.js';
import { leavesOthersUpright } from '../../../support/item-limits.js';
import { comesToRestWithout } from '../../../support/quiet.js';
import { aScene, type PlayerScene, type Scene } from '../../../support/scene.js';

/** The cubes, and which numbers rolled in a miss hurt nobody, alone and with another piece of the same child. */
const CUBES = [
  ['cube-of-meat', [1], [1]],
  ['cube-of-meat-2', [2], [2]],
  ['cube-of-meat-3', [3], [3, 4]],
] as const;

const FACES = [1, 2, 3, 4, 5] as const;

test.each(CUBES)('%s: alone it turns aside misses with %j only, with more meat with %j', (cube, alone, together) => {
  for (const face of FACES) {
    expect(lostToARoll(face, { items: [cube] })).toBe(alone.some((number) => number === face) ? 0 : 1);
    const both = lostToARoll(face, { items: [cube, 'ultra-flesh-kid'] });
    expect(both).toBe(together.some((number) => number === face) ? 0 : 1);
  }
});

test.each(CUBES)('%s: neither a bomb, nor damage to somebody else', (cube, [face]) => {
  const scene = aScene().player('p1', { items: [cube, 'ultra-flesh-kid'], character: 'sturdy', hand: ['bomb'] });
  const before = scene.hp('p1') ?? 0;
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(before - (scene.hp('p1') ?? 0)).toBe(1);
  scene.done();
  for (const number of [face, 4]) expect(lostToARoll(number, {}, { items: [cube, 'ultra-flesh-kid'] })).toBe(1);
});

const CHILD: readonly (readonly [string, PlayerScene, PlayerScene, boolean])[] = [
  ['another of your items and souls', { items: ['mystery-loot'], souls: ['pin'] }, {}, false],
  ['meat of others', {}, { items: ['cube-of-meat-3'], souls: ['cube-of-meat-2'] }, false],
  ['an Ultra Flesh Kid as an item', { items: ['ultra-flesh-kid'] }, {}, true],
  ['an Ultra Flesh Kid as a soul', { souls: ['ultra-flesh-kid'] }, {}, true],
  ['a Cube of Meat as an item', { items: ['cube-of-meat-3'] }, {}, true],
  ['a Cube of Meat as a soul', { souls: ['cube-of-meat-2'] }, {}, true],
];

test.each(CHILD)('cube-of-meat, cube-of-meat-2, cube-of-meat-3 NAME-01: with %s', (_what, mine, theirs, counts) => {
  const scene = (cube: string): Scene =>
    aScene()
      .player('p1', { ...mine, items: [cube, ...(mine.items ?? [])] })
      .player('p2', theirs);
  const first = scene('cube-of-meat');
  expect(first.atk('p1')).toBe(counts ? 2 : 1);
  first.done();
  const second = scene('cube-of-meat-2');
  expect(second.maxHp('p1')).toBe(counts ? 3 : 2);
  second.done();
  const third = { ...mine, items: ['cube-of-meat-3', ...(mine.items ?? [])] };
  expect(lostToARoll(4, third, theirs)).toBe(counts ? 0 : 1);
});

test('a-dollar: only what lies in the shop', () => {
  const scene = aScene()
    .player('p1', { items: ['a-dollar'] })
    .player('p2', { items: ['the-relic'] })
    .shop('meat');
  scene.use('p1', 'a-dollar').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['meat'], ['the-relic']]);
  scene.done();
});

test.each([1, 6])('butt-penny KEY-07: a %i is an outcome without an effect', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['butt-penny'] })
    .dice(face);
  scene.play('p1', 'butt-penny').resolve();
  expect([scene.said('outcome').length, scene.coins('p1')]).toEqual([1, 1]);
  scene.done();
});

test.each(['pills-unboxing-of-isaac-2', 'pills-unboxing-of-isaac-3'])('%s: no other card of the discard', (pills) => {
  const scene = aScene()
    .player('p1', { hand: [pills] })
    .discard('loot', ['a-penny', 'bomb'])
    .dice(5);
  scene.play('p1', pills).resolve();
  expect([scene.items('p1'), scene.discarded('loot')]).toEqual([[pills], ['a-penny', 'bomb']]);
  scene.done();
});

test('pills-unboxing-of-isaac-3: not the damage of somebody else', () => {
  const scene = aScene().player('p1', { items: ['pills-unboxing-of-isaac-3'], hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('edens-soul: another item that enters play is charged', () => leavesOthersUpright('edens-soul'));

test.each(['moms-heels', 'moms-lipstick', 'moms-underwear'])('%s ATK-01: two attacks, not three', (id) => {
  const scene = aScene()
    .player('p1', { items: [id] })
    .monsters('fly', 'fly')
    .dice(6, 6);
  scene.attack('p1', 'fly').resolve().attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test.each(['moms-lipstick', 'seraphim'])('%s DICE-10: 1 more on the roll, not 2', (id) => {
  const scene = aScene()
    .player('p1', { items: [id] })
    .monsters('blank-monster')
    .dice(4);
  scene.attack('p1', 'blank-monster').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test.each([1, 3])('my-little-unicorn: a %i ends the turn, and what is on the stack with it', (face) => {
  const scene = aScene()
    .player('p1', { items: ['my-little-unicorn'], hand: ['roll-for-coins'] })
    .player('p2', { hand: ['gain-3'], lootPlays: 1 })
    .dice(face);
  scene.use('p1', 'my-little-unicorn').resolve();
  scene.passTo('p2').play('p2', 'gain-3').passTo('p1').play('p1', 'roll-for-coins');
  scene.fallbacks('trigger.order').toNextTurn();
  expect([scene.view().turn.active, scene.coins('p1'), scene.coins('p2')]).toEqual(['p2', 0, 0]);
  expect(scene.said('event').filter(({ event }) => event === 'cancel').length).toBeGreaterThan(0);
  scene.toActionPhase().done();
});

test('number-one ATK-12: your 1 misses what is hit by a 1, your 2 hits it, and the 1 of another does', () => {
  for (const [face, owner, said] of [
    [1, 'p1', 'miss'],
    [2, 'p1', 'hit'],
    [1, 'p2', 'hit'],
  ] as const) {
    const scene = aScene()
      .player(owner, { items: ['number-one'] })
      .monsters('light-switch')
      .dice(face);
    scene.attack('p1', 'light-switch').allPass();
    expect(scene.said(said)).toHaveLength(1);
    scene.done({ midway: 'the attack goes on' });
  }
});

test.each([1, 3])('number-two: a %i is no 2', (face) => {
  const scene = aScene()
    .player('p1', { items: ['number-two'], hand: ['roll-for-coins'] })
    .dice(face);
  scene.play('p1', 'roll-for-coins');
  comesToRestWithout(scene, 'number-two');
  scene.done();
});

test.each([
  [4, '2 damage to p2'],
  [5, '1 damage to p1'],
])('the-mark ATKPL-01: on the turn of another only its owner can be attacked, and a %i is %s', (face, damage) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-mark'] })
    .dice(face);
  scene.endTurn('p1').toActionPhase().declare('p2', 'attack').allPass();
  expect(scene.offered()).toEqual(['p1', 'deck']);
  scene.answer('p2', 'attack.target', 'p1').allPass();
  expect(scene.stack()).toEqual([damage]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-nail: an item that another destroys is no player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-nail'], hand: ['destroy-anything'] })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'destroy-anything', { targets: ['meat'] });
  comesToRestWithout(scene, 'the-nail');
  expect(scene.items('p2')).toEqual([]);
  scene.done();
});

test('the-stairway: the purchase of another is nothing to it', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['the-stairway'] })
    .shop('meat');
  scene.declare('p1', 'purchase').allPass();
  expect(scene.asked()).toBe('p1 purchase.choice');
  scene.done({ midway: 'a purchase is declared' });
});

test('three-dollar-bill DEC-27: damage to a player is a roll that heals 1 HP, damage to an item is none', () => {
  const scene = aScene()
    .player('p1', {
      character: 'sturdy',
      damage: 2,
      items: ['three-dollar-bill'],
      hand: ['bomb', 'hit-an-item'],
      lootPlays: 2,
    })
    .player('p2', { items: ['glass-figure'] })
    .dice(4);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  scene.play('p1', 'hit-an-item', { targets: ['glass-figure'] });
  comesToRestWithout(scene, 'three-dollar-bill');
  expect(scene.items('p2')).toEqual([]);
  scene.done();
});
