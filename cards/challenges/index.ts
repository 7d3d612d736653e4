import { cardSet, type CardSet } from '../catalogue/index.js';
import { dayOfTheDoodler } from './day-of-the-doodler.js';

/** The challenges: no table is dealt from them, a way to play brings the cards of its own (CHAL-01). */
export const challenges: CardSet = cardSet('challenges', dayOfTheDoodler);
