import { describe, expect, it } from 'vitest';
import { takeEntries } from '../../src/engine/index.js';
import { newGame, numbers, playOut } from '../support/playout.js';
import { checkSecrets, checkUnnamed } from './secrets.js';
import { internalsOf } from '../support/internals.js';
import { amount } from '../support/amount.js';

describe('invariants 7 and 8', () => {
  it('7, 8, LOOT-02, META-03: other hidden cards change neither a view, nor a log, nor who is asked', () => {
    const random = numbers(7);
    let compared = 0;
    for (let seed = 400; seed < 400 + amount(3, 15); seed += 1)
      playOut(newGame(seed), seed, (session, decision) => {
        if (decision.key === 'priority' && internalsOf(session).answers.length === 0 && random() < 0.04) {
          checkSecrets(session, random);
          compared += 1;
        }
        return session;
      });
    expect(compared).toBeGreaterThan(amount(20, 50));
  });

  it('8: no entry for all and no view of another names a card of a hand or deck', () => {
    const random = numbers(8);
    for (let seed = 430; seed < 430 + amount(3, 10); seed += 1) {
      playOut(newGame(seed), seed, (session) => {
        for (const entry of takeEntries(session)) if (entry.to === 'all') expect(entry.line.say).not.toBe('drew');
        if (random() < 0.04) checkUnnamed(session);
        return session;
      });
    }
  });
});
