import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test.each(['bloody-penny', 'broken-ankh', 'counterfeit-penny', 'curved-horn', 'guppys-hairball'])(
  '%s KEY-02: played it stays as an item of its player',
  (id) => {
    const scene = aScene().player('p1', { hand: [id] });
    scene.play('p1', id).allPass();
    expect(scene.items('p1')).toEqual([id]);
    expect(scene.discarded('loot')).toEqual([]);
    scene.done();
  },
);

test('bloody-penny: one loot each time anybody dies, before the penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['bloody-penny'] })
    .player('p2', { coins: 1 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.stack()).toEqual(['bloody-penny']);
  expect([scene.dead('p2'), scene.coins('p2')]).toEqual([true, 1]);
  scene.resolve();
  expect([scene.hand('p1').length, scene.coins('p2')]).toEqual([1, 0]);
  scene.done();
});

test('bloody-penny: one’s own death counts, a monster’s does not', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'blank-loot'] })
    .player('p2', { items: ['bloody-penny'], hand: ['xiii-death'], lootPlays: 1 })
    .monsters('fly');
  scene.play('p1', 'gold-bomb', { targets: ['fly'] }).resolve();
  expect(scene.hand('p2')).toEqual(['xiii-death']);
  scene
    .pass('p1')
    .play('p2', 'xiii-death', { targets: ['p2'] })
    .allPass(2);
  expect(scene.stack()).toEqual(['bloody-penny']);
  scene.fallbacks().resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('broken-ankh: a 6 prevents its owner’s death on another’s turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['broken-ankh'] })
    .dice(6);
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.hp('p2')]).toEqual([false, 1]);
  expect(scene.state().turn.active).toBe('p1');
  expect(scene.state().turn.phase).toBe('action');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('broken-ankh: on one’s own turn the turn is over with it', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime', 'xiii-death'], items: ['broken-ankh'], lootPlays: 2 })
    .dice(6);
  scene
    .play('p1', 'a-dime')
    .play('p1', 'xiii-death', { targets: ['p1'] })
    .toNextTurn();
  expect([scene.dead('p1'), scene.coins('p1')]).toEqual([false, 0]);
  expect(scene.items('p1')).toEqual(['broken-ankh']);
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test.each([1, 5])('broken-ankh: a %i helps nobody', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['broken-ankh'] })
    .dice(face)
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect(scene.dead('p2')).toBe(true);
  expect(scene.discarded('loot')).toContain('broken-ankh');
  scene.done();
});

test('counterfeit-penny GAIN-10 RULING-18: one ¢ more with each gain, nothing with a theft', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-nickel'], items: ['counterfeit-penny', 'coin-thief'] })
    .player('p2', { coins: 5 });
  scene.play('p1', 'a-nickel').allPass();
  expect(scene.coins('p1')).toBe(6);
  scene.use('p1', 'coin-thief', { targets: ['p2'] }).allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([9, 2]);
  scene.done();
});

test('counterfeit-penny: the gains of others stay as they are', () => {
  const scene = aScene()
    .player('p1', { hand: ['blank-rune'] })
    .player('p2', { items: ['counterfeit-penny'] })
    .dice(4);
  scene.play('p1', 'blank-rune').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 5]);
  scene.done();
});

test('curved-horn DICE-10: +1 ATK for the first attack roll of one’s turn and its damage', () => {
  const scene = aScene()
    .player('p1', { items: ['curved-horn'] })
    .monsters('gurdy')
    .dice(4, 5);
  expect(scene.atk('p1')).toBe(2);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  expect(scene.atk('p1')).toBe(1);
  scene.passUntil('1 damage to gurdy').allPass();
  expect(scene.hp('gurdy')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('curved-horn DICE-10 DEC-25: a rerolled first attack roll is still the first', () => {
  const scene = aScene()
    .player('p1', { items: ['curved-horn'], hand: ['dice-shard'] })
    .monsters('gurdy')
    .dice(1, 6);
  scene
    .attack('p1', 'gurdy')
    .play('p1', 'dice-shard', { targets: ['roll'] })
    .allPass(2);
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('curved-horn DICE-10: a miss uses it up, other rolls and other turns do not count', () => {
  const scene = aScene()
    .player('p1', { items: ['curved-horn', 'book-of-sin'] })
    .player('p2', { items: ['curved-horn'] })
    .monsters('gurdy')
    .dice(1, 2, 4);
  expect(scene.atk('p2')).toBe(1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.atk('p1')).toBe(2);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('p1'), scene.atk('p1')]).toEqual([1, 1]);
  scene.passUntil('1 damage to gurdy');
  scene.done({ midway: 'the attack goes on' });
});

test('guppys-hairball: a 6 prevents one point of damage about to be taken', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: ['guppys-hairball', 'breakfast'] })
    .dice(6);
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.stack()).toEqual(['3 damage to p2', 'guppys-hairball']);
  scene.passUntil('2 damage to p2').allPass();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('guppys-hairball: other rolls prevent nothing, and one damage asks once', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['guppys-hairball'] })
    .dice(5);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});
