import { expect, test } from 'vitest';
import { words } from '../../../src/text/index.js';
import { sceneCards } from '../../support/cards/index.js';
import { aScene, type Scene } from '../../support/scene.js';

/** The first item of P1 as the board shows it. */
const firstItem = (scene: Scene, language: 'en' | 'fr'): string => {
  const w = words(language, sceneCards);
  const [seen] = scene.view().players[0]?.items ?? [];
  return seen === undefined ? '' : w.board.object(seen, { player: String, card: w.cardName });
};

test('correction: of loot being played the number changes, and with it what the roll does', () => {
  const scene = aScene()
    .player('p1', { hand: ['pills-3'], items: ['correction'] })
    .dice(1);
  scene
    .play('p1', 'pills-3')
    .use('p1', 'correction', { targets: ['pills-3'] })
    .allPass();
  expect(scene.asked()).toBe('p1 effect.number');
  scene.answer('p1', 'effect.number', 'n3to5').resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([5, ['pills-3']]);
  scene.done();
});

test('correction: a number goes neither below 1 nor above 6, but what is above 6 already can go down', () => {
  const scene = aScene()
    .player('p1', { hand: ['pills-3'], items: ['correction'] })
    .dice(4);
  scene
    .play('p1', 'pills-3')
    .use('p1', 'correction', { targets: ['pills-3'] })
    .allPass();
  const up = ['n1to2', 'n2to3', 'n3to5', 'n4to4', 'n5to5', 'n7to6', 'n9to5'];
  const down = ['n2to1', 'n3to3', 'n4to2', 'n5to3', 'n6to6', 'n7to4', 'n8to5', 'n9to3'];
  expect(scene.offered().toSorted()).toEqual([...up, ...down].toSorted());
  scene.answer('p1', 'effect.number', 'n6to6').resolve();
  expect(scene.coins('p1')).toBe(6);
  scene.done();
});

test('correction: an item in play triggers on another number till end of turn, and then as printed', () => {
  const scene = aScene()
    .player('p1', { items: ['the-relic', 'correction'], hand: ['pills-3', 'pills-3'], lootPlays: 2 })
    .deck('loot', ['a-penny', 'a-penny', 'a-penny'])
    .dice(2, 1)
    .fallbacks('trigger.order');
  scene.use('p1', 'correction', { targets: ['the-relic'] }).allPass();
  scene.answer('p1', 'effect.number', 'n1to2');
  scene.play('p1', 'pills-3').resolve();
  expect(scene.hand('p1')).toEqual(['pills-3', 'a-penny']);
  scene.play('p1', 'pills-3').resolve();
  expect(scene.hand('p1')).toEqual(['a-penny']);
  const [relic] = scene.view().players[0]?.items ?? [];
  expect(relic?.numbers).toEqual([{ ordinal: 1, was: 1, number: 2 }]);
  scene.declare('p1', 'end').toNextTurn();
  expect(scene.view().players[0]?.items.map(({ numbers }) => numbers)).toEqual([[], []]);
  scene.done();
});

test('correction: a static ability has its changed number at once, a second change comes on top, and the board shows it', () => {
  const scene = aScene().player('p1', { items: ['ipecac', 'correction'], hand: ['erratum'] });
  expect(scene.atk('p1')).toBe(2);
  scene.use('p1', 'correction', { targets: ['ipecac'] }).allPass();
  scene.answer('p1', 'effect.number', 'n1to2');
  expect(scene.atk('p1')).toBe(3);
  scene.play('p1', 'erratum', { targets: ['ipecac'] }).allPass();
  scene.answer('p1', 'effect.number', 'n1to3');
  expect(scene.atk('p1')).toBe(4);
  const said = scene.said('event').filter(({ event }) => event === 'changeNumber');
  expect(said.map(({ was, amount }) => [was, amount])).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect([firstItem(scene, 'en'), firstItem(scene, 'fr')]).toEqual([
    expect.stringContaining('number 1 of its text: 3 instead of 1'),
    expect.stringMatching(/nombre 1 du texte.: 3 au lieu de 1/),
  ]);
  scene.done();
});

test('correction: what becomes a copy has the numbers that are printed there, and a text without numbers stays', () => {
  const scene = aScene().player('p1', { items: ['the-relic', 'correction', 'ipecac', 'plaster'], hand: ['erratum'] });
  scene.use('p1', 'correction', { targets: ['the-relic'] }).allPass();
  scene.answer('p1', 'effect.number', 'n2to2');
  scene.play('p1', 'erratum', { targets: ['plaster'] }).resolve();
  expect(scene.said('event').filter(({ event }) => event === 'changeNumber')).toHaveLength(1);
  scene.use('p1', 'plaster', { targets: ['the-relic'] }).resolve();
  const numbers = scene.view().players[0]?.items.map((seen) => seen.numbers);
  expect(numbers).toEqual([[{ ordinal: 2, was: 1, number: 2 }], [], [], []]);
  scene.done();
});
