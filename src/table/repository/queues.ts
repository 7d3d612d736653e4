/** One act after the other for each key; one that fails does not keep the next from being done. */
export const createQueues = () => {
  const tails = new Map<string, Promise<unknown>>();
  return <T>(key: string, act: () => Promise<T>): Promise<T> => {
    const before = tails.get(key) ?? Promise.resolve();
    const now = before.then(act, act);
    const tail = now.catch(() => undefined);
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return now;
  };
};
