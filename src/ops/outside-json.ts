/** The deepest nesting that is read: house cards, the deepest of what comes from outside, have some thirty levels. */
const DEEPEST = 60;

const [QUOTE, BACKSLASH] = ['"', '\\'] as const;

/** Where a string that begins here ends: behind the first quotation mark that no odd number of backslashes stands before. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf(QUOTE, start + 1); end !== -1; end = text.indexOf(QUOTE, end + 1)) {
    let slashes = 0;
    while (text.charAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
};

/** Whether lists and objects in a text are nested deeper than anything of ours; brackets in strings do not count. */
const isTooDeep = (text: string): boolean => {
  const signs = /["[\]{}]/g;
  let depth = 0;
  for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
    const [sign] = found;
    if (sign === QUOTE) signs.lastIndex = endOfString(text, found.index); // most of a long text is quoted
    else depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
};

/**
 * The value of JSON that comes from outside; undefined for what is none, is longer than `longest` characters, or nested so deep
 * that walking it would overflow the stack.
 */
export const readJson = (text: string, longest: number): unknown => {
  if (text.length > longest || isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
