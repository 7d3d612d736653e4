import type { Logger } from '../../../ops/index.js';
import type { Timers } from '../timers.js';
import { countInvalidRequests, type InvalidRequests } from './invalid-requests.js';
import { createLongLimits, type LongLimits } from './long-limits.js';
import { createRefusedChannels, type RefusedChannels } from './refused-channels.js';

/** What Discord refuses, so that it is not asked for again and again. */
export interface Refusals {
  readonly channels: RefusedChannels;
  readonly limits: LongLimits;
  readonly invalid: InvalidRequests;
}

export const createRefusals = (timers: Pick<Timers, 'now'>, log: Pick<Logger, 'warn'>): Refusals => ({
  channels: createRefusedChannels(timers),
  limits: createLongLimits(timers, log),
  invalid: countInvalidRequests(timers, log),
});
