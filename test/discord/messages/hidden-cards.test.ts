import { expect, test } from 'vitest';
import { comparedHands } from './hidden-cards.js';

test('DESIGN 2 and 7.7: whatever others hold, a person is shown the same until a hidden card is used', () => {
  const { compared, followed, changed } = comparedHands(100); // 250 in test/long
  expect(compared).toBe(400);
  expect(followed).toBeGreaterThan(60);
  expect(changed).toBeGreaterThan(compared * 0.7);
});
