import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/engine/index.js';
import { newGame, playOut } from '../support/playout.js';
import { playWithReloads } from '../property/round-trip.js';

describe('long runs', () => {
  it('10,000 plain games of two to four random players come to an end', () => {
    let finished = 0;
    for (let seed = 10_000; seed < 20_000; seed += 1) {
      const { session } = playOut(newGame(seed, 2 + (seed % 3), 1 + (seed % 3), false), seed);
      if (outcomeOf(session) !== null) finished += 1;
    }
    expect(finished).toBe(10_000);
  });

  it('300 games go on from a reload at every question', () => {
    let played = 0;
    for (let seed = 20_000; seed < 20_300; seed += 1, played += 1) playWithReloads(seed);
    expect(played).toBe(300);
  });
});
