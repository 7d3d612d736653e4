import { randomFrom } from '../../computer-players/index.js';
import { numberFor, type Session } from '../../engine/index.js';

/**
 * The randomness of a computer player's answer: a function of the seed and the index of the answer, so that the same
 * game goes on in the same way after a crash, and taking back does not roll again. No draw of the game is used up.
 */
export const computerRandom = (session: Session): (() => number) => randomFrom(numberFor(session, 'computer'));
