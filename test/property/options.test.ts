import { describe, expect, it } from 'vitest';
import { newGame, numbers, playOut } from '../support/playout.js';
import { checkFallback, checkOptions } from './options.js';
import { amount } from '../support/amount.js';

describe('invariants 5 and 6', () => {
  it('5: every offered option runs, every other one is refused without change; the fallback is legal', () => {
    const random = numbers(5);
    for (let seed = 300; seed < 300 + amount(3, 20); seed += 1) {
      const played = playOut(newGame(seed), seed, (session, decision) => {
        if (random() < 0.04 || !['priority', 'announce.target'].includes(decision.key)) checkOptions(session, decision);
        if (random() < 0.02) checkFallback(session, decision);
        return session;
      });
      expect(played.finished, `6: seed ${seed} comes to an end`).toBe(true);
    }
  });
});
