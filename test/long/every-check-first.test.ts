import { describe, expect, it } from 'vitest';
import { playWithEveryCheck } from './every-check.js';

describe('300 games with every check', () => {
  it('games 20,000 to 20,149 hold all of them', () => {
    let played = 0;
    for (let seed = 20_000; seed < 20_150; seed += 1, played += 1) playWithEveryCheck(seed);
    expect(played).toBe(150);
  });
});
