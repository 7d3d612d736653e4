import { describe, expect, it } from 'vitest';
import { playWithReloads } from './round-trip.js';

const GAMES = 200;
const PARTS = 4;

describe('invariants 1, 3, 4, 9, 10, 11 at every question', () => {
  for (let part = 0; part < PARTS; part += 1)
    it(
      `games ${part * (GAMES / PARTS)} to ${(part + 1) * (GAMES / PARTS) - 1} go on from a reload`,
      { timeout: 240_000 },
      () => {
        for (let seed = part * (GAMES / PARTS); seed < (part + 1) * (GAMES / PARTS); seed += 1) playWithReloads(seed);
        expect(GAMES % PARTS).toBe(0);
      },
    );
});
