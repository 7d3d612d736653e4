import { describe, expect, it } from 'vitest';
import { everyFortieth, playWithReloads } from './round-trip.js';
import { amount } from '../support/amount.js';

describe('invariants 1, 3, 4, 6, 9, 10, 11', () => {
  it('games from 0 on go on from reloads', () => {
    const games = amount(6, 100);
    let played = 0;
    for (let seed = 0; seed < games; seed += 1, played += 1) playWithReloads(seed, everyFortieth(seed));
    expect(played).toBe(games);
  });
});
