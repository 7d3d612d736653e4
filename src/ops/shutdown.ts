import type { Logger } from 'pino';

/** Milliseconds that all steps together may take. */
const totalMs = 10_000;

/** The part of `process` that is used, so that a test can stand in for it. */
export interface StoppableProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): unknown;
}

interface Step {
  readonly name: string;
  readonly deadlineMs: number;
  readonly run: () => Promise<void> | void;
  readonly mayBeCutOff: boolean;
}

/** A step has been cut off. */
class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** The orderly end of the program. */
export interface Shutdown {
  /** Adds a step after those added before. `deadlineMs` is how long it may take before the next one starts. */
  step(name: string, deadlineMs: number, run: () => Promise<void> | void): void;
  /** The same for what the next process will do if it is cut off here: the program then exits with 0 all the same. */
  stepWhileTime(name: string, deadlineMs: number, run: () => Promise<void> | void): void;
  /** Runs the steps and exits; a second call waits for the same end. */
  stop(reason: string): Promise<void>;
  /** The same after something that cannot be mended while the program runs: it exits with 1. */
  fail(reason: string): Promise<void>;
}

/**
 * Stops the program on SIGTERM and SIGINT: runs the steps one after the other, each with its deadline and all within
 * ten seconds, then exits with 0, or with 1 when a step failed or was cut off. Repeated signals change nothing (npm
 * passes Ctrl-C on a second time).
 */
export function createShutdown(log: Logger, target: StoppableProcess = process): Shutdown {
  const steps: Step[] = [];
  let ending: Promise<void> | undefined;

  const end = async (reason: string, isFailure: boolean): Promise<void> => {
    log.info({ reason }, 'stopping');
    const latest = Date.now() + totalMs;
    let clean = !isFailure;
    for (const { name, deadlineMs, run, mayBeCutOff } of steps) {
      const allowed = Math.min(deadlineMs, Math.max(0, latest - Date.now()));
      try {
        await within(allowed, run);
      } catch (err) {
        if (mayBeCutOff && err instanceof TooLong) {
          log.info({ step: name }, 'the rest of this is left to the next process');
          continue;
        }
        clean = false;
        log.error({ err, step: name }, 'a step of stopping failed');
      }
    }
    log.info('stopped');
    target.exit(clean ? 0 : 1);
  };
  const stop = (reason: string): Promise<void> => (ending ??= end(reason, false));

  target.on('SIGTERM', () => void stop('SIGTERM'));
  target.on('SIGINT', () => void stop('SIGINT'));
  return {
    step: (name, deadlineMs, run) => void steps.push({ name, deadlineMs, run, mayBeCutOff: false }),
    stepWhileTime: (name, deadlineMs, run) => void steps.push({ name, deadlineMs, run, mayBeCutOff: true }),
    stop,
    fail: (reason) => (ending ??= end(reason, true)),
  };
}

async function within(ms: number, run: () => Promise<void> | void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLong(`not finished within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([Promise.resolve().then(run), late]);
  } finally {
    clearTimeout(timer);
  }
}
