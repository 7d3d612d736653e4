import type { GameState, Session } from '../../src/engine/index.js';
import { internalsOf } from '../../src/engine/session/internals.js';

// The only way of the tests into a session: the program itself asks through the door of the engine.
export { internalsOf, sessionWith, type SessionInternals } from '../../src/engine/session/internals.js';

/** The whole state of a game, hidden cards and all. */
export const stateIn = (session: Session): GameState => internalsOf(session).state;
