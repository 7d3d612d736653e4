import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

test('sack-head: looks at the top card of any deck and may bury it', () => {
  const scene = aScene()
    .player('p1', { items: ['sack-head'] })
    .wholeDeck('treasure', ['meat', 'breakfast']);
  scene.use('p1', 'sack-head', { targets: ['deck:treasure'] }).allPass();
  expect(scene.view('p1').shown).toEqual([{ deck: 'treasure', cards: ['meat'] }]);
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.cardsOf('treasure')).toEqual(['breakfast', 'meat']);
  scene.done();
});

test('sack-of-pennies: one ¢, and upright again when anybody rolls a 1', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['sack-of-pennies'] })
    .dice(1);
  scene.pass('p1').use('p2', 'sack-of-pennies').allPass();
  expect([scene.coins('p2'), scene.charged('sack-of-pennies')]).toEqual([1, false]);
  scene.use('p1', 'book-of-sin').passUntil('sack-of-pennies').allPass().answer('p2', 'effect.may', 'yes');
  expect(scene.charged('sack-of-pennies')).toBe(true);
  scene.resolve().done();
});

test('sack-of-pennies: other numbers do nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', sideways('sack-of-pennies')] })
    .dice(2);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.charged('sack-of-pennies')).toBe(false);
  scene.done();
});

test('spoon-bender: one more on a roll', () => {
  const scene = aScene()
    .player('p1', { items: ['spoon-bender', 'book-of-sin'] })
    .dice(4);
  scene.refuses('p1', 'use spoon-bender').use('p1', 'book-of-sin').allPass();
  scene.use('p1', 'spoon-bender', { targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  scene.resolve().done();
});

test('tech-x: a counter for each ↷, three for a kill', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('tech-x', 2)] })
    .monsters('gurdy');
  scene.refuses('p1', 'use tech-x paid').use('p1', 'tech-x', { ability: 'tap' }).allPass();
  scene.use('p1', 'tech-x', { ability: 'paid', targets: ['gurdy'] });
  expect(scene.object('tech-x').counters).toEqual({});
  scene.allPass();
  expect(scene.stack()).toEqual(['gurdy death']);
  scene.resolve().done();
});

test('the-battery: recharges another item', () => {
  const scene = aScene()
    .player('p1', { items: ['the-battery'] })
    .player('p2', { items: [sideways('mr-boom')] });
  scene.answer('p1', 'priority', 'use the-battery');
  expect(scene.offered()).toEqual(['mr-boom', 'back']);
  scene.answer('p1', 'announce.target', 'mr-boom').allPass();
  expect([scene.charged('mr-boom'), scene.charged('the-battery')]).toEqual([true, false]);
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])('the-d100: a %i', (face) => {
  const scene = aScene()
    .player('p1', { items: ['the-d100'] })
    .dice(face);
  scene.use('p1', 'the-d100').resolve();
  expect(scene.hand('p1')).toHaveLength(face <= 2 ? face : 0);
  expect(scene.coins('p1')).toBe(face === 3 || face === 4 ? face : 0);
  expect(scene.maxHp('p1')).toBe(face === 5 ? 3 : 2);
  expect(scene.atk('p1')).toBe(face === 6 ? 2 : 1);
  scene.endTurn('p1');
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([2, 1]);
  scene.done();
});

test('the-d20 REROLL-02: an item of a player becomes the top treasure of that player', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d20'] })
    .player('p2', { items: ['meat'] })
    .deck('treasure', ['dinner']);
  scene.use('p1', 'the-d20', { targets: ['meat'] }).allPass();
  expect(scene.items('p2')).toEqual(['dinner']);
  expect(scene.discarded('treasure')).toEqual(['meat']);
  scene.done();
});

test('the-d20 REROLL-03: an item of the shop is replaced in its slot', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d20'] })
    .shop('meat', 'breakfast')
    .deck('treasure', ['dinner']);
  scene.use('p1', 'the-d20', { targets: ['meat'] }).allPass();
  expect(scene.tops('shop')).toEqual(['dinner', 'breakfast']);
  expect(scene.items('p1')).toEqual(['the-d20']);
  scene.done();
});

test('the-shovel: a monster of the discard, no event, comes back on top', () => {
  const scene = aScene()
    .player('p1', { items: ['the-shovel'] })
    .discard('monster', ['chest', 'gurdy', 'fly']);
  scene.answer('p1', 'priority', 'use the-shovel');
  expect(scene.offered().toSorted()).toEqual(['back', 'fly', 'gurdy']);
  scene.answer('p1', 'announce.target', 'gurdy').allPass();
  expect(scene.cardsOf('monster')[0]).toBe('gurdy');
  expect(scene.discarded('monster')).toEqual(['chest', 'fly']);
  scene.done();
});
