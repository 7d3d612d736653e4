import { viewFor, type Session } from '../../src/engine/index.js';

/** Object.freeze all the way down. */
const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
};

/** 12: views, and with them characteristics, conditions and legality, change nothing of a frozen copy. */
export const readEverything = (session: Session): void => {
  const copy: Session = { ...session, state: structuredClone(session.state) };
  deepFreeze(copy.state);
  const game = { ...session.game, state: copy.state };
  for (const viewer of [null, ...copy.state.turnOrder]) viewFor({ game, decision: session.decision }, viewer);
};
