import { viewFor, type Session } from '../../src/engine/index.js';
import { internalsOf, sessionWith, stateIn } from '../support/internals.js';

/** Object.freeze all the way down. */
const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
};

/** 12: views, and with them characteristics, conditions and legality, change nothing of a frozen copy. */
export const readEverything = (session: Session): void => {
  const state = structuredClone(stateIn(session));
  deepFreeze(state);
  const internals = internalsOf(session);
  const frozen = sessionWith({ ...internals, state, game: { ...internals.game, state } });
  for (const viewer of [null, ...state.turnOrder]) viewFor(frozen, viewer);
};
