import { describe, expect, it } from 'vitest';
import { unavailable } from '../../src/engine/index.js';
import { newGame, numbers, playOut } from '../support/playout.js';
import { checkWhyNot } from './why-not.js';
import { stateIn } from '../support/internals.js';
import { amount } from '../support/amount.js';

describe('why not', () => {
  it('PRIO-04: each action is offered or has a reason, never both, never neither', () => {
    const random = numbers(11);
    const reasons = new Set<string>();
    for (let seed = 500; seed < 500 + amount(4, 8); seed += 1)
      playOut(newGame(seed), seed, (session, decision) => {
        if (random() > (decision.key === 'priority' ? 0.01 : 0.03)) return session;
        checkWhyNot(session, decision);
        for (const player of stateIn(session).turnOrder)
          for (const { objection } of unavailable(session, player)) reasons.add(objection.why);
        return session;
      });
    expect(reasons.size).toBeGreaterThan(12);
  });
});
