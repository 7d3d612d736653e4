import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

test('contract-from-below RULING-06: two items of one’s own, itself among them, for an item of a player', () => {
  const scene = aScene()
    .player('p1', { items: ['contract-from-below', 'meat', 'the-d6'] })
    .player('p2', { items: ['breakfast', 'yum-heart'] })
    .shop('dinner');
  scene.answer('p1', 'priority', 'use contract-from-below');
  expect(scene.offered()).toEqual(['breakfast', 'back']);
  scene.answer('p1', 'announce.target', 'breakfast');
  expect(scene.offered()).toEqual(['contract-from-below', 'meat']);
  scene.answer('p1', 'announce.cost', 'contract-from-below', 'meat');
  expect(scene.items('p1')).toEqual(['the-d6']);
  expect(scene.stack()).toEqual(['contract-from-below']);
  scene.allPass();
  expect(scene.items('p1')).toEqual(['the-d6', 'breakfast']);
  expect(scene.discarded('treasure').toSorted()).toEqual(['contract-from-below', 'meat']);
  scene.done();
});

test('contract-from-below COST-02 COST-03: eternal items do not pay', () => {
  const scene = aScene()
    .player('p1', { items: ['contract-from-below', 'the-d6'] })
    .player('p2', { items: ['breakfast'] });
  scene.refuses('p1', 'use contract-from-below').done();
});

test('donation-machine GAIN-04: another item goes to another player for 8¢; it is no gain', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['donation-machine', 'meat', 'the-d6', 'breakfast'] })
    .player('p3', { items: ['counts-items-gained'] });
  scene.answer('p1', 'priority', 'use donation-machine');
  expect(scene.offered()).toEqual(['meat', 'breakfast']);
  scene.answer('p1', 'announce.cost', 'meat');
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'announce.cost', 'p3');
  expect([scene.coins('p1'), scene.items('p3')]).toEqual([0, ['counts-items-gained', 'meat']]);
  scene.allPass();
  expect([scene.coins('p1'), scene.hand('p3')]).toEqual([8, []]);
  scene.done();
});

test('donation-machine COST-02: with nothing to give it cannot be used', () => {
  const scene = aScene().player('p1', { items: ['donation-machine', 'the-d6'] });
  scene.refuses('p1', 'use donation-machine').done();
});

test('golden-razor-blade: 5¢ for a damage, as often as there is ¢', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['golden-razor-blade'], coins: 11 })
    .monsters('gurdy');
  scene.use('p1', 'golden-razor-blade', { targets: ['gurdy'] }).resolve();
  scene.use('p1', 'golden-razor-blade', { targets: ['p3'] }).resolve();
  expect([scene.hp('gurdy'), scene.hp('p3'), scene.coins('p1')]).toEqual([4, 1, 1]);
  scene.refuses('p1', 'use golden-razor-blade').done();
});

test('pay-to-play: 10¢ for a non-eternal item of a player, not of the shop', () => {
  const scene = aScene()
    .player('p1', { items: ['pay-to-play'], coins: 10 })
    .player('p2', { items: ['meat', 'the-d6'] })
    .shop('breakfast');
  scene.answer('p1', 'priority', 'use pay-to-play');
  expect(scene.offered()).toEqual(['meat', 'back']);
  scene.answer('p1', 'announce.target', 'meat');
  expect(scene.coins('p1')).toBe(0);
  scene.allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['pay-to-play', 'meat'], ['the-d6']]);
  scene.done();
});

test.each([
  [1, 0, 1],
  [2, 0, 1],
  [3, 4, 0],
  [4, 4, 0],
  [5, 0, 0],
  [6, 0, 0],
])('portable-slot-machine: for 3¢ a %i is %i¢ and %i loot', (face, coins, loot) => {
  const scene = aScene()
    .player('p1', { items: ['portable-slot-machine'], coins: 3 })
    .dice(face);
  scene.use('p1', 'portable-slot-machine');
  expect(scene.coins('p1')).toBe(0);
  scene.resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([coins, loot]);
  scene.done();
});

test('smelter: a loot card for 3¢', () => {
  const scene = aScene().player('p1', { items: ['smelter'], hand: ['bomb', 'a-penny'] });
  scene.use('p1', 'smelter', { pay: ['bomb'] });
  expect(scene.discarded('loot')).toEqual(['bomb']);
  scene.allPass();
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([3, ['a-penny']]);
  scene.done();
});

test('the-poop: a counter for each damage taken, and a shield for each counter', () => {
  const scene = aScene().player('p1', { items: ['the-poop'], hand: ['bomb', 'bomb'], lootPlays: 2 });
  scene
    .refuses('p1', 'use the-poop')
    .play('p1', 'bomb', { targets: ['p1'] })
    .resolve();
  expect(scene.object('the-poop').counters).toEqual({ counter: 1 });
  scene.use('p1', 'the-poop').allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.object('the-poop').counters]).toEqual([1, {}]);
  scene.done();
});

test('the-poop: sideways or not, it works', () => {
  const scene = aScene().player('p1', { items: [sideways('the-poop')] });
  scene.refuses('p1', 'use the-poop').done();
  const paid = aScene().player('p1', { items: [withCounters('the-poop', 2)] });
  paid.use('p1', 'the-poop').allPass().use('p1', 'the-poop').allPass();
  paid.refuses('p1', 'use the-poop').done();
});

test.each([
  [1, 1, 0],
  [2, 6, 0],
  [4, 0, 3],
  [5, 9, 0],
])('pandoras-box: a %i is %i¢ and %i loot', (face, coins, loot) => {
  const scene = aScene()
    .player('p1', { items: ['pandoras-box'] })
    .dice(face);
  scene.use('p1', 'pandoras-box').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length, scene.souls('p1')]).toEqual([coins, loot, 0]);
  expect(scene.discarded('treasure')).toEqual(['pandoras-box']);
  scene.done();
});

test('pandoras-box: a 3 kills a monster of one’s choice', () => {
  const scene = aScene()
    .player('p1', { items: ['pandoras-box'] })
    .monsters('gurdy', 'fly')
    .dice(3);
  scene.use('p1', 'pandoras-box').resolve().answer('p1', 'effect.choose', 'gurdy').resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  scene.done();
});

test('pandoras-box RULING-30: a 6 brings it back as a soul', () => {
  const scene = aScene()
    .player('p1', { items: ['pandoras-box'] })
    .discard('treasure', ['meat'])
    .dice(6);
  scene.use('p1', 'pandoras-box').resolve();
  expect([scene.soulCards('p1'), scene.souls('p1'), scene.items('p1')]).toEqual([['pandoras-box'], 1, []]);
  expect(scene.discarded('treasure')).toEqual(['meat']);
  scene.done();
});

test('pandoras-box RULING-30: an item that only has its ability brings none back', () => {
  const scene = aScene()
    .player('p1', { items: ['gold-eye'] })
    .player('p2', { items: [withCounters('pandoras-box', 1)] })
    .discard('treasure', ['pandoras-box'])
    .dice(6);
  scene.use('p1', 'gold-eye').resolve();
  expect([scene.soulCards('p1'), scene.discarded('treasure')]).toEqual([[], ['gold-eye', 'pandoras-box']]);
  scene.done();
});

test('pandoras-box COST-04: eternal, it is not destroyed and nothing is rolled', () => {
  const scene = aScene().player('p1', { items: ['pandoras-box', 'makes-eternal'] });
  scene.use('p1', 'makes-eternal').allPass().use('p1', 'pandoras-box').resolve();
  expect(scene.items('p1')).toEqual(['pandoras-box', 'makes-eternal']);
  scene.done();
});
