/** With a capital; a mark that a language puts before the first letter stays. */
export const capital = (text: string): string => text.replace(/^[\uE000-\uF8FF]*./su, (first) => first.toUpperCase());

/** With a small first letter, for what goes on after a colon. */
export const uncapital = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** A text with a full stop, unless a name ends it with a mark of its own. */
export const stopped = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** With a capital and a full stop. */
export const sentence = (text: string): string => capital(stopped(text));
