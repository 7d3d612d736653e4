import { capital } from '../../cards/sentences.js';

const NBSP = '\u00A0';
/** Before the noun of what has been named, so that a verb can take a pronoun in its place; {@link typo} takes it out. */
export const NAMED = '\uE000';

/**
 * Sets a text as French is printed: no-break spaces before `: ; ! ?`, inside « » and between a number and its unit, and
 * curled apostrophes. Only for what is shown; searches compare what is typed.
 */
export const typo = (text: string): string =>
  text
    .replaceAll(NAMED, '')
    .replace(/ ([:;!?»])/g, `${NBSP}$1`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d|x) (¢|PV|ATQ|ESQ|(?:h|min|s)(?![\p{L}\p{N}]))/gu, `$1${NBSP}$2`)
    .replace(/'/g, '’');

const setAll = (value: unknown): unknown => {
  if (typeof value === 'string') return typo(value);
  if (typeof value === 'function')
    return (...args: readonly unknown[]) => setAll(Reflect.apply(value, undefined, args));
  if (Array.isArray(value)) return value.map(setAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, setAll(part)]));
};
/** The same words with every text set by {@link typo}: strings, what functions answer, and all that is inside. */
export const typeset = <Value>(words: Value): Value =>
  // Nothing but the signs in strings differs.
  setAll(words) as Value;

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;
export const startsWithVowel = (text: string): boolean => VOWEL.test(text);

/** `de` with what follows: du, des, d', de. */
export const de = (text: string): string => {
  if (text.startsWith('le ')) return `du ${text.slice(3)}`;
  if (text.startsWith('les ')) return `des ${text.slice(4)}`;
  return deName(text);
};
/** `de` before the name of a person, which is never contracted. */
export const deName = (name: string): string => (startsWithVowel(name) ? `d'${name}` : `de ${name}`);
/** `de` before the name of a card, whose article is contracted as that of any title: du Diable, des Amis. */
export const deCard = (name: string): string => {
  if (name.startsWith('Le ')) return `du ${capital(name.slice(3))}`;
  if (name.startsWith('Les ')) return `des ${capital(name.slice(4))}`;
  return deName(name);
};
/** `à` with what follows: au, aux, à. */
export const a = (text: string): string => {
  if (text.startsWith('le ')) return `au ${text.slice(3)}`;
  if (text.startsWith('les ')) return `aux ${text.slice(4)}`;
  return `à ${text}`;
};
/** `que` or `qu'`. */
export const que = (text: string): string => (startsWithVowel(text) ? `qu'${text}` : `que ${text}`);
/** `ne` or `n'`. */
export const ne = (text: string): string => (startsWithVowel(text) ? `n'${text}` : `ne ${text}`);
/** `si` or `s'` before il, ils. */
export const si = (text: string): string => (/^ils? /.test(text) ? `s'${text}` : `si ${text}`);
