import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

test('coil GAIN-06: as it enters, every hand goes to the right; dead, it is the fourth card of its deck', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster', 'bomb'] })
    .player('p2', { hand: ['gain-3'] })
    .player('p3', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('fly')
    .wholeDeck('monster', ['coil', 'dip', 'squirt', 'pooter', 'pin', 'gurdy']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([['gain-3'], ['fell-a-monster'], ['bomb']]);
  scene.done();
  const dead = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('coil')
    .wholeDeck('monster', ['dip', 'squirt', 'pooter', 'pin', 'gurdy']);
  dead.play('p1', 'fell-a-monster', { targets: ['coil'] }).resolve();
  expect([dead.cardsOf('monster'), dead.hand('p1').length]).toEqual([['squirt', 'pooter', 'coil', 'pin', 'gurdy'], 2]);
  dead.done();
});

test('conjoined-fatty-summer-of-isaac PREV-01: a counter for each loot card, each worth one damage and a loot card', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters('conjoined-fatty-summer-of-isaac');
  scene.play('p1', 'bomb', { targets: ['conjoined-fatty-summer-of-isaac'] });
  scene.passUntil('bomb').resolve();
  const fatty = scene.object('conjoined-fatty-summer-of-isaac');
  expect([fatty.damage, fatty.counters.counter ?? 0, scene.hand('p1').length]).toEqual([0, 0, 2]);
  scene.done();
});

test('conjoined-fatty-summer-of-isaac: without a counter it is hurt', () => {
  const scene = aScene()
    .player('p1', { items: ['shooter'] })
    .monsters('conjoined-fatty-summer-of-isaac');
  scene.use('p1', 'shooter', { targets: ['conjoined-fatty-summer-of-isaac'] }).resolve();
  expect([scene.hp('conjoined-fatty-summer-of-isaac'), scene.hand('p1')]).toEqual([2, []]);
  scene.done();
});

test('giant-poop KEY-08: everybody attacks along, each damage is a loot card, and its killer gets the rewards', () => {
  const scene = aScene().monsters(damaged('giant-poop', 3)).deck('loot', ['bomb', 'bomb', 'bomb', 'bomb']).dice(4, 4);
  scene.attack('p1', 'giant-poop').resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([1, 6]);
  scene.done();
});

test('giant-poop DMG-05: damage that no player deals is no loot', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('giant-poop', 'the-bloat-summer-of-isaac');
  scene.play('p1', 'bomb', { targets: ['giant-poop'] }).resolve();
  expect(scene.hand('p1').length).toBe(1);
  scene.done();
});

test.each([
  [1, 0, 0, 0, 0],
  [2, 1, 0, 0, 0],
  [3, 3, 1, 0, 0],
  [4, 3, 0, 1, 0],
  [5, 3, 5, 0, 0],
  [6, 3, 0, 0, 1],
])('light-switch: damage to it is a roll, and a %i', (face, hp, coins, loot, treasure) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['shooter'] })
    .monsters('light-switch')
    .deck('treasure', ['meat'])
    .dice(face);
  scene.use('p1', 'shooter', { targets: ['light-switch'] }).resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.hand('p1').length, scene.items('p1').length - 1]).toEqual([
    hp,
    coins,
    loot,
    treasure,
  ]);
  scene.done(face === 1 ? { midway: 'the active player has died' } : {});
});

test('light-switch CARD-06: dead, it pays as many ¢ as a roll; damage of others is no roll', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { items: ['shooter'] })
    .monsters('light-switch')
    .dice(4);
  scene
    .passTo('p2')
    .use('p2', 'shooter', { targets: ['light-switch'] })
    .resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['light-switch'] }).resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('mulligoon CTR-03 ATK-14: hurt, it ends the attack and goes to another slot, with its damage and a loot card', () => {
  const scene = aScene().monsters('mulligoon', 'fly', 'gurdy').wholeDeck('monster', ['pin']).dice(6);
  const { id } = scene.object('mulligoon');
  scene.attack('p1', 'mulligoon').resolve();
  expect(scene.offered()).toEqual(['fly', 'gurdy']);
  scene.answer('p1', 'attack.slot', 'fly').resolve();
  expect([scene.view().attack, scene.tops('monsters'), scene.hand('p1').length]).toEqual([
    null,
    ['pin', 'mulligoon', 'gurdy'],
    1,
  ]);
  expect([scene.object('mulligoon').id, scene.hp('mulligoon')]).toEqual([id, 2]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.hp('mulligoon')).toBe(2);
  scene.done();
});

test('mulligoon: alone it stays where it is; dead, it deals 2 damage', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], items: ['shooter'] })
    .monsters('mulligoon');
  scene.use('p1', 'shooter', { targets: ['mulligoon'] }).resolve();
  expect([scene.tops('monsters'), scene.hand('p1').length]).toEqual([['mulligoon'], 2]);
  scene.play('p1', 'fell-a-monster', { targets: ['mulligoon'] }).resolve();
  scene.answer('p1', 'effect.choose', 'p2').fallbacks().resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('shopkeeper-summer-of-isaac DEATH-14: the item of a death goes to a shop slot, and it cannot be attacked', () => {
  const scene = aScene()
    .player('p1', { hand: ['death-to'] })
    .player('p2', { items: ['meat'] })
    .shop('breakfast', 'dinner')
    .monsters('shopkeeper-summer-of-isaac', 'fly');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered().toSorted()).toEqual(['deck', 'fly']);
  scene.done({ midway: 'an attack goes on' });
});

test('shopkeeper-summer-of-isaac GAIN-08: who died chooses the slot', () => {
  const scene = aScene()
    .player('p1', { hand: ['death-to', 'fell-a-monster'], lootPlays: 2 })
    .player('p2', { items: ['meat'] })
    .shop('breakfast', 'dinner')
    .monsters('shopkeeper-summer-of-isaac');
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  scene.answer('p2', 'deathPenalty.item', 'meat').answer('p2', 'attack.slot', 'dinner').resolve();
  expect([scene.items('p2'), scene.tops('shop'), scene.discarded('treasure')]).toEqual([[], ['breakfast', 'meat'], []]);
  scene.play('p1', 'fell-a-monster', { targets: ['shopkeeper-summer-of-isaac'] }).resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.done();
});

test('shopkeeper-summer-of-isaac KEY-06: it brings its own slot', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('fly')
    .wholeDeck('monster', ['shopkeeper-summer-of-isaac', 'pin']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['pin', 'shopkeeper-summer-of-isaac']);
  scene.done();
});

test('tainted-mulligan: 1 HP for each loot card of the attacking player, and loot by a roll', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3', 'great-bomb'] })
    .player('p2', { hand: ['bomb', 'bomb', 'bomb'] })
    .monsters('tainted-mulligan')
    .dice(3);
  scene.attack('p1', 'tainted-mulligan').allPass();
  expect([scene.hp('tainted-mulligan'), scene.maxHp('tainted-mulligan')]).toEqual([4, 4]);
  scene.play('p1', 'great-bomb', { targets: ['tainted-mulligan'] }).resolve();
  expect(scene.hand('p1').length).toBe(4);
  scene.done();
});

test('weltling: a counter each turn is 1 HP less; an attack roll of 1 hurts everybody', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { character: 'sturdy' })
    .monsters('weltling', 'gurdy')
    .from('recharge')
    .dice(1);
  scene.start().toActionPhase();
  expect([scene.hp('weltling'), scene.object('weltling').counters]).toEqual([2, { counter: 1 }]);
  scene.attack('p1', 'gurdy').passUntil('roll 1').allPass(3);
  scene.passUntil(1).allPass();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([0, 1]);
  scene.done({ midway: 'the active player dies' });
});

test('weltling: other rolls of 1 are nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .monsters('weltling')
    .dice(1);
  scene.play('p1', 'roll-for-coins').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('weltling')]).toEqual([2, 2, 3]);
  scene.done();
});

test('weltling DEATH-01: with its third counter it is dead', () => {
  const scene = aScene().monsters(withCounters('weltling', 2)).from('recharge');
  scene.start().toActionPhase();
  expect([scene.tops('monsters'), scene.coins('p1')]).toEqual([['blank-monster'], 5]);
  scene.done();
});
