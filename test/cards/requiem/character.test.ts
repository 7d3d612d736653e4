import { expect, test } from 'vitest';
import { beginsWith, hasHpAndLootPlay } from '../../support/character-scenes.js';
import { aScene, sideways } from '../../support/scene.js';

test.each([
  ['bethany', 2],
  ['flash-isaac', 2],
  ['the-baleful', 1],
  ['the-broken', 2],
  ['the-capricious', 2],
  ['the-curdled', 2],
  ['the-dauntless', 1],
  ['the-deceiver', 2],
  ['the-enigma', 2],
  ['the-hoarder', 2],
  ['the-savage', 2],
  ['the-soiled', 2],
  ['the-zealot', 2],
  ['jacob-and-esau', 2],
  ['the-benighted', 2],
  ['the-deserter', 2],
  ['the-empty', 2],
  ['the-fettered', 2],
  ['the-harlot', 2],
  ['the-miser', 2],
])('%s: %i HP, 1 ATK, ↷ for one more loot play', hasHpAndLootPlay);

test.each([
  ['bethany', 'book-of-virtues'],
  ['flash-isaac', 'classic-roller'],
  ['the-baleful', 'soulbond'],
  ['the-broken', 'spindown-dice'],
  ['the-capricious', 'glitch'],
  ['the-curdled', 'sumptorium'],
  ['the-dauntless', 'hypercoagulation'],
  ['the-deceiver', 'ceremonial-blade'],
  ['the-enigma', 'flip'],
  ['the-hoarder', 'bag-of-crafting'],
  ['the-savage', 'berserk'],
  ['the-soiled', 'ibs'],
  ['the-zealot', 'lemegeton'],
  ['jacob-and-esau', 'sibling-rivalry'],
  ['the-benighted', 'hemoptysis'],
  ['the-deserter', 'anima-sola'],
  ['the-empty', 'abyss'],
  ['the-fettered', 'dead-weight'],
  ['the-harlot', 'gello'],
  ['the-miser', 'keepers-bargain'],
])('%s CHAR-01: begins with %s, charged', beginsWith);

test.each([
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 3],
])('the-baleful: with %i souls it has %i ATK', (souls, atk) => {
  const scene = aScene({ soulsToWin: 9 }).player('p1', {
    character: 'the-baleful',
    souls: ['gurdy', 'monstro', 'pin', 'war'].slice(0, souls),
  });
  expect([scene.souls('p1'), scene.atk('p1')]).toEqual([souls, atk]);
  scene.done();
});

test('the-capricious TGT-03: or a shop item to discard', () => {
  const scene = aScene()
    .player('p1', { character: 'the-capricious' })
    .player('p2', { items: ['breakfast'] })
    .shop('meat', 'dinner')
    .deck('treasure', ['synthoil']);
  scene.answer('p1', 'priority', 'use the-capricious').answer('p1', 'announce.mode', 'm1');
  expect(scene.offered()).toEqual(['meat', 'dinner', 'back']);
  scene.answer('p1', 'announce.target', 'dinner').allPass();
  expect([scene.discarded('treasure'), scene.tops('shop')]).toEqual([['dinner'], ['meat', 'synthoil']]);
  scene.done();
});

test('the-enigma FLIP-01: its other face has 1 HP and 2 ATK, and the same ↷', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { character: sideways('the-enigma'), items: ['flip'], hand: ['a-penny', 'a-penny'] })
    .fallbacks('deathPenalty.loot');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.maxHp('p2'), scene.hp('p2'), scene.atk('p2')]).toEqual([1, 1, 2]);
  const before = scene.hand('p2').length;
  scene.use('p2', 'amgine-eht').allPass();
  expect([scene.hand('p2').length, scene.view().players[1]!.lootPlays]).toEqual([before, 2]);
  scene.done();
});
