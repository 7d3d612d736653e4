import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

test('mama-mega: destroyed, and 3 damage to each monster and player', () => {
  const scene = aScene()
    .player('p1', { items: ['mama-mega'] })
    .player('p2', { items: ['breakfast', 'dinner'] })
    .monsters('gurdy', 'pin')
    .fallbacks('each.order', 'deathPenalty.item');
  scene.use('p1', 'mama-mega').allPass();
  expect(scene.discarded('treasure')).toEqual(['mama-mega']);
  expect(scene.stack().toSorted()).toEqual([
    '3 damage to gurdy',
    '3 damage to p1',
    '3 damage to p2',
    '3 damage to pin',
  ]);
  scene.passUntil(0);
  expect([scene.hp('gurdy'), scene.hp('p1'), scene.hp('p2')]).toEqual([2, 0, 1]);
  scene.done({ midway: 'the deaths are not the question' });
});

test('mama-mega AND-03: what cannot be destroyed does nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['mama-mega', 'makes-eternal'] })
    .monsters('gurdy');
  scene.use('p1', 'makes-eternal').allPass().use('p1', 'mama-mega').resolve();
  expect([scene.items('p1'), scene.hp('gurdy'), scene.hp('p2')]).toEqual([['mama-mega', 'makes-eternal'], 5, 2]);
  scene.done();
});

test.each([1, 6])('pageant-boy: destroyed for four times a %i', (face) => {
  const scene = aScene()
    .player('p1', { items: ['pageant-boy'] })
    .dice(face);
  scene.use('p1', 'pageant-boy');
  expect(scene.items('p1')).toEqual([]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(4 * face);
  scene.done();
});

test('pageant-boy COST-03: eternal it cannot be activated', () => {
  const scene = aScene().player('p1', { items: ['pageant-boy', 'eternal-others'] });
  scene.refuses('p1', 'use pageant-boy', 'COST-03').done();
});

test('r-key: all souls are gone, and each player has three new cards', () => {
  const scene = aScene({ soulsToWin: 9 })
    .player('p1', { items: ['r-key'], souls: ['gurdy'], hand: ['a-dime', 'bomb'] })
    .player('p2', { souls: ['monstro', 'soul-of-greed'] })
    .deck('loot', ['a-penny', 'a-penny', 'a-penny', '3-cents', '3-cents', '3-cents'])
    .fallbacks('each.order');
  scene.use('p1', 'r-key').allPass();
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([0, 0]);
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([
    ['a-penny', 'a-penny', 'a-penny'],
    ['3-cents', '3-cents', '3-cents'],
  ]);
  expect(scene.discarded('loot').toSorted()).toEqual(['a-dime', 'bomb']);
  expect([scene.discarded('monster').toSorted(), scene.discarded('treasure')]).toEqual([
    ['gurdy', 'monstro'],
    ['r-key'],
  ]);
  scene.done();
});

test('r-key REPL-05: comes into play sideways', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .deck('treasure', ['r-key']);
  scene.play('p1', 'plus-treasure').allPass();
  expect([scene.items('p1'), scene.charged('r-key')]).toEqual([['r-key'], false]);
  scene.refuses('p1', 'use r-key').done();
});

test('r-key AND-03: destroyed in answer it does nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['r-key'], souls: ['gurdy'], hand: ['destroy-anything'] })
    .player('p2', { items: [sideways('the-d6')] });
  scene
    .use('p1', 'r-key')
    .play('p1', 'destroy-anything', { targets: ['r-key'] })
    .resolve();
  expect([scene.soulCards('p1'), scene.hand('p1'), scene.hand('p2')]).toEqual([['gurdy'], [], []]);
  scene.done();
});

test('the-clicker CHAR-02 CHAR-04: another character with its starting item; damage stays, counters on the old one go', () => {
  const scene = aScene()
    .player('p1', {
      items: ['the-clicker', 'the-d6', 'meat'],
      character: withCounters('isaac', 2),
      damage: 1,
    })
    .outside('the-dauntless', 'hypercoagulation', 'bethany', 'book-of-virtues');
  scene.use('p1', 'the-clicker').allPass();
  expect(scene.offered()).toEqual(['the-dauntless', 'bethany']);
  scene.answer('p1', 'effect.choose', 'bethany');
  expect(scene.view().players[0]!.characters.map(({ card, counters }) => [card, counters])).toEqual([['bethany', {}]]);
  expect([scene.items('p1').toSorted(), scene.hp('p1')]).toEqual([['book-of-virtues', 'meat'], 1]);
  expect(scene.view().outside.toSorted()).toEqual(['hypercoagulation', 'isaac', 'the-d6', 'the-dauntless']);
  scene.done();
});

test('the-clicker AND-03: what cannot be destroyed changes nobody', () => {
  const scene = aScene()
    .player('p1', { items: ['the-clicker', 'eternal-others'] })
    .outside('bethany', 'book-of-virtues');
  scene.use('p1', 'the-clicker').allPass();
  expect(scene.view().players[0]!.characters.map(({ card }) => card)).toEqual(['plain']);
  scene.done();
});
