/** A plain space, no space or a straight apostrophe where French prints another sign. */
const MISPRINT = / [:;!?»]|[\p{L}\p{N}*)»¢][:;!?](?=\s|$)|« |\p{L}'\p{L}|\d (?:¢|PV|ATQ|ESQ)/u;

/** Parts of a message that nobody reads. */
const UNREAD = new Set(['custom_id', 'url']);

/** A field with the English text of a card, beside the French one. */
const isEnglish = (value: object): boolean =>
  'name' in value && typeof value.name === 'string' && value.name.startsWith('English');

/** Every string in a value, however deep. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || isEnglish(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => (UNREAD.has(name) ? [] : stringsIn(part)));
};

/** The French texts in a value that are not set as French is printed. */
export const misprints = (value: unknown): readonly string[] => stringsIn(value).filter((text) => MISPRINT.test(text));
