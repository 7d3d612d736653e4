import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/engine/index.js';
import { aScene, type Scene } from '../../../support/scene.js';

/** The event comes up by an attack on the deck, the active player rolls, and what follows happens. */
const rolls = (event: CardId, face: number): Scene => {
  const scene = aScene()
    .player('p1', { coins: 2, hand: ['bomb'], character: 'sturdy' })
    .monsters('gurdy')
    .deck('monster', [event, 'pin'])
    .dice(face);
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual([event]);
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${face}`]);
  return scene.resolve();
};

test.each([
  [1, 0, 2],
  [2, 0, 1],
  [3, 0, 1],
  [4, 2, 0],
  [5, 2, 0],
  [6, 2, 0],
])('angel-room: a %i is %i loot and %i treasure', (face, loot, treasure) => {
  const scene = rolls('angel-room', face);
  expect([scene.hand('p1').length, scene.items('p1').length]).toEqual([1 + loot, treasure]);
  expect([scene.discarded('monster'), scene.coins('p1'), scene.hp('p1')]).toEqual([['angel-room'], 2, 3]);
  scene.refuses('p1', 'attack').done();
});

test.each([1, 2])('holy-chest PREV-03: a %i prevents the next two damage, and there is one more attack', (face) => {
  const scene = rolls('holy-chest', face).dice(1, 1, 1);
  expect(scene.discarded('monster')).toEqual(['holy-chest']);
  scene.attack('p1', 'gurdy').allPass(2).passUntil('roll 1').allPass(2);
  expect(scene.hp('p1')).toBe(3);
  scene.passUntil('roll 1').allPass(2);
  expect(scene.hp('p1')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test.each([3, 4, 5])('holy-chest: a %i is 7¢', (face) => {
  const scene = rolls('holy-chest', face);
  expect([scene.coins('p1'), scene.discarded('monster'), scene.souls('p1')]).toEqual([9, ['holy-chest'], 0]);
  scene.refuses('p1', 'attack').done();
});

test('holy-chest RULING-30: a 6 makes a soul of it', () => {
  const scene = rolls('holy-chest', 6);
  expect([scene.soulCards('p1'), scene.souls('p1'), scene.discarded('monster')]).toEqual([['holy-chest'], 1, []]);
  expect([scene.coins('p1'), scene.tops('monsters')]).toEqual([2, ['gurdy']]);
  scene.done();
});

test.each([
  [1, 0, 0],
  [2, 0, 0],
  [3, 1, 0],
  [4, 1, 0],
  [5, 0, 1],
  [6, 0, 1],
])('spiked-chest: one damage, and for a %i %i loot and %i treasure', (face, loot, treasure) => {
  const scene = rolls('spiked-chest', face);
  expect([scene.hp('p1'), scene.hand('p1').length, scene.items('p1').length]).toEqual([2, 1 + loot, treasure]);
  expect(scene.discarded('monster')).toEqual(['spiked-chest']);
  scene.done();
});
