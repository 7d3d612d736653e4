import { cardLookup } from '../../cards/index.js';
import { seededRandom, type Resources } from '../../src/engine/index.js';

/** What games of tests are opened with: every card, and random numbers that follow from the seed. */
export const resources: Resources = { cards: cardLookup, random: seededRandom };
