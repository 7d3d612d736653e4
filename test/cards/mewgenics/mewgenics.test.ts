import { expect, test } from 'vitest';
import { hasHpAndLootPlay } from '../../support/character-scenes.js';
import { aScene, withCounters, type Scene } from '../../support/scene.js';

test('stacy-704891 CHAR-06: 1 HP, 1 ATK, ↷ for one more loot play, and no second', () =>
  hasHpAndLootPlay('stacy-704891', 1));

/** P1 has killed a fly this turn and uses the head. */
const used = (option: string, before: (scene: Scene) => Scene = (scene) => scene): Scene => {
  const scene = before(
    aScene()
      .player('p1', { items: ['stacys-extra-head'], hand: ['fell-a-monster'] })
      .monsters('fly', 'dip')
      .deck('loot', ['a-penny', 'a-dime', 'bomb'])
      .deck('treasure', ['meat']),
  );
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.use('p1', 'stacys-extra-head').resolve();
  return scene.answer('p1', 'effect.option', option).resolve();
};

test('stacys-extra-head DMG-05: without a kill of yours this turn it does nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['stacys-extra-head'] })
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('fly');
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['fly'] })
    .resolve();
  scene.use('p1', 'stacys-extra-head').resolve();
  expect([scene.asked(), scene.charged('stacys-extra-head')]).toEqual(['p1 priority', false]);
  scene.done();
});

test('stacys-extra-head: a player whom you kill counts, a kill of the turn before does not', () => {
  const scene = aScene()
    .player('p1', { items: ['stacys-extra-head'] })
    .player('p1', { hand: ['kill-player-for-coins'], items: ['stacys-extra-head'] });
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  scene.use('p1', 'stacys-extra-head').resolve();
  expect(scene.asked()).toBe('p1 effect.option');
  scene.answer('p1', 'effect.option', 'm1').resolve();
  expect(scene.coins('p1')).toBe(10);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.use('p1', 'stacys-extra-head').resolve();
  expect(scene.asked()).toBe('p1 priority');
  scene.done();
});

test('stacys-extra-head NOTE-01: each option once', () => {
  const loot = used('m0');
  expect(loot.hand('p1')).toEqual(['a-penny', 'a-dime', 'bomb']);
  loot.done();
  const scene = used('m1');
  expect(scene.coins('p1')).toBe(8);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.view('p1').players[0]!.items).toBeDefined();
  scene.done();
});

test('stacys-extra-head: what has been chosen is not offered again, in a later turn either', () => {
  const scene = aScene()
    .player('p1', { items: ['stacys-extra-head'], hand: ['fell-a-monster', 'fell-a-monster'] })
    .monsters('fly', 'dip');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.use('p1', 'stacys-extra-head').resolve();
  expect(scene.offered()).toEqual(['m0', 'm1', 'm2', 'm3']);
  scene.answer('p1', 'effect.option', 'm1').resolve();
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.play('p1', 'fell-a-monster', { targets: ['dip'] }).resolve();
  scene.use('p1', 'stacys-extra-head').resolve();
  expect(scene.offered()).toEqual(['m0', 'm2', 'm3']);
  scene.answer('p1', 'effect.option', 'm2');
  expect(scene.offered()).toEqual(['m0', 'm1']);
  scene.answer('p1', 'effect.option', 'm1').resolve();
  expect([scene.atk('p1'), scene.maxHp('p1'), scene.atk('p2')]).toEqual([2, 2, 1]);
  scene.done();
});

test('stacys-extra-head: an HP counter on your character', () => {
  const scene = used('m2');
  scene.answer('p1', 'effect.option', 'm0').resolve();
  expect([scene.atk('p1'), scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([1, 3, 2]);
  scene.done();
});

test('stacys-extra-head TURN-20 CTR-08: it leaves the game for an eternal treasure and one more turn', () => {
  const scene = used('m3');
  expect([scene.items('p1'), scene.object('meat').counters, scene.discarded('treasure')]).toEqual([
    ['meat'],
    { eternal: 1 },
    [],
  ]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().turn.active).toBe('p1');
  scene.done();
});

test('mini-nuke: one counter for a dead monster, none for a dead player or item', () => {
  const scene = aScene()
    .player('p1', { items: ['mini-nuke'], hand: ['fell-a-monster', 'death-to', 'destroy-anything'], lootPlays: 3 })
    .player('p2', { items: ['meat'] })
    .monsters('fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect(scene.object('mini-nuke').counters).toEqual({ counter: 1 });
  scene.done();
});

test('mini-nuke: each dead monster is a counter, and 9 of them destroy it and everybody', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('mini-nuke', 8)], hand: ['fell-a-monster'] })
    .monsters('fly', 'gurdy')
    .deck('monster', ['pin', 'dip']);
  scene.refuses('p1', 'use mini-nuke');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.use('p1', 'mini-nuke').fallbacks('each.order').allPass();
  expect(
    scene
      .stack()
      .filter((name) => name.startsWith('999 damage'))
      .toSorted(),
  ).toEqual(['999 damage to gurdy', '999 damage to p1', '999 damage to p2', '999 damage to pin']);
  expect(scene.discarded('treasure')).toEqual(['mini-nuke']);
  scene.done({ midway: 'everything dies' });
});

test.each([
  [1, '2 damage to p1'],
  [3, '2 damage to p1'],
  [4, '2 damage to fly'],
  [6, '2 damage to fly'],
] as const)('radical-rat: a %i at the start of a turn is %s, whom chance picks', (face, hit) => {
  const scene = aScene().monsters('radical-rat', 'fly').dice(face).picks(1);
  scene.endTurn('p1').allPass(3);
  expect(scene.stack()).toEqual([hit]);
  scene.done({ midway: 'the damage waits' });
});
