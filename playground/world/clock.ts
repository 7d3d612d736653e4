/** The time, in milliseconds since 1970. Tests inject their own; the default is the real one. */
export interface Clock {
  now(): number;
  /**
   * Runs something once after so many milliseconds; the returned function calls it off. Without it the stand-in looks when
   * it is told that time has passed.
   */
  after?(milliseconds: number, run: () => void): () => void;
  /** Begins to count the milliseconds in which the machine gave the bot no processor, which its deadline is put off by. */
  stalled?(): () => number;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A clock that can be put forward, and waited for. */
export interface WorldClock {
  now(): number;
  /** How many milliseconds it has been put forward. */
  ahead(): number;
  advance(milliseconds: number): void;
  /** Runs something once when so many milliseconds have passed; the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void;
  /** Resolves when so many milliseconds have passed. */
  wait(milliseconds: number): Promise<void>;
  /** Lets everything go on that has waited long enough. */
  settle(): void;
  /** Begins to count the milliseconds in which the machine gave the bot no processor. */
  stalled(): () => number;
}

export function movable(clock: Clock): WorldClock {
  let ahead = 0;
  const waiting = new Set<{ readonly at: number; readonly go: () => void }>();
  const now = (): number => clock.now() + ahead;
  const settle = (): void => {
    for (const one of waiting) {
      if (one.at > now()) continue;
      waiting.delete(one);
      one.go();
    }
  };
  const after = (milliseconds: number, go: () => void): (() => void) => {
    const one = { at: now() + milliseconds, go };
    waiting.add(one);
    const look = (): void => {
      settle();
      if (waiting.has(one)) cancel = clock.after?.(1, look); // a timer may come a millisecond early by the clock
    };
    let cancel = clock.after?.(milliseconds, look);
    return () => {
      waiting.delete(one);
      cancel?.();
    };
  };
  return {
    now,
    ahead: () => ahead,
    settle,
    after,
    stalled: () => clock.stalled?.() ?? ((): number => 0),
    advance(milliseconds) {
      ahead += milliseconds;
      settle();
    },
    wait: async (milliseconds) => new Promise<void>((go) => void after(milliseconds, go)),
  };
}

const DISCORD_EPOCH = 1_420_070_400_000;

/** Mints snowflakes: milliseconds since Discord's epoch << 22, always larger than the one before. */
export interface Ids {
  next(): string;
  /** Never mint this id or an earlier one. */
  seen(id: string): void;
}

export function makeIds(clock: Clock): Ids {
  let last = 0n;
  return {
    next() {
      const byTime = BigInt(Math.max(0, clock.now() - DISCORD_EPOCH)) << 22n;
      last = byTime > last ? byTime : last + 1n;
      return String(last);
    },
    seen(id) {
      const value = BigInt(id);
      if (value > last) last = value;
    },
  };
}

/** Milliseconds since 1970 at which a snowflake was minted. */
export function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}
