import { DateTime, Info } from 'luxon';
import { LANGUAGES } from '../../text/index.js';
import { minuteOf } from './times.js';

/** What is wrong with a date that somebody has typed. */
type DateProblem = 'notADate' | 'past' | 'tooFar';

/** Days within which a date must be. */
const LONGEST = 28;
const DAY = 24 * 3_600_000;
/** Letters by which the name of a day is told. */
const SHORTEST = 3;

/** Small letters without accents. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim();

const WEEKDAYS = LANGUAGES.map((locale) => Info.weekdays('long', { locale }).map(folded));
const NEAR: Readonly<Record<string, number>> = { today: 0, "aujourd'hui": 0, tomorrow: 1, demain: 1 };

/** The day of a word, as a date and whether it comes again in so many days; null for none. */
const dayIn = (word: string, today: DateTime): { readonly day: DateTime; readonly again: number | null } | null => {
  const near = NEAR[word];
  if (near !== undefined) return { day: today.plus({ days: near }), again: null };
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(word)) {
    const day = DateTime.fromFormat(word, 'yyyy-M-d', { zone: today.zone });
    return day.isValid ? { day, again: null } : null;
  }
  if (word.length < SHORTEST) return null;
  for (const names of WEEKDAYS) {
    const at = names.findIndex((name) => name.startsWith(word));
    if (at >= 0) return { day: today.plus({ days: (at + 1 - today.weekday + 7) % 7 }), again: 7 };
  }
  return null;
};

/**
 * The moment that somebody means who types a day and a time of the day, such as `Friday 21:00`, `vendredi 21h` or `2026-12-24
 * 20:00`, in either language and on the clock of their time zone: the next one. In milliseconds since 1970.
 */
export const dateIn = (typed: string, zone: string | null, now: number): number | DateProblem => {
  const [, word = '', time = ''] = /^(\S+?),?\s+(?:(?:at|a)\s+)?(.+)$/.exec(folded(typed)) ?? [];
  const today = DateTime.fromMillis(now, { zone: zone ?? 'UTC' }).startOf('day');
  const found = dayIn(word.replace(/\.$/, ''), today);
  const minute = minuteOf(time);
  if (found === null || minute === null) return 'notADate';
  const at = (day: DateTime): number => day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis();
  const first = at(found.day);
  const next = first <= now && found.again !== null ? at(found.day.plus({ days: found.again })) : first;
  if (next <= now) return 'past';
  return next - now > LONGEST * DAY ? 'tooFar' : next;
};
