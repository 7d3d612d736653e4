import { expect, test } from 'vitest';
import { aGame, aScene } from '../../support/scene.js';

const loot = Array.from({ length: 20 }, () => 'a-penny');

test('VAR-11 ATK-06: with the variant two attacks in a turn, and no third', () => {
  const scene = aScene({ variants: ['two-attacks'] })
    .monsters('fly', 'armoured')
    .dice(6, 6);
  scene.attack('p1', 'fly').resolve().attack('p1', 'armoured').resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('VAR-11 BUY-07: with the variant two purchases in a turn, and no third', () => {
  const scene = aScene({ variants: ['two-purchases'] })
    .player('p1', { coins: 30 })
    .shop('meat', 'breakfast');
  scene.buy('p1', 'meat').resolve().buy('p1', 'breakfast').resolve();
  expect(scene.items('p1')).toEqual(['meat', 'breakfast']);
  scene.refuses('p1', 'purchase', 'BUY-07').done();
});

test('VAR-11 SETUP-10: with the variant everybody begins with 8¢ and 5 loot cards', () => {
  const game = aGame({ seats: 2, decks: { loot }, variants: ['rich-start'] }).firstPlayerDice(1, 2);
  game.start();
  expect([game.coins('p1'), game.coins('p2')]).toEqual([8, 8]);
  expect([game.hand('p1').length, game.hand('p2').length]).toEqual([5, 5]);
  game.done({ midway: 'the first turn has just begun' });
});

test('VAR-11 SETUP-03 SETUP-04: with the variant three slots of the shop and of monsters', () => {
  const decks = {
    loot,
    treasure: ['meat', 'breakfast', 'the-poop'],
    monster: ['fly', 'gurdy', 'pin'],
    room: ['empty-room', 'coin-room'],
  };
  const game = aGame({ seats: 2, decks, variants: ['wide-table'] }).firstPlayerDice(1, 2);
  game.start().toActionPhase();
  expect(new Set(game.tops('shop'))).toEqual(new Set(['breakfast', 'meat', 'the-poop']));
  expect(new Set(game.tops('monsters'))).toEqual(new Set(['fly', 'gurdy', 'pin']));
  expect(game.tops('rooms')).toHaveLength(1);
  game.done();
});

test('VAR-11: several at once', () => {
  const game = aGame({
    seats: 2,
    decks: { loot, treasure: ['meat', 'breakfast', 'the-poop'] },
    variants: ['casino', 'rich-start', 'wide-table', 'two-attacks'],
  }).firstPlayerDice(1, 2);
  game.start().toActionPhase();
  expect([game.items('p1'), game.coins('p1'), game.tops('shop').length]).toEqual([['portable-slot-machine'], 8, 3]);
  game.done();
});

test('VAR-11: without variants all of it is as ever', () => {
  const game = aGame({ seats: 2, decks: { loot, treasure: ['meat', 'breakfast', 'the-poop'] } }).firstPlayerDice(1, 2);
  game.start().toActionPhase();
  expect([game.coins('p1'), game.hand('p2').length, game.tops('shop').length]).toEqual([3, 3, 2]);
  expect([game.view().variants, 'variants' in game.state().config]).toEqual([[], false]);
  game.done();
});
