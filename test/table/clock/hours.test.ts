import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import {
  afterWaking,
  isAwake,
  isZone,
  nextWake,
  quietProblem,
  usualHours,
  wakingMs,
} from '../../../src/table/clock/hours.js';
import { NO_HOURS, personalHours, type Hours } from '../../../src/table/record/fields/personal-hours.js';
import { HOUR } from '../../support/durations.js';

/** Zones that change their clock in spring and autumn, in the other half of the year, by half an hour, never, and oddly. */
const ZONES = [
  'Europe/Paris',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
] as const;

/** A moment on the clock of a zone, in milliseconds. */
const at = (zone: string, text: string): number => {
  const then = DateTime.fromISO(text, { zone });
  if (!then.isValid) throw new Error(`${text} is no time`);
  return then.toMillis();
};
const shown = (zone: string, now: number | null): string | null =>
  now === null ? null : DateTime.fromMillis(now, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
const clock = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};
const quietIn = (zone: string, from: string, to: string): Hours => ({
  zone,
  quiet: { from: clock(from), to: clock(to) },
  away: null,
});

test('somebody who has said nothing is awake at all times', () => {
  expect(personalHours.parse({})).toEqual(NO_HOURS);
  expect([isAwake(NO_HOURS, 0), wakingMs(NO_HOURS, 5, 1005), afterWaking(NO_HOURS, 5, 1000)]).toEqual([
    true,
    1000,
    1005,
  ]);
  expect(nextWake(NO_HOURS, 7)).toBe(7);
});

test('quiet hours over midnight: the clock stands still in the night and goes on in the morning', () => {
  const hours = quietIn('Europe/Paris', '22:30', '08:00');
  const evening = at('Europe/Paris', '2026-11-23T20:30');
  expect(shown('Europe/Paris', afterWaking(hours, evening, 2 * HOUR))).toBe('2026-11-23T22:30');
  expect(shown('Europe/Paris', afterWaking(hours, evening, 8 * HOUR))).toBe('2026-11-24T14:00');
  expect(shown('Europe/Paris', nextWake(hours, at('Europe/Paris', '2026-11-23T23:00')))).toBe('2026-11-24T08:00');
  expect(wakingMs(hours, evening, evening + 24 * HOUR)).toBe(14.5 * HOUR);
  const edges = ['22:29', '22:30', '00:00', '07:59', '08:00'].map((time) =>
    isAwake(hours, at('Europe/Paris', `2026-11-23T${time}`)),
  );
  expect(edges).toEqual([true, false, false, false, true]);
});

test('quiet hours by day, for who works at night', () => {
  const hours = quietIn('Asia/Tokyo', '09:00', '17:00');
  expect(isAwake(hours, at('Asia/Tokyo', '2026-11-23T12:00'))).toBe(false);
  expect(isAwake(hours, at('Asia/Tokyo', '2026-11-23T03:00'))).toBe(true);
});

test('the night in which summer time begins is an hour shorter, the one in which it ends an hour longer', () => {
  const hours = quietIn('Europe/Paris', '22:00', '08:00');
  const quiet = (from: string, to: string): number => {
    const [start, end] = [at('Europe/Paris', from), at('Europe/Paris', to)];
    return (end - start - wakingMs(hours, start, end)) / HOUR;
  };
  expect(quiet('2026-03-28T12:00', '2026-03-29T12:00')).toBe(9);
  expect(quiet('2026-10-24T12:00', '2026-10-25T12:00')).toBe(11);
  expect(shown('Europe/Paris', nextWake(hours, at('Europe/Paris', '2026-03-29T01:00')))).toBe('2026-03-29T08:00');
});

test('quiet hours that begin or end in an hour that the clock skips or shows twice count as what the clock shows', () => {
  const skipped = quietIn('Europe/Paris', '02:30', '06:00');
  const before = at('Europe/Paris', '2026-03-29T01:00');
  expect(shown('Europe/Paris', afterWaking(skipped, before, 2 * HOUR))).toBe('2026-03-29T07:00');
  const ending = quietIn('Europe/Paris', '20:00', '02:30');
  expect(shown('Europe/Paris', nextWake(ending, before))).toBe('2026-03-29T03:00');
  const twice = quietIn('Europe/Paris', '02:15', '02:45');
  const night = at('Europe/Paris', '2026-10-25T01:00');
  expect(wakingMs(twice, night, night + 3 * HOUR)).toBe(2 * HOUR);
});

test('half hours and quarters of the clock of a zone are kept', () => {
  const hours = quietIn('Asia/Kathmandu', '23:00', '07:00');
  expect(nextWake(hours, Date.UTC(2026, 10, 23, 20, 0))).toBe(Date.UTC(2026, 10, 24, 1, 15));
});

test('a day that a zone leaves out is no trouble', () => {
  const hours = quietIn('Pacific/Apia', '22:00', '08:00');
  const before = at('Pacific/Apia', '2011-12-29T23:00');
  expect(shown('Pacific/Apia', nextWake(hours, before))).toBe('2011-12-31T08:00');
});

test('who is away without end is never awaited; who is away until a time is awaited after it, quiet hours apart', () => {
  const away = (until: number | null): Hours => ({ ...quietIn('Asia/Tokyo', '22:00', '08:00'), away: { until } });
  expect([
    isAwake(away(null), 0),
    afterWaking(away(null), 0, 1),
    nextWake(away(null), 0),
    wakingMs(away(null), 0, 9),
  ]).toEqual([false, null, null, 0]);
  const night = at('Asia/Tokyo', '2026-11-23T03:00');
  const start = at('Asia/Tokyo', '2026-11-20T12:00');
  expect(shown('Asia/Tokyo', nextWake(away(night), start))).toBe('2026-11-23T08:00');
  expect(shown('Asia/Tokyo', afterWaking(away(night), start, HOUR))).toBe('2026-11-23T09:00');
});

test('without a time zone, or with one that is gone, quiet hours do not count', () => {
  expect(isAwake({ ...quietIn('UTC', '00:00', '12:00'), zone: null }, 0)).toBe(true);
  expect(isAwake(quietIn('Europe/Atlantis', '00:00', '12:00'), 0)).toBe(true);
  expect([isZone('Europe/Paris'), isZone('Europe/Atlantis'), isZone('')]).toEqual([true, false, false]);
});

test('usual hours are those between two nights, absence apart; who has no quiet hours has none', () => {
  const hours = { ...quietIn('America/Los_Angeles', '23:00', '07:30'), away: { until: null } };
  for (const now of ['2026-11-23T12:00', '2026-11-23T23:30', '2026-11-24T02:00']) {
    const { from, to } = usualHours(hours, at('America/Los_Angeles', now))!;
    expect([shown('America/Los_Angeles', from), shown('America/Los_Angeles', to)]).toEqual([
      '2026-11-24T07:30',
      '2026-11-24T23:00',
    ]);
  }
  expect(usualHours(NO_HOURS, 0)).toBeNull();
});

test('quiet hours of the whole day, or of more than 16 hours, are refused', () => {
  const problem = (from: string, to: string) => quietProblem({ from: clock(from), to: clock(to) });
  expect([problem('22:00', '08:00'), problem('08:00', '00:00'), problem('16:00', '08:00')]).toEqual([null, null, null]);
  expect([problem('00:00', '00:00'), problem('22:00', '22:00')]).toEqual(['quietAlways', 'quietAlways']);
  expect([problem('08:00', '00:01'), problem('22:00', '21:59')]).toEqual(['quietTooLong', 'quietTooLong']);
});

const START = Date.UTC(2025, 0, 1);
const moment = fc.integer({ min: START, max: START + 3 * 365 * 24 * HOUR });
const someHours: fc.Arbitrary<Hours> = fc.record({
  zone: fc.constantFrom(...ZONES),
  quiet: fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 960 }))
    .map(([from, length]) => ({ from, to: (from + length) % 1440 })),
  away: fc.option(fc.record({ until: moment })),
});
const span = fc.integer({ min: 0, max: 10 * 24 * HOUR });

test('so much waking time has run by the moment by which it has run', () => {
  fc.assert(
    fc.property(someHours, moment, span, (hours, from, ms) => {
      const end = afterWaking(hours, from, ms)!;
      expect(wakingMs(hours, from, end)).toBe(ms);
      if (ms > 0) expect(wakingMs(hours, from, end - 1)).toBe(ms - 1);
    }),
  );
});

test('waking time adds up, never runs backwards, and never faster than time', () => {
  fc.assert(
    fc.property(someHours, moment, span, span, (hours, from, first, second) => {
      const [middle, end] = [from + first, from + first + second];
      const whole = wakingMs(hours, from, end);
      expect(wakingMs(hours, from, middle) + wakingMs(hours, middle, end)).toBe(whole);
      expect(whole).toBeGreaterThanOrEqual(wakingMs(hours, from, middle));
      expect(whole).toBeLessThanOrEqual(end - from);
      expect(wakingMs(hours, end, from)).toBe(0);
    }),
  );
});

test('quiet is exactly when the clock on the wall shows a time between both', () => {
  fc.assert(
    fc.property(someHours, moment, (hours, now) => {
      const { zone, quiet, away } = hours;
      const { hour, minute } = DateTime.fromMillis(now, { zone: zone! });
      const time = hour * 60 + minute;
      const { from, to } = quiet!;
      const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
      const isAway = away !== null && now < away.until!;
      expect(isAwake(hours, now)).toBe(!isQuiet && !isAway);
    }),
    { numRuns: 1000 },
  );
});

test('who is awake next is awake then, and not before', () => {
  fc.assert(
    fc.property(someHours, moment, (hours, now) => {
      const wake = nextWake(hours, now)!;
      expect(isAwake(hours, wake)).toBe(true);
      expect(wakingMs(hours, now, wake)).toBe(0);
    }),
  );
});
