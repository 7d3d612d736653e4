import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

const TAILS = 1;
const HEADS = 2;

test('DICE-01 DICE-02: a coin stands in for the dice, and each side counts as its number', () => {
  const scene = aScene({ mode: 'doodler' })
    .player('p1', { items: ['two-sided'] })
    .dice(HEADS);
  scene.use('p1', 'two-sided', { ability: 'tap' }).allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(2);
  expect(scene.said('coin')).toEqual([expect.objectContaining({ player: 'p1', amount: 5, detail: 'heads' })]);
  scene.done();
});

test('DICE-02: what tails do is done before the roll is on the stack', () => {
  const scene = aScene({ mode: 'doodler' })
    .player('p1', { items: ['two-sided'] })
    .dice(TAILS);
  scene.use('p1', 'two-sided', { ability: 'tap' }).allPass();
  expect([scene.stack(), scene.coins('p1')]).toEqual([['roll 2'], 3]);
  expect(scene.said('coin')).toEqual([expect.objectContaining({ amount: 2, detail: 'tails' })]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

const rolls = (...sides: readonly number[]) => {
  const scene = aScene({ supply: 100 })
    .player('p1', { items: ['two-sided'], hand: sides.map(() => 'flip-for-coins'), lootPlays: sides.length })
    .dice(...sides);
  for (let n = 0; n < sides.length; n += 1) scene.play('p1', 'flip-for-coins').resolve();
  return scene;
};

test('heads in a row are counted over rolls, and anew after each row', () => {
  for (const [sides, coins, heads] of [
    [[HEADS], 1, 1],
    [[HEADS, HEADS], 12, undefined],
    [[HEADS, HEADS, HEADS], 13, 1],
    [[HEADS, HEADS, HEADS, HEADS], 24, undefined],
    [[HEADS, TAILS, HEADS], 6, 1],
  ] as const) {
    const scene = rolls(...sides);
    expect([scene.coins('p1'), scene.state().heads?.p1]).toEqual([coins, heads]);
    scene.done();
  }
});

test('heads in a row are of one player: those of others do not count for it', () => {
  const scene = aScene()
    .player('p1', { items: ['two-sided'], hand: ['flip-for-coins'] })
    .player('p2', { hand: ['flip-for-coins', 'flip-for-coins'], lootPlays: 2 })
    .dice(HEADS, HEADS, HEADS);
  scene.play('p1', 'flip-for-coins').resolve();
  scene.passTo('p2').play('p2', 'flip-for-coins').resolve();
  expect([scene.state().heads, scene.coins('p1'), scene.coins('p2')]).toEqual([{ p1: 1, p2: 1 }, 1, 1]);
  scene.passTo('p2').play('p2', 'flip-for-coins').resolve();
  expect([scene.state().heads, scene.coins('p1'), scene.coins('p2')]).toEqual([{ p1: 1 }, 11, 2]);
  scene.done();
});

test('REROLL-01: a new face on the same roll is thrown with a die', () => {
  const scene = aScene()
    .player('p1', { items: ['two-sided', 'the-d6'], hand: ['flip-for-coins'] })
    .dice(HEADS, 6);
  scene
    .play('p1', 'flip-for-coins')
    .allPass()
    .use('p1', 'the-d6', { targets: ['roll'] })
    .resolve();
  expect([scene.coins('p1'), scene.said('coin').length]).toEqual([6, 1]);
  scene.done();
});

test('ATK-11: an attack roll is a coin too, where an effect says so', () => {
  const scene = aScene()
    .player('p1', { items: ['two-sided'] })
    .monsters('fly')
    .dice(HEADS);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('CARD-06 EFF-03: rewards of another stand in for those of one’s own', () => {
  const scene = aScene()
    .player('p1', { items: ['rich-fly'], hand: ['slay', 'slay'], lootPlays: 2 })
    .monsters('gurdy', 'fly');
  scene.play('p1', 'slay', { targets: ['fly'] }).resolve();
  expect(scene.coins('p1')).toBe(7);
  scene.play('p1', 'slay', { targets: ['gurdy'] }).resolve();
  expect(scene.coins('p1')).toBe(14);
  scene.done();
});

test('CARD-06: without anything to have them of there are no rewards', () => {
  const scene = aScene()
    .player('p1', { items: ['poor-fly'], hand: ['slay'] })
    .monsters('fly');
  scene.play('p1', 'slay', { targets: ['fly'] }).resolve();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('the so many’th of cards is the one that came so many’th, and none where there are fewer', () => {
  const scene = aScene({ mode: 'doodler' })
    .player('p1', { hand: ['call-the-second', 'call-the-second'], lootPlays: 2 })
    .outside('fly', 'spider', 'fly');
  const [, second] = scene.state().outside.filter((id) => scene.state().objects[id]?.card === 'fly');
  scene.play('p1', 'call-the-second').resolve();
  expect(scene.state().outside).not.toContain(second);
  expect(scene.view().monsters.map(({ top }) => top?.card)).toEqual(['fly']);
  scene.play('p1', 'call-the-second').resolve();
  expect(scene.view().monsters.map(({ top }) => top?.card)).toEqual(['fly']);
  scene.done();
});

test('CHAL-10: what hangs on a change of the timer happens only if it changes', () => {
  for (const [mode, timer, card, after, coins] of [
    ['doodler', 3, 'coin-if-sooner', 4, 1],
    ['doodler', 3, 'coin-if-later', 2, 1],
    ['doodler', 0, 'coin-if-later', 0, 0],
    ['doodlerversus', undefined, 'coin-if-later', null, 0],
    ['doodlerversus', undefined, 'coin-if-sooner', null, 0],
  ] as const) {
    const scene = aScene({ mode, ...(timer === undefined ? {} : { timer }) }).player('p1', { hand: [card] });
    scene.play('p1', card).resolve();
    expect([scene.view().mode?.timer, scene.coins('p1')]).toEqual([after, coins]);
    scene.done();
  }
});
