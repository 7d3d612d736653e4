import { expect, test } from 'vitest';
import { comparedWorlds } from './leaks.js';

test('DESIGN 4: other hands and ready answers change nothing that others see, and no time, until a hidden card is used', async () => {
  const { compared, arranged } = await comparedWorlds(8); // 16 in test/long
  process.stdout.write(`${JSON.stringify({ compared, arranged })}\n`);
  expect(compared).toBeGreaterThan(50);
  expect(arranged).toBeGreaterThan(10);
}, 120_000);
