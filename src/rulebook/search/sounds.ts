/** What is spoken alike and written differently, in English or in French, in the order in which it is read. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/eau|au/g, 'o'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/[sc]ch|sh|ch/g, 'x'],
  [/ck|qu?|c(?![eiy])|k/g, 'k'],
  [/c|z/g, 's'],
  [/gu(?=[ei])/g, 'g'],
  [/ai|ei|ee|ea|y/g, 'i'],
  [/ou|oo|w/g, 'u'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];
/** Vowels at the end, and consonants there that French does not speak. */
const SILENT = /(?<=..)[aeiou]?[tdsxp]?$/;
const VOWELS = /(?<!^)[aeiou]/g;
/** So many consonants tell one word from others. */
const ENOUGH_CONSONANTS = 3;

/** How a word sounds, roughly: words that are spelled by ear have the same. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [written, spoken]) => sound.replaceAll(written, spoken), word).replace(SILENT, '');

/** The consonants of its sound, where they are enough to know a word by; empty otherwise. */
export const bonesOf = (word: string): string => {
  const bones = ALIKE.reduce((sound, [written, spoken]) => sound.replaceAll(written, spoken), word).replaceAll(
    VOWELS,
    '',
  );
  return bones.length < ENOUGH_CONSONANTS ? '' : bones;
};
