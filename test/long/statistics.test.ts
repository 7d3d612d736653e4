import { test } from 'vitest';
import { countedBothWays } from '../table/statistics/counted.js';

test('statistics of 1,000 simulated games are what their logs, draws and ends say', async () => {
  await countedBothWays(1_000, 4);
}, 7_200_000);
