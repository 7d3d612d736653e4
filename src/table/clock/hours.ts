import { IANAZone } from 'luxon';
import type { Hours, Quiet } from '../record/fields/personal-hours.js';

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;
const DAY = DAY_MINUTES * MINUTE;
/** Longest quiet hours, in minutes: some of every day is left in which a clock can run. */
const LONGEST_QUIET = 16 * 60;

/** What is wrong with quiet hours that somebody wants to set. */
type QuietProblem = 'quietAlways' | 'quietTooLong';

/** Whether there is a time zone of this IANA name. */
export const isZone = (zone: string): boolean => IANAZone.isValidZone(zone);

const lengthOf = ({ from, to }: Quiet): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** What is wrong with these quiet hours; null when nothing is. The whole day has the same beginning and end. */
export const quietProblem = (quiet: Quiet): QuietProblem | null => {
  const length = lengthOf(quiet);
  if (length === 0) return 'quietAlways';
  return length > LONGEST_QUIET ? 'quietTooLong' : null;
};

/** A stretch of time, in milliseconds since 1970, all awake or all not; it never ends when `end` is null. */
interface Stretch {
  readonly awake: boolean;
  readonly end: number | null;
}

const ALWAYS: Stretch = { awake: true, end: null };
const NEVER: Stretch = { awake: false, end: null };

/** How far the clock of a zone is ahead of the universal one then, in milliseconds. */
const offsetIn = (zone: IANAZone, now: number): number => zone.offset(now) * MINUTE;

/** The first moment after `from` at which the clock of the zone is set otherwise, given that it is by `to`. */
const clockChange = (zone: IANAZone, from: number, to: number): number => {
  const before = offsetIn(zone, from);
  let [still, changed] = [from, to];
  while (changed - still > 1) {
    const middle = Math.floor((still + changed) / 2);
    if (offsetIn(zone, middle) === before) still = middle;
    else changed = middle;
  }
  return changed;
};

/** Milliseconds since midnight on the clock of the zone. */
const timeOfDay = (zone: IANAZone, now: number): number => (((now + offsetIn(zone, now)) % DAY) + DAY) % DAY;

/** From one time of the day forward to the next that is `at`, in milliseconds: more than none, at most a day. */
const forward = (time: number, at: number): number => ((at * MINUTE - time + DAY - 1) % DAY) + 1;

/** The stretch of which `now` is part, or its first part: it ends when the clock is changed, though nothing else may. */
const daily = (zone: IANAZone, { from, to }: Quiet, now: number): Stretch => {
  const time = timeOfDay(zone, now);
  const [untilFrom, untilTo] = [forward(time, from), forward(time, to)];
  const awake = untilFrom <= untilTo;
  const end = now + (awake ? untilFrom : untilTo);
  const isChanged = offsetIn(zone, end) !== offsetIn(zone, now);
  return { awake, end: isChanged ? clockChange(zone, now, end) : end };
};

const stretchAt = ({ zone: name, quiet, away }: Hours, now: number): Stretch => {
  if (away !== null && away.until === null) return NEVER;
  if (away !== null && away.until !== null && now < away.until) return { awake: false, end: away.until };
  if (name === null || quiet === null || lengthOf(quiet) === 0) return ALWAYS;
  const zone = IANAZone.create(name);
  return zone.isValid ? daily(zone, quiet, now) : ALWAYS;
};

/**
 * Whether somebody is waited for now. It is quiet whenever their clock shows a time between `from` and `to`, so that the
 * hour that is skipped or comes twice when the clock is changed counts as what the clock shows.
 */
export const isAwake = (hours: Hours, now: number): boolean => stretchAt(hours, now).awake;

/**
 * How much of the time between two moments somebody was awake, in milliseconds; 0 when `to` is not after `from`. An
 * absence has no beginning here: whoever has become absent was so from the start, so that time that ran before must be
 * added up when hours change.
 */
export const wakingMs = (hours: Hours, from: number, to: number): number => {
  let [ran, now] = [0, from];
  while (now < to) {
    const { awake, end } = stretchAt(hours, now);
    const until = end === null ? to : Math.min(end, to);
    if (awake) ran += until - now;
    now = until;
  }
  return ran;
};

/** The first moment by which so many milliseconds of waking time have run since `from`; null when that is never. */
export const afterWaking = (hours: Hours, from: number, ms: number): number | null => {
  let [left, now] = [ms, from];
  while (left > 0) {
    const { awake, end } = stretchAt(hours, now);
    if (awake && (end === null || now + left <= end)) return now + left;
    if (end === null) return null;
    if (awake) left -= end - now;
    now = end;
  }
  return now;
};

/** When somebody is awake next, `now` if they are; null when that is never. */
export const nextWake = (hours: Hours, now: number): number | null => {
  let then = now;
  for (;;) {
    const { awake, end } = stretchAt(hours, then);
    if (awake) return then;
    if (end === null) return null;
    then = end;
  }
};

/** When a waking stretch in which somebody is now ends, clock changes apart; null when it never does. */
const endOfWaking = (hours: Hours, now: number): number | null => {
  let then = now;
  for (;;) {
    const { awake, end } = stretchAt(hours, then);
    if (!awake) return then;
    if (end === null) return null;
    then = end;
  }
};

/** From when to when somebody with quiet hours is usually awake, after the quiet hours that come next; absence apart. */
export const usualHours = (hours: Hours, now: number): { readonly from: number; readonly to: number } | null => {
  const usual = { ...hours, away: null };
  const asleep = endOfWaking(usual, now);
  const from = asleep === null ? null : nextWake(usual, asleep);
  const to = from === null ? null : endOfWaking(usual, from);
  return from === null || to === null ? null : { from, to };
};
