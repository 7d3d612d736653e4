/** The time, in milliseconds since 1970. Tests inject their own; the default is the real one. */
export interface Clock {
  now(): number;
}

export const realClock: Clock = { now: () => Date.now() };

/** A clock that can be put forward. */
export interface WorldClock extends Clock {
  advance(milliseconds: number): void;
}

export function movable(clock: Clock): WorldClock {
  let ahead = 0;
  return {
    now: () => clock.now() + ahead,
    advance(milliseconds) {
      ahead += milliseconds;
    },
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
