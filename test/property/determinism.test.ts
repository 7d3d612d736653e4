import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionOf, outcomeOf, takeEntries, viewFor, apply } from '../../src/engine/index.js';
import { newGame, numbers, playOut, randomAnswer } from '../support/playout.js';
import { readEverything } from './frozen.js';
import { stateIn } from '../support/internals.js';
import { amount } from '../support/amount.js';

/** Plays so many answers and gives everything that can be seen of it. */
const story = (seed: number, answers: number): string => {
  const session = newGame(seed);
  const random = numbers(seed);
  for (let at = 0; at < answers && outcomeOf(session) === null; at += 1) {
    const decision = decisionOf(session);
    if (decision === null) break;
    apply(session, decision.player, randomAnswer(session, decision, random));
  }
  return JSON.stringify([takeEntries(session), viewFor(session, null), stateIn(session)]);
};

describe('invariants 2 and 12', () => {
  it('2: the same seed and answers tell the same story', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 600 }), (seed, answers) => {
        expect(story(seed, answers)).toBe(story(seed, answers));
      }),
      { numRuns: amount(6, 25), seed: 2 },
    );
  });

  it('12: views, characteristics, conditions and legality change nothing', () => {
    const random = numbers(12);
    for (let seed = 0; seed < amount(3, 20); seed += 1) {
      const played = playOut(newGame(seed), seed, (session) => {
        if (random() < 0.04) readEverything(session);
        return session;
      });
      expect(played.finished).toBe(true);
    }
  });
});
