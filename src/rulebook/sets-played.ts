import { cardById, playableSets } from '../../cards/index.js';
import { words, type Language } from '../text/index.js';

/** How many sets can be played, and what they are called. */
export const setsPlayed = (language: Language): { readonly count: number; readonly names: string } => {
  const { set } = words(language, { card: cardById }).knownCard;
  return { count: playableSets.length, names: playableSets.map((id) => set[id]).join(' · ') };
};
