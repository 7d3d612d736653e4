/** `a` or `an`. */
export const withArticle = (text: string): string => `${/^[aeio]/i.test(text) ? 'an' : 'a'} ${text}`;
