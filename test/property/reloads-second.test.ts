import { describe, expect, it } from 'vitest';
import { everyFortieth, playWithReloads } from './round-trip.js';

describe('invariants 1, 3, 4, 6, 9, 10, 11', () => {
  it('games 100 to 199 go on from reloads', { timeout: 480_000 }, () => {
    let played = 0;
    for (let seed = 100; seed < 200; seed += 1, played += 1) playWithReloads(seed, everyFortieth(seed));
    expect(played).toBe(100);
  });
});
