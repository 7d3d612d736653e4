/** The deepest nesting that is read: house cards, the deepest of what comes from outside, have some thirty levels. */
const DEEPEST = 60;

const [QUOTE, BACKSLASH, OPENING, CLOSING] = ['"', '\\', '[{', ']}'] as const;

/** Whether lists and objects in a text are nested deeper than anything of ours; brackets in strings do not count. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
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
