import { expect, test } from 'vitest';
import { comparedWorlds } from '../discord/days/leaks.js';
import { comparedHands } from '../discord/messages/hidden-cards.js';
import { expectAllFit } from '../discord/messages/limits-walk.js';

test.each(['en', 'fr'] as const)('issue 6: every message of a table of eight fits into Discord, in %s', (language) => {
  expectAllFit(language, 160);
});

test('DESIGN 2 and 7.7: whatever others hold, a person is shown the same until a hidden card is used', () => {
  const { compared, followed, changed } = comparedHands(250);
  expect(compared).toBeGreaterThan(400);
  expect(followed).toBeGreaterThan(150);
  expect(changed).toBeGreaterThan(compared * 0.7);
});

test('DESIGN 4: other hands and ready answers change nothing that others see, and no time, until a hidden card is used', async () => {
  const { compared, arranged } = await comparedWorlds(16);
  expect(compared).toBeGreaterThan(100);
  expect(arranged).toBeGreaterThan(20);
});
