/** What is worth remembering for a while: only so much of it is kept, and what was noted longest ago is forgotten first. */
interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
  size(): number;
}

export const openRecent = <T>(most: number): Recent<T> => {
  const kept = new Map<string, T>();
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    delete: (key) => void kept.delete(key),
    size: () => kept.size,
  };
};
