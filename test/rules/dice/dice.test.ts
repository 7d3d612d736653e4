import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('A04 DICE-05 DICE-06 REROLL-01: a would-be 1 is rerolled before the modifiers', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin', 'meat', 'the-relic'] })
    .player('p2', { hand: ['dice-shard'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(5, 1, 6);
  scene
    .attack('p1', 'gurdy')
    .pass('p1')
    .play('p2', 'dice-shard', { targets: ['roll 5'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  expect(scene.priority()).toBe('p1');
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([6]);
  expect(scene.hand('p1')).toEqual([]);
  scene.done({ midway: 'the attack goes on' });
});

test('A34 DICE-01 DICE-12: a die stays within 1 and 6', () => {
  for (const [face, card, after] of [
    [6, 'roll-plus-1', 6],
    [5, 'roll-plus-1', 6],
    [1, 'roll-minus-1', 1],
  ] as const) {
    const scene = aScene()
      .player('p1', { items: ['book-of-sin'], hand: [card] })
      .dice(face);
    scene
      .use('p1', 'book-of-sin')
      .allPass()
      .play('p1', card, { targets: ['roll'] })
      .allPass();
    expect(scene.stack()).toEqual([`roll ${after}`]);
    scene.resolve().done();
  }
});

test('K01 DICE-01 DICE-06 DEC-23: the roller orders modifiers when the order matters', () => {
  const table = [
    { face: 6, first: 'meat', final: 4 },
    { face: 6, first: 'minus-two-rolls', final: 5 },
    { face: 1, first: 'minus-two-rolls', final: 2 },
  ] as const;
  for (const { face, first, final } of table) {
    const scene = aScene()
      .player('p1', { items: ['meat', 'minus-two-rolls'] })
      .monsters('gurdy')
      .dice(face);
    scene.attack('p1', 'gurdy').allPass();
    expect(scene.asked()).toBe('p1 roll.order');
    const second = first === 'meat' ? 'minus-two-rolls' : 'meat';
    scene.answer('p1', 'roll.order', `${first}/static`, `${second}/static`);
    expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([final]);
    scene.done({ midway: 'the attack goes on' });
  }
});

test('K01 DEC-23: nobody is asked when the order does not matter', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'minus-two-rolls'] })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([3]);
  scene.done({ midway: 'the attack goes on' });
});

test('K02 DICE-06 DICE-05 DEC-27: a natural 1 with +1 would be a 1 and is a 2', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'the-relic', 'dads-lost-coin'] })
    .monsters('coin-on-twos')
    .dice(1);
  scene.attack('p1', 'coin-on-twos').allPass();
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene.allPass().answer('p1', 'effect.may', 'no').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2]);
  expect(scene.stack()).toEqual(['1 damage to p1', 'coin-on-twos']);
  scene.done({ midway: 'the attack goes on' });
});

test('DICE-05 DEC-28: a new face asks again, the same face does not', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin', 'the-missing-page', 'book-of-sin'] })
    .dice(1, 5, 1, 3);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.allPass().answer('p1', 'effect.may', 'yes').allPass();
  expect(scene.stack()).toEqual(['roll 5', 'the-missing-page']);
  scene.allPass().answer('p1', 'effect.may', 'yes').allPass();
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene.allPass().answer('p1', 'effect.may', 'yes').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([3]);
  scene.resolve().done();
});

test('DEC-28: a 1 that became a 2 and a 1 again is asked about again, one that stayed is not', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin', 'book-of-sin'], hand: ['roll-plus-1', 'roll-minus-1'], lootPlays: 2 })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(3).answer('p1', 'effect.may', 'no');
  expect(scene.stack()).toEqual(['roll 1']);
  scene.play('p1', 'roll-plus-1', { targets: ['roll 1'] }).allPass();
  scene.play('p1', 'roll-minus-1', { targets: ['roll 2'] }).allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene.allPass().answer('p1', 'effect.may', 'no').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([1]);
  scene.resolve().done();
});

test('DICE-11 RULING-14: a trigger on a number fizzles when the face has changed', () => {
  const scene = aScene()
    .player('p1', { items: ['sacred-heart', 'book-of-sin'] })
    .player('p2', { items: ['the-d6'] })
    .dice(1, 4);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['roll 1', 'sacred-heart']);
  scene
    .pass('p1')
    .use('p2', 'the-d6', { targets: ['roll'] })
    .allPass(2);
  expect(scene.said('fizzled').map(({ source }) => source)).toEqual(['sacred-heart']);
  expect(scene.stack()).toEqual(['roll 4']);
  scene.resolve().done();
});

test('DICE-05 RULING-14: Sacred Heart makes a 6 of a 1', () => {
  const scene = aScene()
    .player('p1', { items: ['sacred-heart', 'book-of-sin'] })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(3).answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve();
  expect(scene.maxHp('p1')).toBe(3);
  scene.done();
});

test('DICE-03 REROLL-01: a die on the stack is noticed once, a new face is not', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'sees-dice'], hand: ['dice-shard'] })
    .dice(6, 5);
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 6', 'sees-dice']);
  scene
    .allPass()
    .play('p1', 'dice-shard', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('DEC-05 PRIO-09: with a trigger above a new roll the active player has priority first', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin', 'sees-dice'] })
    .dice(1);
  scene.pass('p1').use('p2', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 1', 'sees-dice']);
  expect(scene.priority()).toBe('p1');
  scene.resolve().done();
});

test('DEC-25 DICE-10: the bonus of the first attack roll stays with it when it is rerolled', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bum-bo-like', 1, 'level')], hand: ['dice-shard'] })
    .monsters('gurdy')
    .dice(1, 3);
  scene
    .attack('p1', 'gurdy')
    .play('p1', 'dice-shard', { targets: ['roll'] })
    .allPass(2);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([5]);
  scene.done({ midway: 'the attack goes on' });
});
