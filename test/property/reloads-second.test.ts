import { describe, expect, it } from 'vitest';
import { playWithReloads } from './round-trip.js';

describe('invariants 1, 3, 4, 6, 9, 10, 11 at every question', () => {
  it('games 100 to 199 go on from a reload', { timeout: 240_000 }, () => {
    let played = 0;
    for (let seed = 100; seed < 200; seed += 1, played += 1) playWithReloads(seed);
    expect(played).toBe(100);
  });
});
