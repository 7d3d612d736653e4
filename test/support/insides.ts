import type { GameState, Session } from '../../src/engine/index.js';
import { insidesOf } from '../../src/engine/session/insides.js';

// The only way of the tests into a session: the program itself asks through the door of the engine.
export { insidesOf, sessionWith, type Insides } from '../../src/engine/session/insides.js';

/** The whole state of a game, hidden cards and all. */
export const stateIn = (session: Session): GameState => insidesOf(session).state;
