import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

test('begotten-alt-art: with 2 HP or less it is harder to hit', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('begotten-alt-art', 2));
  expect(scene.dc('begotten-alt-art')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['begotten-alt-art'] }).resolve();
  expect([scene.hp('begotten-alt-art'), scene.dc('begotten-alt-art')]).toEqual([2, 4]);
  scene.done();
});

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
])('big-bony MON-07: who misses, whatever the attack is on, rolls, and a %i leaves them %i HP', (face, hp) => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('big-bony', 'cod-worm').dice(1, face, 5, 5);
  scene.attack('p1', 'cod-worm').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([hp, 2]);
  scene.done();
});

test('clotty-alt-art: 4 HP, hit from 2 on, hits for 1, and 4¢', () => {
  const scene = aScene().monsters(damaged('clotty-alt-art', 3)).dice(1, 2);
  scene.attack('p1', 'clotty-alt-art').resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.discarded('monster')]).toEqual([1, 4, ['clotty-alt-art']]);
  scene.done();
});

test('gaper-alt-art TURN-12: dead on a 4, the active player must attack what is next in its slot', () => {
  const scene = aScene()
    .monsters('gurdy', ['fly', damaged('gaper-alt-art', 1)], 'dip')
    .dice(4, 2);
  scene.attack('p1', 'gaper-alt-art').resolve();
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly']);
  scene.answer('p1', 'attack.target', 'fly').resolve();
  expect([scene.coins('p1'), scene.offered().includes('attack')]).toEqual([4, false]);
  scene.endTurn('p1').done({ midway: 'the next turn begins' });
});

test('gaper-alt-art: dead on another number, nothing more is to be attacked', () => {
  const scene = aScene().monsters(damaged('gaper-alt-art', 1), 'fly').dice(5);
  scene.attack('p1', 'gaper-alt-art').resolve();
  expect(scene.offered()).not.toContain('attack');
  scene.done();
});

test.each([
  [1, true],
  [2, true],
  [3, false],
])('moms-hand-alt-art TURN-12: on a %i as a turn starts it must be attacked this turn', (face, must) => {
  const scene = aScene().monsters('moms-hand-alt-art', 'fly').from('recharge').dice(face);
  scene.toActionPhase();
  if (must) scene.refuses('p1', 'end', 'TURN-12');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered().includes('fly')).toBe(!must);
  scene.done({ midway: 'the attack goes on' });
});

test('moms-hand-alt-art CANCEL-02: its combat damage ends the turn and all that waits', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['bomb'] })
    .monsters('moms-hand-alt-art')
    .dice(1, 3);
  scene.attack('p1', 'moms-hand-alt-art').passUntil('moms-hand-alt-art');
  scene.pass('p1').pass('p2').toNextTurn();
  expect([scene.view().turn.active, scene.hand('p1')]).toEqual(['p2', ['bomb']]);
  scene.toActionPhase().done();
});

test('mulliboom-alt-art DMG-05: its death is 1 damage to a monster, to a player and to who kills it', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('mulliboom-alt-art', 'gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['mulliboom-alt-art'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2').answer('p1', 'trigger.target', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p2', '1 damage to p1', '1 damage to gurdy']); // DEC-50
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hp('p1'), scene.hp('p2'), scene.coins('p1')]).toEqual([4, 1, 1, 7]);
  scene.done();
});

test.each([
  ['m0', [2, 1, 1]],
  ['m1', [1, 2, 1]],
  ['m2', [1, 1, 2]],
])('mulligan-alt-art SLOT-01: dead, it adds a slot of a kind that is chosen (%s)', (option, slots) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('mulligan-alt-art')
    .shop('meat')
    .rooms('beggar');
  scene.play('p1', 'fell-a-monster', { targets: ['mulligan-alt-art'] }).resolve();
  scene.answer('p1', 'trigger.mode', option).resolve();
  expect([scene.tops('monsters').length, scene.tops('shop').length, scene.tops('rooms').length]).toEqual(slots);
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('twitchy ZONE-14 ZONE-15: it moves over another monster with all that is on it, and uncovers what it lay on', () => {
  const scene = aScene().monsters(['dip', withCounters('twitchy', 2)], 'gurdy', 'fly');
  scene.declare('p1', 'end').resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 attack.slot', ['gurdy', 'fly']]);
  scene.answer('p1', 'attack.slot', 'gurdy').toActionPhase();
  expect([scene.tops('monsters'), scene.object('twitchy').counters]).toEqual([
    ['dip', 'twitchy', 'fly'],
    { counter: 2 },
  ]);
  scene.done();
});

test('twitchy KEY-06: with no other slot that can be covered it stays', () => {
  const scene = aScene().monsters('twitchy', 'delirium-alt-art');
  scene.endTurn('p1').toActionPhase();
  expect(scene.tops('monsters')).toEqual(['twitchy', 'delirium-alt-art']);
  scene.done();
});
