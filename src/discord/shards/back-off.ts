/** Milliseconds before the second attempt of a row; each later one waits twice as long, up to the most. */
const FIRST = 1_000;
const MOST = 60_000;
/** Milliseconds for which a connection has to stand before the next loss counts as the first one again. */
const STEADY = 30_000;

/** How long to wait before each attempt to connect: exponential, with jitter, until a connection has stood for a while. */
interface BackOff {
  /** Milliseconds before the attempt that comes now: none before the first. */
  next(): number;
  stands(): void;
  lost(): void;
}

export const createBackOff = (now: () => number, random: () => number = Math.random): BackOff => {
  let attempts = 0;
  let since: number | null = null;
  return {
    next() {
      const before = attempts;
      attempts += 1;
      return before === 0 ? 0 : Math.min(MOST, FIRST * 2 ** (before - 1)) * (0.5 + random() / 2);
    },
    stands() {
      since = now();
    },
    lost() {
      if (since !== null && now() - since >= STEADY) attempts = 0;
      since = null;
    },
  };
};
