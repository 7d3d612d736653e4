import { expect, test } from 'vitest';
import { aScene, withCounters, type Scene } from '../../support/scene.js';
import { internalsOf } from '../../support/internals.js';

/** The keys of the abilities that a card in play has now. */
const keys = (scene: Scene, card: string): readonly string[] =>
  internalsOf(scene.session())
    .game.characteristics(scene.object(card).id)
    .abilities.map(({ key }) => key);

test('EFF-03 ABIL-01: a granted ability belongs to each of those that gain it', () => {
  const scene = aScene().player('p1', { items: ['teacher', 'meat'] });
  scene.use('p1', 'meat').resolve();
  expect([scene.coins('p1'), scene.charged('meat'), scene.charged('teacher')]).toEqual([2, false, true]);
  expect(scene.offered()).not.toContain('use teacher');
  scene.done();
});

test('EFF-03: a granted ability is gone with what grants it, and has a key of its own', () => {
  const scene = aScene().player('p1', { items: ['teacher', 'eternal-coin'], hand: ['destroy-anything'] });
  expect(scene.offered().filter((name) => name.startsWith('use eternal-coin'))).toHaveLength(2);
  scene.use('p1', 'eternal-coin', { ability: 'tap+2' }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.play('p1', 'destroy-anything', { targets: ['teacher'] }).resolve();
  expect(keys(scene, 'eternal-coin')).toEqual(['eternal', 'tap']);
  scene.done();
});

test('EFF-03 CTR-01: a condition of what grants is read each time', () => {
  const scene = aScene({ players: 2 }).player('p1', { items: [withCounters('level-lesson', 1)] });
  scene.use('p1', 'plain', { ability: 'tap+2' }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('COPY-02 TURN-16: the abilities of another item till end of turn, without its counters and charge', () => {
  const scene = aScene()
    .player('p1', { items: ['mimic'], hand: ['lil-battery'] })
    .player('p2', { items: [withCounters('six-counters', 1)] });
  scene.use('p1', 'mimic', { targets: ['six-counters'] }).resolve();
  scene.play('p1', 'lil-battery', { targets: ['mimic'] }).resolve();
  scene.use('p1', 'mimic', { ability: 'tap+2' }).resolve();
  expect([scene.object('mimic').counters, scene.object('six-counters').counters]).toEqual([
    { counter: 1 },
    { counter: 1 },
  ]);
  scene.use('p1', 'mimic', { ability: 'paid' }).resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.endTurn('p1');
  expect(keys(scene, 'mimic')).toEqual(['tap']);
  scene.done();
});

test('EFF-03: only the ↷ abilities of another item', () => {
  const scene = aScene().player('p1', { items: ['tap-mimic', 'tap-and-pay'], coins: 3 });
  scene.use('p1', 'tap-mimic', { targets: ['tap-and-pay'] }).resolve();
  expect(keys(scene, 'tap-mimic')).toEqual(['tap', 'tap+2']);
  scene.done();
});

test('EFF-03: the abilities of marked items, read anew each time', () => {
  const scene = aScene()
    .player('p1', { items: ['gold-eye', withCounters('breakfast', 1)] })
    .player('p2', { items: [withCounters('plus-atk', 1)] });
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([4, 2]);
  scene.done();
});

test('ABIL-01 EFF-03: what loses its abilities has none till end of turn, but those that are excepted', () => {
  const scene = aScene().player('p1', { items: ['silencer', 'eternal-coin'], hand: ['destroy-anything'] });
  scene.use('p1', 'silencer', { targets: ['eternal-coin'] }).resolve();
  expect(scene.offered()).not.toContain('use eternal-coin');
  scene.play('p1', 'destroy-anything', { targets: ['eternal-coin'] }).resolve();
  expect(scene.items('p1')).toEqual(['silencer', 'eternal-coin']);
  scene.endTurn('p1');
  expect(keys(scene, 'eternal-coin')).toEqual(['eternal', 'tap']);
  scene.done();
});

test('EFF-03: an ability that was lost before changes nothing', () => {
  const scene = aScene().player('p1', { items: ['deafener', 'teacher', 'meat', 'eternal-coin'] });
  expect(scene.atk('p1')).toBe(1);
  expect(scene.offered().filter((name) => name.startsWith('use'))).toEqual(['use plain', 'use eternal-coin']);
  scene.done();
});

test('EFF-03: by timestamp, what is gained later is not lost', () => {
  const scene = aScene().player('p1', { items: ['teacher', 'meat', 'silencer'] });
  scene.use('p1', 'silencer', { targets: ['meat'], ability: 'tap' }).resolve();
  expect(scene.offered()).not.toContain('use meat');
  scene.done();
});

test('ABIL-02: a permission to use the items of others: they pay with their own charge, the user gets the effect', () => {
  const scene = aScene()
    .player('p1', { items: ['borrower'] })
    .player('p2', { items: ['coin-maker'] });
  scene.use('p1', 'borrower').resolve().use('p1', 'coin-maker').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.charged('coin-maker')]).toEqual([1, 0, false]);
  scene.done();
});

test('ABIL-02 PRIO-04: what two permissions lend is offered once', () => {
  const scene = aScene()
    .player('p1', { items: ['borrower', 'borrower'] })
    .player('p2', { items: ['coin-maker'] });
  scene.use('p1', 'borrower').resolve().use('p1', 'borrower').resolve();
  expect(scene.offered().filter((option) => option === 'use coin-maker')).toHaveLength(1);
  scene.done();
});

test('ABIL-02 TURN-16: a permission to use the items of others ends with the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['borrower'] })
    .player('p2', { items: ['coin-maker'] });
  expect(scene.offered()).not.toContain('use coin-maker');
  scene.use('p1', 'borrower').resolve();
  scene.endTurn('p1').pass('p2');
  expect(scene.offered()).not.toContain('use coin-maker');
  scene.done();
});

test('ITEM-07 ROOM-03: an item becomes a room: nobody controls it and the active player activates it', () => {
  const scene = aScene()
    .player('p1', { hand: ['attic-key'] })
    .player('p2', { items: ['tap-and-pay'] });
  scene.play('p1', 'attic-key', { targets: ['tap-and-pay'] }).resolve();
  expect([scene.tops('rooms'), scene.items('p2')]).toEqual([['tap-and-pay'], []]);
  expect(scene.object('tap-and-pay').controller).toBe(null);
  scene.use('p1', 'tap-and-pay', { ability: 'tap' }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 0]);
  scene.done();
});

test('ITEM-07 ZONE-09: an event becomes an item and dies into the discard of its own type', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything', 'destroy-anything'], lootPlays: 2 })
    .monsters('fly')
    .deck('monster', ['idol', 'gurdy']);
  scene.play('p1', 'destroy-anything', { targets: ['fly'] }).resolve();
  expect([scene.items('p1'), scene.tops('monsters')]).toEqual([['idol'], ['gurdy']]);
  const before = scene.coins('p1');
  scene.play('p1', 'destroy-anything', { targets: ['idol'] }).resolve();
  expect([scene.items('p1'), scene.discarded('monster').slice(0, 1)]).toEqual([[], ['idol']]);
  expect(scene.coins('p1')).toBe(before);
  scene.done();
});

test('ITEM-07 GAIN-03: an event that becomes an item is gained, and its abilities are those of an item', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'], items: ['counts-items-gained'] })
    .monsters('fly')
    .deck('monster', ['idol', 'gurdy']);
  scene.play('p1', 'destroy-anything', { targets: ['fly'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(1);
  const before = scene.coins('p1');
  scene.endTurn('p1');
  expect(scene.coins('p1') - before).toBe(10);
  scene.done();
});

test('ITEM-07 EFF-03: a monster that becomes an item with a new ability loses the others for good', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .monsters('fallen-lord')
    .deck('monster', ['gurdy'])
    .dice(6, 6);
  scene.attack('p1', 'fallen-lord').resolve();
  expect([scene.items('p1'), scene.tops('monsters')]).toEqual([['book-of-sin', 'fallen-lord'], ['gurdy']]);
  const before = scene.coins('p1');
  scene.use('p1', 'fallen-lord').resolve();
  expect([scene.coins('p1') - before, scene.items('p1')]).toEqual([7, ['book-of-sin']]);
  expect(scene.discarded('monster')).toEqual(['fallen-lord']);
  const later = scene.coins('p1');
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(later);
  scene.done();
});

test('ITEM-07 ABIL-01: loot becomes an item out of the discard, and its abilities work then', () => {
  const scene = aScene()
    .player('p1', { hand: ['lucky-pill'] })
    .dice(5);
  expect(scene.atk('p1')).toBe(1);
  scene.play('p1', 'lucky-pill').resolve();
  expect([scene.items('p1'), scene.discarded('loot'), scene.atk('p1')]).toEqual([['lucky-pill'], [], 2]);
  scene.done();
});

test('MON-03 ABIL-01: a soul acts only by the abilities that work there', () => {
  const scene = aScene()
    .player('p1', { souls: ['ghost'], coins: 1, items: ['book-of-sin'], hand: ['lil-battery'] })
    .fallbacks('trigger.order')
    .dice(6, 5);
  expect(scene.atk('p1')).toBe(2);
  scene.use('p1', 'ghost').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(7);
  scene.play('p1', 'lil-battery', { targets: ['book-of-sin'] }).resolve();
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('ABIL-01: in play an ability of a soul does not work', () => {
  const scene = aScene().player('p1', { coins: 1 }).monsters('ghost');
  expect([scene.atk('p1'), scene.offered().includes('use ghost')]).toEqual([1, false]);
  scene.done();
});

test('ABIL-01 ZONE-14: an ability that works while its card is covered', () => {
  const scene = aScene().monsters(['buried', 'gurdy'], 'clotty');
  expect([scene.maxHp('gurdy'), scene.maxHp('clotty')]).toEqual([6, 3]);
  scene.done();
});

test('ABIL-01: on top of its slot, the same ability does nothing', () => {
  const scene = aScene().monsters('buried', 'clotty');
  expect([scene.maxHp('buried'), scene.maxHp('clotty')]).toEqual([2, 2]);
  scene.done();
});

test('ABIL-01: an ability that works in discard', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .monsters('gurdy')
    .discard('monster', ['revenant'])
    .dice(6);
  scene.use('p1', 'book-of-sin').resolve();
  expect([scene.tops('monsters'), scene.discarded('monster')]).toEqual([['revenant'], []]);
  scene.done();
});

test('ITEM-05 ABIL-01: an ability that works in the shop, and there alone', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'shop-bell'] })
    .dice(6);
  scene.use('p1', 'book-of-sin').resolve();
  const without = scene.coins('p1');
  scene.done();
  const bell = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .shop('shop-bell')
    .dice(6);
  bell.use('p1', 'book-of-sin').resolve();
  expect(bell.coins('p1') - without).toBe(2);
  bell.done();
});

test('ZONE-19 ABIL-01: outside the game only an ability that says so works', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .outside('far-star', 'shop-bell')
    .dice(6);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(8);
  scene.done();
});

test('ABIL-01 ZONE-10: a card that works in the discard works as soon as it lies there, in the middle of a resolution', () => {
  const scene = aScene()
    .player('p1', { hand: ['drop-for-pay', 'late-echo'] })
    .deck('loot', ['a-penny']);
  scene.play('p1', 'drop-for-pay').allPass();
  expect([scene.coins('p1'), scene.discarded('loot'), scene.stack()]).toEqual([
    1,
    ['drop-for-pay', 'late-echo'],
    ['late-echo'],
  ]);
  scene.resolve();
  expect(scene.hand('p1')).toHaveLength(1);
  scene.done();
});
