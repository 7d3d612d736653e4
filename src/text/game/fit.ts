/** Cuts a text to so many characters, with an ellipsis; counts as Discord does (UTF-16) and splits no character. */
export const fit = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > most - 1) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
};

/** Characters of a button's label and of an option's description (Discord). */
export const LABEL = 80;
export const DESCRIPTION = 100;

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
