const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** The hash of nothing yet. */
export const EMPTY_HASH = OFFSET.toString(16);

/** FNV-1a over the UTF-16 units of a text, going on from an earlier hash; for comparing log entries, not for secrets. */
export const hashOn = (before: string, text: string): string => {
  let hash = Number.parseInt(before, 16);
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, PRIME) >>> 0;
  }
  return hash.toString(16);
};
