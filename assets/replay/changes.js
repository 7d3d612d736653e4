/** The data after changes, as `src/discord/replays/changes.ts` writes them; what has not changed stays the same object. */
export const changed = (before, changes) => {
  if (changes === null) return before;
  if (Array.isArray(changes)) return changes[0];
  const { '#': length, ...within } = changes;
  const now = Array.isArray(before) ? before.slice(0, length ?? before.length) : { ...before };
  for (const [key, change] of Object.entries(within)) {
    if (Array.isArray(change) && change.length === 0) delete now[key];
    else now[key] = changed(now[key], change);
  }
  return now;
};
