import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('breakfast: one more HP for its owner', () => {
  const scene = aScene().player('p1', { items: ['breakfast'], damage: 1, hand: ['destroy-anything'] });
  expect([scene.maxHp('p1'), scene.hp('p1'), scene.maxHp('p2')]).toEqual([3, 2, 2]);
  scene.play('p1', 'destroy-anything', { targets: ['breakfast'] }).allPass();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([2, 2]);
  scene.done();
});

test.each([1, 2, 3])('guppys-collar: a %i saves its owner on another’s turn', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'a-penny'], lootPlays: 2 })
    .player('p2', { items: ['guppys-collar'] })
    .dice(face);
  scene
    .play('p1', 'a-penny')
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .allPass(3);
  expect(scene.stack()).toEqual(['a-penny', 'p2 death', 'guppys-collar']);
  scene.passUntil(1);
  expect(scene.stack()).toEqual(['a-penny']);
  expect(scene.hp('p2')).toBe(1);
  expect(scene.dead('p2')).toBe(false);
  expect(scene.state().turn.phase).toBe('action');
  scene.resolve().done();
});

test('guppys-collar: on one’s own turn it cancels everything and ends the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'a-penny'], items: ['guppys-collar'], lootPlays: 2 })
    .dice(2);
  scene
    .play('p1', 'a-penny')
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .allPass(3);
  scene.passUntil('guppys-collar').allPass(2);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2]);
  scene.toNextTurn();
  expect(scene.coins('p1')).toBe(0);
  expect(scene.discarded('loot')).toContain('a-penny');
  expect(scene.items('p1')).toEqual(['guppys-collar']);
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test.each([4, 5, 6])('guppys-collar: a %i saves nobody', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: ['guppys-collar', 'meat'] })
    .dice(face);
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .fallbacks('deathPenalty.item')
    .resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('meat: +1 to the attack rolls of its owner, no other rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(2, 3);
  scene.use('p1', 'book-of-sin').resolve().attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2, 4]);
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('the-relic: loot for a 1 that anybody rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['the-relic'] })
    .monsters('gurdy')
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hand('p2')).toHaveLength(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hand('p2')).toHaveLength(2);
  scene.done({ midway: 'the attack goes on' });
});
