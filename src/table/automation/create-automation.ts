import type { Automation } from '../timekeeping/timekeeping.js';
import { runScheduledAction, nextScheduledAt, withScheduledActions } from './scheduled-actions.js';

/** What is done for people in a while; `chance` gives numbers from 0 to 1 that nobody can know. */
export const createAutomation = (chance: () => number): Automation => ({
  schedule: (change, now) => withScheduledActions(change, now, chance),
  nextAt: nextScheduledAt,
  run: runScheduledAction,
});
