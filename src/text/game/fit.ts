/** The last place between two words: a no-break space holds a number and its unit together. */
const LAST_BREAK = /[^\S\u00A0\u202F]+[\S\u00A0\u202F]*$/u;
/** A word that would leave less than this share of the text, such as an address, is cut itself. */
const KEPT = 2 / 3;

/** The beginning of a text up to a cut, with an ellipsis: back to the end of a word, as long as most of it stays. */
export const cutAtWord = (beginning: string, rest: string): string => {
  const between = /^[^\S\u00A0\u202F]/u.test(rest) ? beginning.length : beginning.search(LAST_BREAK);
  return `${(between >= beginning.length * KEPT ? beginning.slice(0, between) : beginning).trimEnd()}…`;
};

/** Cuts a text to so many characters, with an ellipsis; counts as Discord does (UTF-16) and splits no character. */
export const fit = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > most - 1) break;
    cut += character;
  }
  return cutAtWord(cut, text.slice(cut.length));
};

/** Characters of a button's label and of an option's description (Discord). */
export const LABEL = 80;
export const DESCRIPTION = 100;

/** A label with its number among those that are the same; at most 80 characters. */
export const numberedLabel = (label: string, number: number): string => {
  const mark = ` (${number})`;
  return `${fit(label, LABEL - mark.length)}${mark}`;
};

const lengthOf = (texts: readonly string[]): number => texts.join(' ').length;

/**
 * As many texts as fit into so many characters, joined by spaces and never cut: each has forms, the longest first. All in
 * their shortest form come before a longer form of one; what does not fit even so is left out.
 */
export const fitting = (texts: readonly (readonly string[])[], most: number): string => {
  const kept: (readonly string[])[] = [];
  const said: string[] = [];
  for (const forms of texts) {
    const shortest = forms.at(-1) ?? '';
    if (shortest === '' || lengthOf([...said, shortest]) > most) continue;
    kept.push(forms);
    said.push(shortest);
  }
  for (const [at, forms] of kept.entries()) {
    const longest = forms.find((form) => lengthOf(said.with(at, form)) <= most);
    if (longest !== undefined) said[at] = longest;
  }
  return said.join(' ');
};
