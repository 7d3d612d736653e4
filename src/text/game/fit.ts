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
