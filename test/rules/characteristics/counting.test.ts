import { expect, test } from 'vitest';
import { aScene, damaged, sideways, withCounters } from '../../support/scene.js';

test('DEATH-20 DMG-02: the dead have no HP to count', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'vi-the-lovers', 'coin-for-each-hp', 'coin-for-each-hp'], lootPlays: 4 })
    .player('p3', { damage: 1 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.play('p1', 'vi-the-lovers', { targets: ['p2'] }).resolve();
  scene.play('p1', 'coin-for-each-hp', { targets: ['p2'] }).resolve();
  expect(scene.coins('p1')).toBe(0);
  scene.play('p1', 'coin-for-each-hp', { targets: ['p3'] }).resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('SOUL-05 SOUL-01 SOUL-06: the worth of the souls counts, not the cards', () => {
  const scene = aScene({ soulsToWin: 9 })
    .player('p1', { hand: ['coin-for-each-soul'], souls: ['mom', 'gurdy'] })
    .player('p2', { souls: ['monstro'] });
  scene.play('p1', 'coin-for-each-soul').allPass();
  expect(scene.souls('p1')).toBe(3);
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('ZONE-01: what has left play is not counted as what was chosen', () => {
  const scene = aScene()
    .player('p1', { hand: ['coin-for-what-is-left', 'coin-for-what-is-left'], lootPlays: 2 })
    .player('p2', { items: ['meat', { card: 'breakfast', counters: { eternal: 1 } }] });
  scene.play('p1', 'coin-for-what-is-left').allPass().answer('p1', 'effect.choose', 'meat');
  expect(scene.coins('p1')).toBe(0);
  scene.play('p1', 'coin-for-what-is-left').allPass().answer('p1', 'effect.choose', 'breakfast');
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('HEAL-01 HEAL-04: so many HP come back, not all of them', () => {
  const scene = aScene()
    .player('p1', {
      character: withCounters('plain', 2, 'hp'),
      damage: 3,
      hand: ['heal-1', 'heal-monster'],
      lootPlays: 2,
    })
    .monsters(damaged('gurdy', 3));
  scene.play('p1', 'heal-1', { targets: ['p1'] }).allPass();
  expect(scene.hp('p1')).toBe(2);
  scene.play('p1', 'heal-monster', { targets: ['gurdy'] }).allPass();
  expect(scene.hp('gurdy')).toBe(5);
  scene.done();
});

test('ABIL-03 ABIL-04 RECH-01: which items have a ↷ and which have a $', () => {
  const hand = ['recharge-what-has-tap', 'recharge-what-has-price'];
  const items = ['mr-boom', 'portable-slot-machine', 'tap-and-pay', 'meat'].map(sideways);
  const scene = aScene().player('p1', { hand, items, lootPlays: 2 });
  const upright = () => ['mr-boom', 'portable-slot-machine', 'tap-and-pay', 'meat'].map((card) => scene.charged(card));
  scene.play('p1', 'recharge-what-has-tap').allPass();
  expect(upright()).toEqual([true, false, true, false]);
  scene.play('p1', 'recharge-what-has-price').allPass();
  expect(upright()).toEqual([true, true, true, false]);
  scene.done();
});

test('AND-03 TURN-12: an attack that was given counts as done', () => {
  const scene = aScene()
    .player('p1', { hand: ['attack-and-a-coin'] })
    .monsters('fly');
  scene.play('p1', 'attack-and-a-coin').allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('AND-03 DMG-06: damage that goes on the stack counts as done', () => {
  const scene = aScene().player('p1', { hand: ['hurt-for-a-coin'] });
  scene.play('p1', 'hurt-for-a-coin').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  expect(scene.coins('p1')).toBe(1);
  scene.resolve().done();
});

test('AND-03 GAIN-05 GAIN-07: what was stolen, though less than wanted, counts as done', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['steal-2-for-a-coin', 'steal-2-for-a-coin'], lootPlays: 2 })
    .player('p2', { coins: 1 });
  scene.play('p1', 'steal-2-for-a-coin', { targets: ['p2'] }).allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 0]);
  scene.play('p1', 'steal-2-for-a-coin', { targets: ['p3'] }).allPass();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('AND-02: two things one after the other count as done when both were', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-things-for-a-coin', 'two-things-for-a-coin'], lootPlays: 2, coins: 0 })
    .player('p2', { coins: 1 });
  scene.play('p1', 'two-things-for-a-coin', { targets: ['p2'] }).resolve();
  expect(scene.coins('p1')).toBe(1 + 3 + 1);
  scene.play('p1', 'two-things-for-a-coin', { targets: ['p2'] }).resolve();
  expect(scene.coins('p1')).toBe(5 + 3);
  scene.done();
});

test('AND-03 CANCEL-01: what was cancelled counts as done', () => {
  const scene = aScene().player('p1', { items: ['loot-play-giver'], hand: ['cancel-for-a-coin'] });
  scene
    .use('p1', 'loot-play-giver')
    .play('p1', 'cancel-for-a-coin', { targets: ['loot-play-giver'] })
    .allPass();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('AND-03 DICE-12: a changed roll counts as done', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['add-1-for-a-coin'] })
    .dice(4);
  scene
    .use('p1', 'book-of-sin')
    .allPass()
    .play('p1', 'add-1-for-a-coin', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  expect(scene.coins('p1')).toBe(1);
  scene.resolve().done();
});

test('DMG-08: damage of 0 does not go on the stack', () => {
  const scene = aScene().player('p1', { hand: ['hurt-for-each-card'] });
  scene.play('p1', 'hurt-for-each-card', { targets: ['p2'] }).allPass();
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('DEC-21 EACH-01 DISC-02: how much it is for each is settled before the first of them', () => {
  const scene = aScene({ players: 3 })
    .player('p1', {
      coins: 1,
      hand: ['mark-by-marks', 'rob-all-of-your-coins', 'each-discards-your-hand', 'bomb'],
      items: ['meat', 'breakfast'],
      lootPlays: 3,
    })
    .player('p2', { coins: 5, hand: ['a-penny', 'a-nickel', 'gain-3'] })
    .player('p3', { coins: 5 });
  scene.play('p1', 'mark-by-marks').allPass();
  expect([scene.object('meat').counters, scene.object('breakfast').counters]).toEqual([{ counter: 1 }, { counter: 1 }]);
  scene.play('p1', 'rob-all-of-your-coins').allPass();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([3, 4, 4]);
  scene.play('p1', 'each-discards-your-hand').allPass();
  expect(scene.asked()).toBe('p2 discard.loot');
  scene.answer('p2', 'discard.loot', 'gain-3');
  expect(scene.hand('p2')).toEqual(['a-penny', 'a-nickel']);
  scene.done();
});

test('CHAR-03: no stat of a player is below 0', () => {
  const scene = aScene().player('p1', { hand: ['weaker'] });
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([2, 1]);
  scene.play('p1', 'weaker').allPass();
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([2, 0]);
  scene.endTurn('p1');
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('DMG-02 DMG-04 DMG-10: nothing has more damage than HP', () => {
  const scene = aScene().player('p1', { hand: ['bomb', 'gold-bomb', 'plus-2-max'], lootPlays: 3 });
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(0);
  scene.play('p1', 'plus-2-max').allPass();
  expect(scene.hp('p1')).toBe(2);
  scene.toNextTurn().done();
});

test('MON-03 SOUL-01 KEY-01: a soul has no keywords', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .player('p2', { souls: ['the-d6'] });
  scene.play('p1', 'destroy-anything', { targets: ['the-d6'] }).allPass();
  expect(scene.soulCards('p2')).toEqual([]);
  scene.done();
  const item = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .player('p2', { items: ['the-d6'] });
  item.play('p1', 'destroy-anything', { targets: ['the-d6'] }).allPass();
  expect(item.items('p2')).toEqual(['the-d6']);
  item.done();
});

test('GAIN-05 AND-03: what was stolen of one player counts as done, though the last one had nothing', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['steal-1-of-each-for-a-coin'] })
    .player('p2', { coins: 1 });
  scene.play('p1', 'steal-1-of-each-for-a-coin').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 0]);
  scene.done();
});
