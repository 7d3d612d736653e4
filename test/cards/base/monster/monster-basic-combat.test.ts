import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('dople: what it takes, the player to the right of the active one takes too; only with three or more', () => {
  const scene = aScene({ players: 3 }).player('p3', { character: 'sturdy' }).monsters('dople').dice(4, 5);
  scene.attack('p1', 'dople').allPass(2);
  expect(scene.hp('dople')).toBe(1);
  expect(scene.stack()).toEqual(['1 damage to p3']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 2, 1]);
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('dople: as much damage as it takes, of any kind', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb'] })
    .player('p3', { character: 'sturdy', items: ['breakfast'] })
    .monsters('dople');
  scene.play('p1', 'gold-bomb', { targets: ['dople'] }).allPass(2);
  expect(scene.stack()).toEqual(['3 damage to p3', 'dople death']);
  scene.resolve();
  expect(scene.hp('p3')).toBe(1);
  scene.done();
});

test('evil-twin: what it takes, the player to the left of the active one takes too', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters(damaged('evil-twin', 1));
  scene.play('p1', 'bomb', { targets: ['evil-twin'] }).allPass(2);
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.resolve();
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['evil-twin'] })
    .resolve();
  expect([scene.hp('p1'), scene.dead('p2'), scene.hp('p3')]).toEqual([2, true, 2]);
  expect(scene.items('p1')).toEqual(['blank-treasure']);
  scene.done();
});

test('hopper: no combat damage from a 6; 2 HP, hit from 3 on, 3¢', () => {
  const scene = aScene().monsters('hopper').dice(6, 3, 2, 5);
  scene.attack('p1', 'hopper').allPass(2);
  expect(scene.hp('hopper')).toBe(2);
  scene.resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 3]);
  scene.done();
});

test('horf: one more combat damage for a 2; 1 HP, hit from 4 on, 3¢', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['breakfast'] })
    .monsters('horf')
    .dice(3, 2, 4);
  scene.attack('p1', 'horf').allPass(2);
  expect(scene.hp('p1')).toBe(3);
  scene.resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 3]);
  scene.done();
});

test('keeper-head: whoever takes its combat damage loses 2¢; its reward is ¢ by a roll', () => {
  const scene = aScene()
    .player('p1', { coins: 3 })
    .player('p2', { coins: 3 })
    .monsters(damaged('keeper-head', 1))
    .dice(3, 4, 6);
  scene.attack('p1', 'keeper-head').allPass(2);
  expect(scene.stack()).toEqual(['keeper-head']);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 3]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1 + 6);
  scene.done();
});

test('leaper: twice the combat damage for a 1; 2 HP, hit from 4 on, 5¢', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['breakfast'] })
    .monsters('leaper')
    .dice(3, 1, 4, 4);
  scene.attack('p1', 'leaper').allPass(2);
  expect(scene.hp('p1')).toBe(3);
  scene.resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 5]);
  scene.done();
});

test('moms-hand: a 6 rolled against it cancels everything and ends the turn', () => {
  const scene = aScene().monsters('moms-hand', 'fly').dice(6);
  scene.attack('p1', 'moms-hand').allPass();
  expect(scene.stack()).toEqual(['1 damage to moms-hand', 'moms-hand']);
  scene.allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.hp('moms-hand')).toBe(2);
  scene.refuses('p1', 'purchase').toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  scene.toActionPhase().done();
});

test('moms-hand MON-07: a 6 rolled against another monster is none of its business; 2 HP, 4¢', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .monsters('moms-hand', 'fly')
    .dice(6, 4);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.endTurn('p1').toActionPhase().attack('p2', 'moms-hand').allPass(2);
  expect(scene.hp('moms-hand')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('rage-creep: what the active player takes from it, the player to their left takes too', () => {
  const scene = aScene({ players: 3 }).monsters('rage-creep').dice(4, 5);
  scene.attack('p1', 'rage-creep').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([1, 1, 2]);
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('rage-creep: damage from elsewhere stays with the active player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'] })
    .monsters('rage-creep');
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2]);
  scene.done();
});

test('ring-of-flies: an attack roll of 3 steals a loot card of another player by chance', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb', 'a-penny'] })
    .monsters('ring-of-flies')
    .dice(3);
  scene.attack('p1', 'ring-of-flies').allPass();
  expect(scene.asked()).toBe('p1 trigger.target');
  expect(scene.offered()).toEqual(['p2']);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb'], ['a-penny']]);
  scene.done({ midway: 'the attack goes on' });
});

test('stoney RULING-22 ATK-10: met on the deck it lies in a slot, is not attacked, and the attack is lost', () => {
  const scene = aScene().monsters('fly', 'gurdy').deck('monster', ['stoney']);
  scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'fly');
  expect(scene.tops('monsters')).toEqual(['stoney', 'gurdy']);
  expect(scene.view().attack).toBeNull();
  scene.refuses('p1', 'attack').done();
});

test('stoney EFF-03: monsters have one more evasion while it is there; it dies with another, and pays a loot', () => {
  const scene = aScene().monsters('stoney', 'gurdy', 'fly').deck('monster', ['monstro', 'clotty']).dice(2, 3);
  expect([scene.dc('gurdy'), scene.dc('fly'), scene.atk('stoney'), scene.maxHp('stoney')]).toEqual([5, 3, 0, 3]);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['gurdy', 'fly', 'deck']);
  scene.answer('p1', 'attack.target', 'fly').passUntil('stoney').passUntil('stoney death').resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.hand('p1').length]).toEqual([1, 1, 1]);
  expect(scene.dc('gurdy')).toBe(4);
  expect([...scene.discarded('monster')].toSorted()).toEqual(['fly', 'stoney']);
  scene.done();
});

test('stoney: the death of a player does not touch it', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('stoney');
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect(scene.dead('p2')).toBe(true);
  expect(scene.tops('monsters')).toEqual(['stoney']);
  scene.done();
});

test('swarm-of-flies: for a 5 rolled against it the attacker takes 1 damage; 5 HP, hit from 2 on, 5¢', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters(damaged('swarm-of-flies', 3)).dice(1, 2, 5);
  scene.attack('p1', 'swarm-of-flies').passUntil('swarm-of-flies');
  expect(scene.stack()).toEqual(['1 damage to swarm-of-flies', 'swarm-of-flies']);
  expect(scene.hp('p1')).toBe(2);
  scene.resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 5]);
  scene.done();
});
