import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test.each([
  [1, 1, 0],
  [2, 0, 2],
  [4, 4, 0],
  [5, 0, 5],
  [6, 6, 0],
])('blank-rune: a %i is %i¢ and %i loot for each player', (face, coins, loot) => {
  const scene = aScene()
    .player('p1', { hand: ['blank-rune'] })
    .deck(
      'loot',
      Array.from({ length: 10 }, () => 'a-penny'),
    )
    .dice(face);
  scene.play('p1', 'blank-rune').resolve();
  for (const player of ['p1', 'p2'] as const) {
    expect(scene.coins(player)).toBe(coins);
    expect(scene.hand(player)).toHaveLength(loot);
    expect(scene.hp(player)).toBe(2);
  }
  scene.done();
});

test('blank-rune: a 3 is three damage for each player', () => {
  const scene = aScene()
    .player('p1', { hand: ['blank-rune'] })
    .dice(3);
  scene.play('p1', 'blank-rune').passUntil(2);
  expect(scene.stack()).toEqual(['3 damage to p2', '3 damage to p1']);
  scene.allPass();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([0, 2]);
  scene.done({ midway: 'the deaths are not the question' });
});

test('dagaz: destroys a curse', () => {
  const scene = aScene()
    .player('p1', { hand: ['dagaz'] })
    .player('p2', { curses: ['curse-of-pain'] });
  scene.play('p1', 'dagaz', { mode: 0, targets: ['curse-of-pain'] }).allPass();
  expect(scene.curses('p2')).toEqual([]);
  expect(scene.discarded('monster')).toEqual(['curse-of-pain']);
  scene.done();
});

test('dagaz: or prevents one damage; without a curse there is only this', () => {
  const scene = aScene()
    .player('p1', { hand: ['dagaz', 'gold-bomb'], lootPlays: 2 })
    .player('p2', { items: ['breakfast'] });
  scene.answer('p1', 'priority', 'play dagaz');
  expect(scene.offered()).toEqual(['m1', 'back']);
  scene.answer('p1', 'announce.mode', 'm1').answer('p1', 'announce.target', 'p2').allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])('pills: a %i', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills'] })
    .dice(face);
  scene.play('p1', 'pills').resolve();
  expect(scene.atk('p1')).toBe(face <= 2 ? 2 : 1);
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual(
    [
      [2, 2],
      [3, 3],
      [2, 1],
    ][Math.ceil(face / 2) - 1],
  );
  scene.endTurn('p1');
  expect([scene.atk('p1'), scene.maxHp('p1'), scene.hp('p1')]).toEqual([1, 2, 2]);
  scene.done();
});

test.each([1, 2, 3, 4])('pills-2: a %i is loot', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-2'] })
    .dice(face);
  scene.play('p1', 'pills-2').resolve();
  expect(scene.hand('p1')).toHaveLength(face <= 2 ? 1 : 3);
  scene.done();
});

test.each([5, 6])('pills-2: a %i is a card less, of one’s own choice', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-2', 'bomb', 'a-penny'] })
    .dice(face);
  scene.play('p1', 'pills-2').resolve();
  expect(scene.asked()).toBe('p1 discard.loot');
  scene.answer('p1', 'discard.loot', 'a-penny');
  expect(scene.hand('p1')).toEqual(['bomb']);
  scene.done();
});

test.each([
  [1, 9],
  [2, 9],
  [3, 12],
  [4, 12],
  [5, 1],
  [6, 1],
])('pills-3: a %i makes %i¢ of 5¢', (face, coins) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-3'], coins: 5 })
    .dice(face);
  scene.play('p1', 'pills-3').resolve();
  expect(scene.coins('p1')).toBe(coins);
  scene.done();
});
