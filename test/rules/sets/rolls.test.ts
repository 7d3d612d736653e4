import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

const finals = (scene: ReturnType<typeof aScene>): readonly (number | undefined)[] =>
  scene.said('rollIs').map(({ amount }) => amount);

test('DICE-10 DICE-06: what is added to the first roll of a turn is added to that one only, in each turn', () => {
  const scene = aScene()
    .player('p1', { items: ['first-step', 'book-of-sin'] })
    .monsters('fly')
    .dice(3, 1, 2);
  scene.use('p1', 'book-of-sin').resolve();
  scene.attack('p1', 'fly').resolve();
  expect(finals(scene)).toEqual([4, 1, 2]);
  scene.done();
});

test('DICE-10 DEC-25: a penalty for the next attack roll is gone with it', () => {
  const scene = aScene()
    .monsters('dizzying')
    .player('p1', { items: ['plus-atk'], character: 'sturdy' })
    .dice(3, 3, 4);
  scene.attack('p1', 'dizzying').passUntil('roll 3').allPass();
  scene.allPass(3);
  expect(scene.hp('dizzying')).toBe(2);
  scene.resolve();
  expect(finals(scene)).toEqual([3, 2, 4]);
  scene.done();
});

test('DICE-10: what is of the next roll is not of an attack only, and is over with the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['next-roll-plus'], items: ['book-of-sin'] })
    .player('p2', { items: ['book-of-sin'] })
    .dice(1, 2);
  scene.play('p1', 'next-roll-plus').resolve();
  scene.passTo('p2').use('p2', 'book-of-sin').resolve();
  scene.use('p1', 'book-of-sin').resolve();
  expect(finals(scene)).toEqual([1, 4]);
  scene.done();
});

test('ATK-12: a hit and a miss are what counts as one, and each is answered once', () => {
  const scene = aScene()
    .player('p1', { items: ['miss-watch', 'hit-watch'], character: 'sturdy' })
    .monsters('one-hits')
    .dice(4, 1);
  scene.attack('p1', 'one-hits').resolve();
  expect([scene.coins('p1'), scene.hp('p1')]).toEqual([3, 2]);
  scene.done();
});

test('ATK-12: a roll that counts as a miss misses, whatever its number', () => {
  const scene = aScene()
    .player('p1', { items: ['miss-watch', 'hit-watch', 'butterfingers'], character: 'sturdy' })
    .monsters('taunting')
    .dice(6, 5);
  scene.attack('p1', 'taunting').resolve();
  expect(scene.coins('p1')).toBe(1 + 3 + 2);
  scene.done();
});

test('DICE-06: how many attack rolls there were against something is counted, and whether they are even', () => {
  const scene = aScene().monsters('odd-shell').dice(2, 3, 4, 5, 6);
  scene.attack('p1', 'odd-shell').resolve();
  expect(finals(scene)).toEqual([2, 3, 4, 5, 6]);
  scene.done();
});

test('DICE-06 ATK-14: after the combat damage of the second attack roll the attack can be cancelled', () => {
  const scene = aScene().monsters('two-tries').dice(2, 3);
  scene.attack('p1', 'two-tries').resolve();
  expect([scene.hp('two-tries'), scene.view().attack]).toEqual([2, null]);
  scene.done();
});

test('EFF-02 DEC-21: a rule till end of turn is of what is attacked later too', () => {
  const scene = aScene({})
    .player('p1', { hand: ['easier-prey'] })
    .monsters('gurdy', 'taunting')
    .dice(3);
  scene.play('p1', 'easier-prey').resolve();
  expect([scene.dc('gurdy'), scene.dc('taunting')]).toEqual([4, 4]);
  scene.attack('p1', 'taunting');
  expect([scene.dc('gurdy'), scene.dc('taunting')]).toEqual([4, 3]);
  scene.resolve();
  expect(scene.said('hit')).toHaveLength(1);
  scene.done();
});

test('EFF-03: a stat that becomes a number is that number, and what is added comes on top', () => {
  const scene = aScene()
    .player('p1', { hand: ['tame'], items: ['tamer'], character: 'sturdy' })
    .monsters('larry-jr');
  const before = scene.atk('larry-jr');
  expect(scene.maxHp('p1')).toBe(3);
  scene.use('p1', 'tamer', { targets: ['p1'] }).resolve();
  expect(scene.maxHp('p1')).toBe(2);
  scene.play('p1', 'tame', { targets: ['larry-jr'] }).resolve();
  expect([before, scene.atk('larry-jr')]).toEqual([1, 1]);
  scene.done();
});
