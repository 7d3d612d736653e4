import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('corny DEATH-06: as it dies it deals 2 to somebody else than the active player', () => {
  const scene = aScene({ players: 3 }).player('p2', { character: 'sturdy' }).monsters('corny').dice(4);
  scene.attack('p1', 'corny').passUntil('2 damage to p2').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.coins('p1')]).toEqual([2, 1, 2, 4]);
  scene.done();
});

test('corny: hit from 4 on, a 3 misses', () => {
  const scene = aScene({ players: 3 }).player('p2', { character: 'sturdy' }).monsters('corny').dice(3, 4);
  scene.attack('p1', 'corny').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 1]);
  scene.done();
});

test('gutted-fatty SLOT-01 TURN-12: leaves one slot more, and its killer must attack again', () => {
  const scene = aScene()
    .monsters(damaged('gutted-fatty', 4))
    .deck('monster', ['fly', 'cod-worm'])
    .deck('treasure', ['meat'])
    .dice(3, 2);
  scene.attack('p1', 'gutted-fatty').resolve();
  expect(scene.tops('monsters')).toEqual(['cod-worm', 'fly']);
  expect(scene.items('p1')).toEqual(['meat']);
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'fly').resolve();
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack').done();
});

test('mushroom: combat damage to the attacker reaches all others too, other damage does not', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy', hand: ['each-player-takes-1'] })
    .monsters(damaged('mushroom', 2))
    .dice(2, 3);
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 1, 1]);
  scene.attack('p1', 'mushroom').passUntil('mushroom').allPass();
  expect(scene.stack()).toEqual(['1 damage to p3', '1 damage to p2']);
  scene.resolve();
  expect([scene.hp('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([1, true, true]);
  scene.done();
});

test('peeping-fatty ZONE-07: its killer puts the five top loot cards back in any order, after looting nothing yet', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('peeping-fatty')
    .wholeDeck('loot', ['bomb', 'a-penny', '2-cents', '3-cents', 'blank-loot', 'loot-2']);
  scene.play('p1', 'fell-a-monster', { targets: ['peeping-fatty'] }).resolve();
  expect(scene.asked()).toBe('p1 deck.order');
  scene.answer('p1', 'deck.order', '3-cents', 'blank-loot', 'bomb', 'a-penny', '2-cents').resolve();
  expect(scene.hand('p1')).toEqual(['3-cents', 'blank-loot']);
  expect(scene.cardsOf('loot')).toEqual(['bomb', 'a-penny', '2-cents', 'loot-2']);
  scene.done();
});

test('red-ghost TGT-04: for each damage the active player has somebody else take 1', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('red-ghost')
    .passTo('p2');
  scene
    .play('p2', 'bomb', { targets: ['red-ghost'] })
    .passUntil('1 damage to red-ghost')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.hp('red-ghost')]).toEqual([2, 2, 1, 2]);
  scene.done();
});

test('whipper ATK-02: a 1 or 2 as an attack is declared hurts whoever declares it', () => {
  const scene = aScene().monsters('whipper', 'fly').dice(2, 2);
  scene.declare('p1', 'attack').passUntil('1 damage to p1').resolve();
  scene.answer('p1', 'attack.target', 'fly').resolve();
  expect([scene.hp('p1'), scene.hp('whipper'), scene.coins('p1')]).toEqual([1, 3, 1]);
  scene.done();
});

test('whipper: a 3 hurts nobody', () => {
  const scene = aScene().monsters('whipper', 'fly').dice(3, 2);
  scene.declare('p1', 'attack').resolve();
  scene.answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test('null: takes no combat damage on the second attack roll against it, nor on the fourth', () => {
  const scene = aScene().monsters('null').dice(4, 4, 4, 4, 4);
  scene.attack('p1', 'null').passUntil('1 damage to null').allPass();
  expect(scene.hp('null')).toBe(2);
  scene.allPass();
  expect([scene.hp('null'), scene.stack()]).toEqual([2, ['roll 4']]);
  scene.resolve();
  expect([scene.said('hit').length, scene.coins('p1')]).toEqual([5, 6]);
  scene.done();
});

test('null: other damage counts on any roll, and a miss hurts the attacker', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('null', 1))
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['null'] }).resolve();
  expect(scene.hp('null')).toBe(1);
  scene.attack('p1', 'null').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});
