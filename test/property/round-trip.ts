import { expect } from 'vitest';
import { decisionOf, load, outcomeOf, save, type SavedGame, type Session } from '../../src/engine/index.js';
import { checkInvariants, wholeOf } from '../support/invariants.js';
import { newGame, numbers, playOut, resources } from '../support/playout.js';
import { internalsOf, stateIn } from '../support/internals.js';

/** A save as a store would keep it. */
export const throughText = (saved: SavedGame): SavedGame => JSON.parse(JSON.stringify(saved)) as SavedGame;

/** 1: what a save brings back is the same game with the same question. */
export const reloaded = (session: Session): Session => {
  const before = JSON.stringify(decisionOf(session));
  const state = JSON.stringify(stateIn(session));
  const { session: loaded, corrected } = load(throughText(save(session)), resources);
  expect(corrected).toBeNull();
  expect(JSON.stringify(decisionOf(loaded))).toBe(before);
  expect(JSON.stringify(stateIn(loaded))).toBe(state);
  expect(internalsOf(loaded).recorder.pendingEntries).toEqual([]);
  return loaded;
};

/** Every fortieth game is looked at and reloaded at every question, the others at about one in twenty-five. */
export const everyFortieth = (seed: number): number => (seed % 40 === 0 ? 1 : 60);

/** Plays one game; checks the invariants and goes on from a reload at the first of so many questions, and at others by chance. */
export const playWithReloads = (seed: number, every: number): void => {
  const start = newGame(seed);
  const whole = wholeOf(stateIn(start));
  const random = numbers(seed + 7);
  const played = playOut(start, seed, (session, _decision, at) => {
    if (at % every !== 0 && random() > 0.025) return session;
    checkInvariants(session, whole);
    internalsOf(session).recorder.pendingEntries.length = 0;
    return reloaded(session);
  });
  expect(played.finished, `seed ${seed} ends`).toBe(true);
  expect(outcomeOf(played.session)?.winners.length).toBeGreaterThan(0);
};
