import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('v-the-hierophant: up to two damage of the next instance, on a monster too', () => {
  const scene = aScene()
    .player('p1', { hand: ['v-the-hierophant', 'gold-bomb', 'bomb'], lootPlays: 3 })
    .monsters('gurdy');
  scene.play('p1', 'v-the-hierophant', { targets: ['gurdy'] }).allPass();
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(3);
  scene.done();
});

test('v-the-hierophant: what one small instance leaves over is lost', () => {
  const scene = aScene().player('p1', { hand: ['v-the-hierophant', 'bomb', 'bomb'], lootPlays: 3 });
  scene.play('p1', 'v-the-hierophant', { targets: ['p2'] }).allPass();
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('vi-the-lovers: two more HP for a player, full, till end of turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['vi-the-lovers'] })
    .player('p2', { damage: 1 });
  scene.play('p1', 'vi-the-lovers', { targets: ['p2'] }).allPass();
  expect([scene.maxHp('p2'), scene.hp('p2')]).toEqual([4, 3]);
  scene.endTurn('p1');
  expect([scene.maxHp('p2'), scene.hp('p2')]).toEqual([2, 2]);
  scene.done();
});

test('vii-the-chariot: one more of ATK and HP for a player till end of turn', () => {
  const scene = aScene().player('p1', { hand: ['vii-the-chariot'] });
  scene.play('p1', 'vii-the-chariot', { targets: ['p1'] }).allPass();
  expect([scene.atk('p1'), scene.maxHp('p1'), scene.hp('p1')]).toEqual([2, 3, 3]);
  expect([scene.atk('p2'), scene.maxHp('p2')]).toEqual([1, 2]);
  scene.endTurn('p1');
  expect([scene.atk('p1'), scene.maxHp('p1')]).toEqual([1, 2]);
  scene.done();
});

test('viii-justice RULING-20: raises loot and ¢ to what the other has, and lowers nothing', () => {
  const cards = (count: number): readonly string[] => Array.from({ length: count }, () => 'blank-loot');
  const scene = aScene()
    .player('p1', { hand: ['viii-justice', ...cards(2)], coins: 3 })
    .player('p2', { hand: cards(5), coins: 1 });
  scene.play('p1', 'viii-justice', { targets: ['p2'] }).allPass();
  expect([scene.hand('p1').length, scene.coins('p1')]).toEqual([5, 3]);
  expect([scene.hand('p2').length, scene.coins('p2')]).toEqual([5, 1]);
  scene.done();
  const poor = aScene()
    .player('p1', { hand: ['viii-justice', 'blank-loot'], coins: 1 })
    .player('p2', { coins: 8 });
  poor.play('p1', 'viii-justice', { targets: ['p2'] }).allPass();
  expect([poor.hand('p1').length, poor.coins('p1'), poor.coins('p2')]).toEqual([1, 8, 8]);
  poor.done();
});
