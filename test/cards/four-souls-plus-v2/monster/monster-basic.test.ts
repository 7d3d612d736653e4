import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('bony: each 1 rolled against it is +2 ATK till the end of the turn; 2 HP, hit from 3 on, a loot', () => {
  const scene = aScene()
    .player('p1', { items: ['dinner', 'breakfast'], character: 'sturdy' })
    .monsters(damaged('bony', 1), 'gurdy')
    .dice(2, 1, 2);
  expect([scene.maxHp('bony'), scene.dc('bony'), scene.atk('bony')]).toEqual([2, 3, 1]);
  scene.attack('p1', 'bony').allPass(2);
  expect([scene.atk('bony'), scene.hp('p1')]).toEqual([1, 4]);
  scene.passUntil('roll 1').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'bony']);
  scene.allPass();
  expect([scene.atk('bony'), scene.atk('gurdy')]).toEqual([3, 1]);
  scene.passUntil('roll 2').allPass();
  expect(scene.stack()).toEqual(['3 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test('bony: it pays a loot, and the ATK is gone with the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], character: 'sturdy', hand: ['end-the-turn'] })
    .player('p2', { hand: ['gold-bomb'] })
    .monsters('bony')
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.atk('bony')).toBe(1);
  scene.attack('p1', 'bony').allPass(2);
  expect(scene.atk('bony')).toBe(3);
  scene.play('p1', 'end-the-turn').toNextTurn();
  expect(scene.atk('bony')).toBe(1);
  scene
    .toActionPhase()
    .play('p2', 'gold-bomb', { targets: ['bony'] })
    .resolve();
  expect(scene.hand('p2')).toHaveLength(2);
  scene.done();
});

test('brain: for each 6 rolled against it the attacker takes 1 damage; 2 HP, hit from 3 on, a loot', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { items: ['book-of-sin'] })
    .monsters('brain')
    .dice(6, 2, 6, 3);
  expect([scene.maxHp('brain'), scene.dc('brain'), scene.atk('brain')]).toEqual([2, 3, 1]);
  scene.pass('p1').use('p2', 'book-of-sin').resolve();
  const sinner = scene.hp('p2');
  scene.attack('p1', 'brain').passUntil('roll 6');
  expect(scene.hp('p1')).toBe(2);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to brain', 'brain']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to brain', '1 damage to p1']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hand('p1').length]).toEqual([1, sinner, 1]);
  scene.done();
});

test('flaming-hopper: no combat damage from a 6; 1 HP, hit from 4 on, 2 ATK, 4¢', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('flaming-hopper').dice(6, 3, 4);
  expect([scene.maxHp('flaming-hopper'), scene.dc('flaming-hopper'), scene.atk('flaming-hopper')]).toEqual([1, 4, 2]);
  scene.attack('p1', 'flaming-hopper').allPass(2);
  expect(scene.hp('flaming-hopper')).toBe(1);
  scene.resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 4]);
  scene.done();
});

test.each([1, 2, 3, 4])('globin: with 1 HP left a %i is one damage to itself; 3 loot', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('globin')
    .dice(face);
  expect([scene.maxHp('globin'), scene.dc('globin'), scene.atk('globin')]).toEqual([4, 4, 1]);
  scene.play('p1', 'gold-bomb', { targets: ['globin'] }).allPass(2);
  expect(scene.stack()).toEqual(['globin']);
  scene.passUntil('1 damage to globin').resolve();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.done();
});

test.each([5, 6])('globin: with 1 HP left a %i heals 2 HP', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters(damaged('globin', 1), 'gurdy')
    .dice(face);
  scene.play('p1', 'bomb', { targets: ['globin'] }).resolve();
  expect(scene.hp('globin')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['globin'] }).resolve();
  expect(scene.hp('globin')).toBe(3);
  scene.done();
});

test('globin: what dies at once rolls nothing, and what another takes is no matter of it', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'bomb'], lootPlays: 2 })
    .monsters(damaged('globin', 3), 'gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('globin')).toBe(1);
  scene.play('p1', 'gold-bomb', { targets: ['globin'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(1 + 2);
  scene.done();
});

test('nerve-ending: 4 HP, hit from 2 on, 1 ATK, 3¢', () => {
  const scene = aScene().monsters(damaged('nerve-ending', 3)).dice(1, 2);
  expect([scene.maxHp('nerve-ending'), scene.dc('nerve-ending'), scene.atk('nerve-ending')]).toEqual([4, 2, 1]);
  scene.attack('p1', 'nerve-ending').resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 3]);
  scene.done();
});

test('roundy: combat damage that it deals is one damage to each other monster; 3 HP, hit from 4 on, 6¢', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters(damaged('roundy', 2), 'gurdy', 'clotty')
    .fallbacks('each.order')
    .dice(3, 4);
  expect([scene.maxHp('roundy'), scene.dc('roundy'), scene.atk('roundy')]).toEqual([3, 4, 2]);
  scene.attack('p1', 'roundy').allPass(2);
  expect([scene.hp('p1'), scene.stack()]).toEqual([1, ['roundy']]);
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hp('clotty'), scene.coins('p1'), scene.hp('p1')]).toEqual([4, 1, 6, 1]);
  scene.done();
});

test('roundy: the damage of another monster, or of a bomb, is nothing to it', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['bomb'] })
    .monsters('roundy', 'gurdy')
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('gurdy'), scene.hp('roundy'), scene.stack()]).toEqual([5, 3, []]);
  scene.done({ midway: 'the attack goes on' });
});

test('sucker: its death is one damage to each player; 1 HP, hit from 3 on, a loot', () => {
  const scene = aScene({ players: 3 }).monsters('sucker', 'gurdy').dice(3);
  expect([scene.maxHp('sucker'), scene.dc('sucker'), scene.atk('sucker')]).toEqual([1, 3, 1]);
  scene.attack('p1', 'sucker').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.hp('gurdy')]).toEqual([1, 1, 1, 5]);
  expect(scene.hand('p1')).toHaveLength(1);
  scene.done();
});

test('swarmer: its death adds two monster slots; 4 HP, hit from 3 on, 2 ATK, a treasure', () => {
  const scene = aScene()
    .monsters(damaged('swarmer', 3))
    .deck('monster', ['pin', 'war', 'gurdy', 'clotty'])
    .fallbacks('refill.order')
    .dice(3);
  expect([scene.maxHp('swarmer'), scene.dc('swarmer'), scene.atk('swarmer')]).toEqual([4, 3, 2]);
  scene.attack('p1', 'swarmer').resolve();
  expect([scene.tops('monsters').map(String).toSorted(), scene.items('p1')]).toEqual([
    ['gurdy', 'pin', 'war'],
    ['blank-treasure'],
  ]);
  scene.done();
});

test('tumor: each damage it takes is one damage to each player who is not active; 2 HP, hit from 5 on, 2 ATK, 6¢', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1, character: 'sturdy' })
    .player('p3', { character: 'sturdy' })
    .monsters('tumor', 'gurdy');
  expect([scene.maxHp('tumor'), scene.dc('tumor'), scene.atk('tumor')]).toEqual([2, 5, 2]);
  scene.play('p1', 'bomb', { targets: ['tumor'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.hp('gurdy')]).toEqual([2, 2, 2, 5]);
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['tumor'] })
    .resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.coins('p1')]).toEqual([2, 1, 1, 6]);
  scene.done();
});
