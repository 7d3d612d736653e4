import type { Logger } from '../../ops/index.js';
import { realTimers, type Timers } from '../rest/timers.js';

/** What does not work: the question where to connect to, or a shard. */
type Part = 'gateway' | number;

/** What is not connected to Discord, and why. Says so in the log: when it begins, each minute, and when it is over. */
export interface Outages {
  /** A part could not be connected, or its connection was lost; it is not tried again before `until`. */
  failed(part: Part, why: string, until?: number): void;
  /** A part works again. */
  over(part: Part): void;
  /** Why Discord cannot be reached, in a few words; null while nothing has failed. */
  why(): string | null;
  /** Milliseconds for which nothing has been tried although something does not work. */
  idleFor(): number;
  /** Says nothing more. */
  end(): void;
}

/** Milliseconds between two lines of the log about the same outage. */
const EVERY = 60_000;

interface Outage {
  readonly since: number;
  readonly attempts: number;
  readonly why: string;
  /** The time of the last attempt, or of the next one where that is known. */
  readonly tried: number;
}

export const createOutages = (log: Logger, timers: Timers = realTimers): Outages => {
  const now = (): number => timers.now();
  const outages = new Map<Part, Outage>();
  const connected = new Set<Part>();
  let cancel = (): void => undefined;
  let isOver = false;

  const first = (): Outage | undefined => [...outages.values()][0];

  const sayAgain = (): void => {
    cancel();
    cancel = timers.after(EVERY, () => {
      const outage = first();
      if (outage === undefined) return;
      const { since, attempts, why } = outage;
      const seconds = Math.round((now() - since) / 1_000);
      log.warn({ parts: [...outages.keys()], seconds, attempts, why }, 'still not connected to Discord');
      sayAgain();
    });
  };

  return {
    failed(part, why, until = 0) {
      if (isOver) return;
      const known = outages.get(part);
      const tried = Math.max(now(), until);
      outages.set(part, { since: known?.since ?? now(), attempts: (known?.attempts ?? 0) + 1, why, tried });
      if (known !== undefined) return;
      const what = connected.has(part) ? 'the connection to Discord was lost' : 'Discord cannot be reached';
      log.warn({ part, why }, `${what}: it is tried again`);
      if (outages.size === 1) sayAgain();
    },
    over(part) {
      connected.add(part);
      const outage = outages.get(part);
      if (outage === undefined) return;
      outages.delete(part);
      if (outages.size === 0) cancel();
      const { since, attempts } = outage;
      log.info({ part, seconds: Math.round((now() - since) / 1_000), attempts }, 'Discord is reached again');
    },
    why: () => first()?.why ?? null,
    idleFor: () => Math.max(0, ...[...outages.values()].map(({ tried }) => now() - tried)),
    end() {
      isOver = true;
      cancel();
    },
  };
};
