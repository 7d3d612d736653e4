import { expect } from 'vitest';
import { decisionOf, outcomeOf, takeEntries, viewFor } from '../../src/engine/index.js';
import { checkInvariants, wholeOf } from '../support/invariants.js';
import { kindsOf, newGame, numbers, playOut } from '../support/playout.js';
import { readEverything } from '../property/frozen.js';
import { checkFallback, checkOptions } from '../property/options.js';
import { reloaded } from '../property/round-trip.js';
import { checkSecrets, checkUnnamed } from '../property/secrets.js';
import { checkWhyNot } from '../property/why-not.js';
import { internalsOf, stateIn } from '../support/internals.js';

/** Of the checks that try or compare a great deal, one question in so many is put to each. */
const DEAR = 25;
const DEAREST = 100;

/**
 * Plays one game with both kinds of players: at every question it is saved, loaded and looked at for 1, 3, 4, 6, 9 and 10,
 * and the checks for 5, 7, 8, 12 and for why not are made by chance. A second game without any check ends the same (2).
 */
export const playWithEveryCheck = (seed: number): void => {
  const start = newGame(seed);
  const whole = wholeOf(stateIn(start));
  const random = numbers(seed + 7);
  const oneIn = (count: number): boolean => random() * count < 1;
  const played = playOut(
    start,
    seed,
    (session, decision) => {
      checkInvariants(session, whole);
      for (const entry of takeEntries(session)) if (entry.to === 'all') expect(entry.line.say).not.toBe('drew');
      if (oneIn(DEAR)) readEverything(session);
      if (oneIn(DEAR)) checkUnnamed(session);
      if (oneIn(DEAR)) checkOptions(session, decision);
      if (oneIn(DEAR)) checkFallback(session, decision);
      if (oneIn(DEAREST)) checkWhyNot(session, decision);
      if (decision.key === 'priority' && internalsOf(session).answers.length === 0 && oneIn(DEAR))
        checkSecrets(session, random);
      expect(decisionOf(session)).toEqual(decision);
      return reloaded(session);
    },
    kindsOf(seed),
  );
  expect(played.finished, `seed ${seed} ends`).toBe(true);
  expect(outcomeOf(played.session)?.winners.length).toBeGreaterThan(0);
  const again = playOut(newGame(seed), seed, undefined, kindsOf(seed));
  expect(again.decisions).toBe(played.decisions);
  expect(stateIn(again.session)).toEqual(stateIn(played.session));
  expect(viewFor(again.session, null)).toEqual(viewFor(played.session, null));
};
