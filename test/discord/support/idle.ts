import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at whether this process does anything. */
export const LOOK = 5;
/** Processor milliseconds between two looks up to which it counts as idle. */
const IDLE = 1;

/** Milliseconds after which the processor time is read again: reading it takes as long as forty looks at a clock. */
const READ_AGAIN = 1;
let readAt = -Infinity;
let known = 0;

/** Processor time of this process with all its threads, in milliseconds. */
export const busy = (): number => {
  const now = performance.now();
  if (now - readAt < READ_AGAIN) return known;
  readAt = now;
  const { user, system } = process.cpuUsage();
  known = (user + system) / 1000;
  return known;
};

/** What Linux says of the thread that everything runs in but pictures, readings and what computer players think. */
const OWN_THREAD = '/proc/self/schedstat';

/** Processor time of that thread alone, in milliseconds; of the whole process where it is not known. */
export const busyItself = (): number => {
  try {
    return Number(readFileSync(OWN_THREAD, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return busy();
  }
};

/** Whether so little was done since a look before, which had this processor time. */
export const isIdleSince = (before: number): boolean => busy() - before < IDLE;

/** Resolves once nothing is under way in this process but what waits for time to pass. */
export const idle = async (): Promise<void> => {
  for (;;) {
    const before = busy();
    await pause(LOOK);
    if (isIdleSince(before)) return;
  }
};
