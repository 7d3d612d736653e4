import { z } from 'zod';
import type { Stored } from './stored.js';

/** Minutes after midnight on the clock of the person. */
const minute = z.int().min(0).max(1439);

/** When somebody is not waited for. What is read here was judged when it was set; odd old values do no harm. */
export const personalHours = z.object({
  /** An IANA time zone such as `Europe/Paris`; null when they have not said. Without one no quiet hours count. */
  zone: z.string().nullable().default(null),
  /** Every day from one time of the clock to another, over midnight when `to` comes first. */
  quiet: z.object({ from: minute, to: minute }).nullable().default(null),
  /** Away until then, in milliseconds since 1970, or until they act again or say so (null). */
  away: z.object({ until: z.number().nullable() }).nullable().default(null),
});

/** Time zone, quiet hours and absence of a person. */
export type Hours = Stored<typeof personalHours>;
/** Times of the day between which somebody is not waited for, in minutes after midnight. */
export type Quiet = NonNullable<Hours['quiet']>;

/** Of somebody who has said nothing: awake at all times. */
export const NO_HOURS: Hours = personalHours.parse({});
