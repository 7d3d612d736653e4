import { capital } from '../../cards/sentences.js';

const NBSP = '\u00A0';
/** Before the noun of what has been named, so that a verb can take a pronoun in its place; {@link typo} takes it out. */
export const NAMED = '\uE000';

/** Where a text may need to be set: most have none of it, and are looked through once instead of five times. */
const SET = /[\uE000']| [:;!?»]|« |[\dx] [¢PAEhms]/;

/**
 * Sets a text as French is printed: no-break spaces before `: ; ! ?`, inside « » and between a number and its unit, and
 * curled apostrophes. Only for what is shown; searches compare what is typed.
 */
export const typo = (text: string): string =>
  SET.test(text)
    ? text
        .replaceAll(NAMED, '')
        .replace(/ ([:;!?»])/g, `${NBSP}$1`)
        .replace(/« /g, `«${NBSP}`)
        .replace(/(\d|x) (¢|PV|ATQ|ESQ|(?:h|min|s)(?![\p{L}\p{N}]))/gu, `$1${NBSP}$2`)
        .replace(/'/g, '’')
    : text;

/** Signs of a name that {@link typo} would set, until the text around it is set. */
const [APOSTROPHE, SPACE] = ['\uE001', '\uE002'];
/** What a person is called stays as it is: O'Brien, Zoé !, whatever French prints there. */
export const asWritten = (name: string): string =>
  name
    .replaceAll("'", APOSTROPHE)
    .replace(/ (?=[:;!?»])|(?<=«) |(?<=\d|x) (?=(?:¢|PV|ATQ|ESQ|h|min|s)(?![\p{L}\p{N}]))/gu, SPACE);
const written = (text: string): string => text.replaceAll(APOSTROPHE, "'").replaceAll(SPACE, ' ');

/** What is given to words: names come in as they are to be written, and so does what names them. */
const given = (value: unknown): unknown => {
  if (typeof value === 'string') return asWritten(value);
  if (Array.isArray(value)) return value.map(given);
  if (typeof value === 'function') return (...args: readonly unknown[]) => named(Reflect.apply(value, undefined, args));
  if (typeof value !== 'object' || value === null) return value;
  const before = givers.get(value);
  if (before !== undefined) return before;
  const taken = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, given(part)]));
  if (Object.values(value).some((part) => typeof part === 'function')) givers.set(value, taken);
  return taken;
};
/** What gives names, as words are given it: the same goes to all the words of a message. */
const givers = new WeakMap<object, unknown>();
const named = (value: unknown): unknown => (typeof value === 'string' ? asWritten(value) : value);

const setAll = (value: unknown, taking: (arg: unknown) => unknown): unknown => {
  if (typeof value === 'string') return written(typo(value));
  if (typeof value === 'function')
    return (...args: readonly unknown[]) => setAll(Reflect.apply(value, undefined, args.map(taking)), taking);
  if (Array.isArray(value)) return value.map((part) => setAll(part, taking));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, setAll(part, taking)]));
};
/**
 * The same words with every text set by {@link typo}: strings, what functions answer, and all that is inside. The strings
 * that functions are given stay as they are, for they are what people and cards are called.
 */
export const typeset = <Value>(words: Value): Value =>
  // Nothing but the signs in strings differs.
  setAll(words, given) as Value;
/** The same for words that are given cards and games: who is named is {@link asWritten} already. */
export const typesetAround = <Value>(words: Value): Value => setAll(words, (arg) => arg) as Value;

const VOWEL = /^\uE000?[aeiouàâäéèêëîïôöùûüœæ]/i;
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
  const most = /^jusqu'à (\d+) (.*)$/.exec(text);
  if (most !== null) return `à ${most[1] ?? ''} ${most[2] ?? ''} au plus`;
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
