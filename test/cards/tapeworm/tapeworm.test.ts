import { expect, test } from 'vitest';
import { aScene, sideways, withCounters, type Scene } from '../../support/scene.js';

/** Egg counters of a player or an object. */
const eggs = (scene: Scene, of: string): number =>
  (of === 'p1' || of === 'p2' || of === 'p3'
    ? scene.state().players[of]!.counters.egg
    : scene.object(of).counters.egg) ?? 0;

test('tapeworm CHAR-06: his ↷ is one more loot play', () => {
  const scene = aScene().player('p1', { character: 'tapeworm', hand: ['a-penny', 'gain-3'] });
  scene.play('p1', 'a-penny').resolve().use('p1', 'tapeworm').resolve().play('p1', 'gain-3').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('pink-proglottid CTR-04: an egg onto a player, and off again', () => {
  const scene = aScene().player('p1', { items: ['pink-proglottid'] });
  scene.use('p1', 'pink-proglottid', { mode: 0, targets: ['p2'] }).resolve();
  expect(eggs(scene, 'p2')).toBe(1);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.use('p1', 'pink-proglottid', { mode: 1, targets: ['p2'] }).resolve();
  expect(eggs(scene, 'p2')).toBe(0);
  scene.done();
});

test('pink-proglottid DEC-11: the eggs of what has died are loot for all without an egg', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['pink-proglottid'], hand: ['fell-a-monster', 'kill-player-for-coins'] })
    .monsters(withCounters('fly', 2, 'egg'))
    .deck('loot', ['a-penny', 'a-dime', 'bomb', 'gain-3', 'a-penny', 'a-dime']);
  scene.use('p1', 'pink-proglottid', { mode: 0, targets: ['p2'] }).resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([3, 0, 2]);
  scene.use('p1', 'plain').resolve();
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([3, 0, 3]);
  scene.done();
});

test('pink-proglottid: a death without eggs is nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['pink-proglottid'], hand: ['fell-a-monster'] })
    .monsters('fly')
    .deck('loot', ['a-penny']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.hand('p1')).toEqual([]);
  scene.done();
});

test('white-proglottid ATKPL-01 DMG-05: an egg makes another player a target on a 4; their killer loots, and the eggs go', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['white-proglottid'] })
    .player('p2', { damage: 1 })
    .deck('loot', ['a-penny'])
    .dice(3, 4);
  scene.refuses('p1', 'attack p2');
  scene.use('p1', 'white-proglottid', { targets: ['p2'] }).resolve();
  expect(eggs(scene, 'p2')).toBe(1);
  scene.attack('p1', 'p2').passUntil('roll 3').allPass(2);
  scene.resolve();
  expect([scene.dead('p2'), eggs(scene, 'p2'), scene.hand('p1'), scene.hp('p1')]).toEqual([true, 0, ['a-penny'], 1]);
  scene.done();
});

test('white-proglottid: who is killed by nobody brings no loot, but loses the eggs', () => {
  const scene = aScene()
    .player('p1', { items: ['white-proglottid'], hand: ['each-player-takes-1'] })
    .player('p2', { damage: 1 })
    .deck('loot', ['a-penny']);
  scene.use('p1', 'white-proglottid', { targets: ['p2'] }).resolve();
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.dead('p2'), eggs(scene, 'p2'), scene.hand('p1')]).toEqual([true, 0, []]);
  scene.done();
});

test('red-proglottid: 5¢ is an egg, and each egg is 1 ATK, till its owner dies', () => {
  const scene = aScene()
    .player('p1', { items: ['red-proglottid'], coins: 10, hand: ['kill-player-for-coins'] })
    .monsters('fly');
  scene.use('p1', 'red-proglottid', { targets: ['p2'] }).resolve();
  scene.use('p1', 'red-proglottid', { targets: ['fly'] }).resolve();
  expect([scene.coins('p1'), scene.atk('p2'), scene.atk('fly'), scene.atk('p1')]).toEqual([0, 2, 2, 1]);
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  expect([eggs(scene, 'p2'), scene.atk('p2')]).toEqual([0, 1]);
  scene.done();
});

test('black-proglottid: an egg at the start and at the end of your turn, on who has none', () => {
  const scene = aScene()
    .player('p1', { items: ['black-proglottid'] })
    .monsters('fly');
  scene.declare('p1', 'end').allPass();
  expect(scene.asked()).toBe('p1 trigger.target');
  expect(scene.offered().toSorted()).toEqual(['fly', 'p1', 'p2']);
  scene.answer('p1', 'trigger.target', 'fly').allPass();
  scene.answer('p1', 'effect.may', 'yes').toNextTurn().toActionPhase();
  scene.endTurn('p2');
  expect(scene.offered().toSorted()).toEqual(['p1', 'p2']);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  scene.answer('p1', 'effect.may', 'yes').toActionPhase();
  expect([eggs(scene, 'fly'), eggs(scene, 'p2')]).toEqual([1, 1]);
  scene.done();
});

test('black-proglottid: the eggs of what dies are 2¢ each for all without one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', {
      items: ['black-proglottid', 'white-proglottid'],
      hand: ['fell-a-monster', 'kill-player-for-coins'],
      lootPlays: 1,
    })
    .monsters(withCounters('dip', 3, 'egg'))
    .fallbacks('trigger.order');
  scene.use('p1', 'white-proglottid', { targets: ['p2'] }).resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['dip'] }).resolve();
  const reward = scene.coins('p1') - 6;
  expect([scene.coins('p2'), scene.coins('p3'), reward]).toEqual([0, 6, 1]);
  scene.done();
});

test.each([3, 4])('rainbow-tapeworm COPY-01: a %i at the start of your turn', (face) => {
  const scene = aScene()
    .player('p2', { items: ['rainbow-tapeworm'] })
    .player('p1', { items: ['brimstone', 'the-d6'] })
    .dice(face);
  scene.endTurn('p1').allPass(3);
  if (face === 4) {
    expect(scene.offered().toSorted()).toEqual(['brimstone', 'rainbow-tapeworm']);
    scene.answer('p2', 'effect.choose', 'brimstone');
  }
  scene.toActionPhase();
  expect(scene.atk('p2')).toBe(face === 4 ? 2 : 1);
  scene.endTurn('p2').toActionPhase();
  expect(scene.atk('p2')).toBe(1);
  scene.done();
});

test('tapeworm-monster: its death is an egg for the active player', () => {
  const scene = aScene()
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('tapeworm-monster')
    .deck('loot', ['a-penny', 'a-penny', 'a-penny', 'a-penny']);
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['tapeworm-monster'] })
    .resolve();
  expect([eggs(scene, 'p1'), scene.discarded('monster'), scene.hand('p1').length]).toEqual([
    1,
    ['tapeworm-monster'],
    4,
  ]);
  scene.done();
});

test('tapeworm-monster ABIL-01: in discard it comes back when a player with an egg dies', () => {
  const scene = aScene({ players: 3 })
    .player('p1', {
      items: ['pink-proglottid', sideways('the-d6')],
      hand: ['kill-player-for-coins', 'kill-player-for-coins'],
    })
    .monsters('fly')
    .discard('monster', ['tapeworm-monster'])
    .fallbacks('trigger.order', 'deathPenalty.loot', 'deathPenalty.item');
  scene.play('p1', 'kill-player-for-coins', { targets: ['p3'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['fly']);
  scene
    .use('p1', 'pink-proglottid', { mode: 0, targets: ['p2'] })
    .resolve()
    .use('p1', 'plain')
    .resolve();
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  expect([scene.tops('monsters'), eggs(scene, 'p2'), scene.discarded('monster')]).toEqual([
    ['tapeworm-monster'],
    0,
    [],
  ]);
  scene.done();
});
