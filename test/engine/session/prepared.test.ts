import { expect, test } from 'vitest';
import { drawsOf, preparedSeed, seededRandom } from '../../../src/engine/index.js';

const decks = { loot: ['bomb', 'a-dime'], treasure: ['meat'], monster: ['fly'], room: [] };
const seed = preparedSeed({ decks, characters: ['isaac', 'maggy'] }, [2, 6], 'a name');

test('the seed of a prepared game says all that is drawn in it: no shuffle, and dice from the first after the set-up', () => {
  for (const purpose of ['shuffle', 'deal'] as const)
    for (let index = 0; index < 6; index += 1) expect(drawsOf(seed, index, 6 - index, purpose)).toBe(0);
  expect([6, 7, 8, 9].map((index) => drawsOf(seed, index, 6, 'die') + 1)).toEqual([2, 6, 2, 6]);
  expect(drawsOf(seed, 7, 4, 'die')).toBe(3);
  for (const purpose of ['random', 'first'] as const)
    expect(drawsOf(seed, 9, 50, purpose)).toBe(seededRandom(seed, 9, 50, purpose));
});

test('every other game is left to chance, whatever its seed is called', () => {
  for (const other of ['prepared', 'prepared:x:25:name', 'a prepared:4:25:name', '0f3a']) {
    for (const purpose of ['die', 'shuffle', 'deal'] as const)
      expect(drawsOf(other, 4, 1_000, purpose)).toBe(seededRandom(other, 4, 1_000, purpose));
  }
});
