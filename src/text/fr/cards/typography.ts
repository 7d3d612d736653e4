const NBSP = '\u00A0';

/** Puts no-break spaces where French wants them: before `: ; ! ?`, inside « », between a number and its unit. */
export const typo = (text: string): string =>
  text
    .replaceAll('\u2060', '')
    .replace(/ ([:;!?»])/g, `${NBSP}$1`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d|x) (¢|PV|ATQ|ESQ)/g, `$1${NBSP}$2`);

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;
export const startsWithVowel = (text: string): boolean => VOWEL.test(text);

/** `de` with what follows: du, des, d', de. */
export const de = (text: string): string => {
  if (text.startsWith('le ')) return `du ${text.slice(3)}`;
  if (text.startsWith('les ')) return `des ${text.slice(4)}`;
  return deName(text);
};
/** `de` before a name, which is never contracted. */
export const deName = (name: string): string => (startsWithVowel(name) ? `d'${name}` : `de ${name}`);
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
