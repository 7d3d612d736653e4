import search from '../../../generated/rulebook/search.json' with { type: 'json' };
import { plain } from './tokens.js';

/**
 * Names of cards that are words or phrases of every day, or of any game: they stand for the card only where they are
 * written as names are.
 */
const names = new Set(search.everyday.map(plain));

/** Whether a name, plain and without punctuation, is an everyday word or phrase. */
export const isEveryday = (name: string): boolean => names.has(name);
