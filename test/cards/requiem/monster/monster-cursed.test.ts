import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('cursed-dople: damage to it is dealt to everybody but the active player', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('cursed-dople')
    .passTo('p2');
  scene.play('p2', 'bomb', { targets: ['cursed-dople'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.hp('cursed-dople')]).toEqual([2, 1, 1, 2]);
  scene.done();
});

test('cursed-lil-haunt DICE-02: of two dice the player to the left of the roller chooses which counts', () => {
  const scene = aScene({ players: 3 }).monsters('cursed-lil-haunt', 'fly').dice(1, 6, 2, 2);
  scene.attack('p1', 'fly');
  expect([scene.asked(), scene.stack()]).toEqual(['p2 dice.choose', []]);
  scene.answer('p2', 'dice.choose', 'd0').resolve();
  expect(scene.said('thrown')).toMatchObject([
    { player: 'p1', dice: [1, 6], amount: 1 },
    { player: 'p1', dice: [2, 2], amount: 2 },
  ]);
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 1]);
  scene.done();
});

test('cursed-lil-haunt RULING: only the chosen result counts, the other die is no roll', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['sees-sixes', 'book-of-sin'] })
    .player('p3', { items: ['sees-sixes'] })
    .monsters('cursed-lil-haunt')
    .dice(6, 5)
    .passTo('p2');
  scene.use('p2', 'book-of-sin').allPass().answer('p3', 'dice.choose', 'd1').resolve();
  expect([scene.coins('p2'), scene.coins('p3')]).toEqual([0, 0]);
  scene.done();
});

test('cursed-mulliboom: each monster that dies, itself too, costs somebody at random 3', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters('cursed-mulliboom', 'fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).passUntil('3 damage to p1');
  expect(scene.stack()).toEqual(['3 damage to p1']);
  scene.resolve();
  expect(scene.dead('p1')).toBe(true);
  scene.done({ midway: 'the turn ends' });
});

test('cursed-mulliboom DEATH-06: its own death counts', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('cursed-mulliboom');
  scene.play('p1', 'bomb', { targets: ['cursed-mulliboom'] }).passUntil('3 damage to p1');
  expect(scene.coins('p1')).toBe(0);
  scene.done({ midway: 'the damage waits' });
});

test('cursed-mulligan SLOT-01: a slot for each monster that dies, and one for itself', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters('fly', damaged('cursed-mulligan', 1))
    .deck('monster', ['gurdy', 'pin', 'war', 'chub']);
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['pin', 'cursed-mulligan', 'gurdy']);
  scene.play('p1', 'gold-bomb', { targets: ['cursed-mulligan'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['pin', 'chub', 'gurdy', 'war']);
  scene.done();
});
