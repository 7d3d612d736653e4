import { describe, expect, it } from 'vitest';
import { openGame, outcomeOf, takeEntries, type Session } from '../../src/engine/index.js';
import { PLAYABLE_SETS, poolOf, setupForTable, STANDARD } from '../../src/table/index.js';
import { internalsOf, stateIn } from '../support/internals.js';
import { checkInvariants, wholeOf } from '../support/invariants.js';
import { newGame, numbers, playOut, resources, type Kind } from '../support/playout.js';
import { checkFallback, checkOptions } from './options.js';
import { reloaded } from './round-trip.js';
import { checkSecrets, checkUnnamed } from './secrets.js';
import { amount } from '../support/amount.js';

const NUMBERS = amount([5, 8], [5, 6, 7, 8]);
const KINDS: readonly Kind[] = ['random', 'simple'];

/** A game to two souls: with the base set, or with all sets and rooms. */
const game = (seats: number, isWhole: boolean): Session => {
  if (!isWhole) return newGame(seats, seats, 2);
  const options = { ...STANDARD, sets: [...PLAYABLE_SETS], rooms: true, seats };
  return openGame(setupForTable(poolOf(PLAYABLE_SETS), seats, 2, `many ${seats}`, options), resources);
};

describe.each(NUMBERS)('SETUP-12: %i players', (seats) => {
  it('1, 3, 4, 6, 9, 10, 11: games of all sets go on from reloads to somebody who wins', () => {
    const start = game(seats, true);
    const whole = wholeOf(stateIn(start));
    const random = numbers(seats);
    let checked = 0;
    const played = playOut(
      start,
      seats,
      (session) => {
        if (random() > 0.03) return session;
        checked += 1;
        checkInvariants(session, whole);
        internalsOf(session).recorder.pendingEntries.length = 0;
        return reloaded(session);
      },
      KINDS,
    );
    expect(outcomeOf(played.session)?.winners.length).toBeGreaterThan(0);
    expect(checked).toBeGreaterThan(5);
  });

  it('5, 7, 8: what is offered runs, and other hidden cards change nothing for the others', () => {
    const random = numbers(seats + 50);
    const found = { options: 0, secrets: 0, names: 0 };
    playOut(
      game(seats, false),
      seats,
      (session, decision) => {
        for (const entry of takeEntries(session)) if (entry.to === 'all') expect(entry.line.say).not.toBe('drew');
        if (random() < 0.02) {
          found.options += 1;
          checkOptions(session, decision);
          checkFallback(session, decision);
        }
        if (decision.key === 'priority' && internalsOf(session).answers.length === 0 && random() < 0.02) {
          found.secrets += 1;
          checkSecrets(session, random);
        }
        if (random() < 0.02) {
          found.names += 1;
          checkUnnamed(session);
        }
        return session;
      },
      KINDS,
    );
    expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
  });
});
