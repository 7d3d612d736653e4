/** Tables that are opened before others have a turn. */
const AT_ONCE = 3;

/**
 * A few at a time, and between them whatever else has come: opening a table takes some milliseconds, and hundreds may be wanted
 * at once. Who asked last goes first, for whoever acts now waits for an answer, and what comes due by itself does not.
 */
export const openingTurns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  let isOn = false;
  const next = (): void => {
    const now = waiting.splice(-AT_ONCE).toReversed();
    isOn = now.length > 0;
    for (const go of now) go();
    if (isOn) setImmediate(next);
  };
  return async () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (isOn) return;
      isOn = true;
      setImmediate(next);
    });
};
