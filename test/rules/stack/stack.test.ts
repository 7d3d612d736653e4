import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('A01 PRIO-01 PRIO-02 STACK-01 BUY-02 DMG-01 DEATH-11: Gold Bomb answers a purchase', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { hand: ['gold-bomb'], lootPlays: 1 });
  scene
    .declare('p1', 'purchase')
    .pass('p1')
    .play('p2', 'gold-bomb', { targets: ['p1'] });
  expect(scene.asked()).toBe('p2 priority');
  scene.allPass();
  expect(scene.stack()).toEqual(['3 damage to p1']);
  expect(scene.discarded('loot')).toEqual(['gold-bomb']);
  expect(scene.priority()).toBe('p1');
  scene.allPass();
  expect(scene.hp('p1')).toBe(0);
  expect(scene.stack()).toEqual(['p1 death']);
  expect(scene.priority()).toBe('p1');
  scene.allPass();
  expect(scene.dead('p1')).toBe(true);
  expect(scene.coins('p1')).toBe(9);
  expect(scene.view().declared).toBeNull();
  expect(scene.state().turn.purchases).toBe(0);
  scene.toNextTurn();
  expect(scene.hp('p1')).toBe(2);
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test('A02 DICE-04 DICE-12 STACK-01: a set roll is rerolled', () => {
  const scene = aScene()
    .player('p1', { items: ['godhead'] })
    .player('p2', { items: ['the-d6'] })
    .monsters('fly')
    .dice(3, 2);
  scene
    .attack('p1', 'fly')
    .use('p1', 'godhead', { mode: 1, targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene
    .pass('p1')
    .use('p2', 'the-d6', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 2']);
  scene.resolve().done();
});

test('A03 DICE-04 DICE-12: a rerolled roll is set', () => {
  const scene = aScene()
    .player('p1', { items: ['godhead'] })
    .player('p2', { items: ['the-d6'] })
    .monsters('fly')
    .dice(3, 2);
  scene
    .attack('p1', 'fly')
    .pass('p1')
    .use('p2', 'the-d6', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 2']);
  scene.use('p1', 'godhead', { mode: 1, targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([6]);
  scene.resolve().done();
});
