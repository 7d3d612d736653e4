import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at whether this process does anything. */
export const LOOK = 5;
/** Processor milliseconds between two looks up to which it counts as idle. */
const IDLE = 1;

/** Processor time of this process with all its threads, in milliseconds. */
export const busy = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
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
