import { DateTime } from 'luxon';
import { quietProblem, type Hours, type Person } from '../../../table/index.js';
import type { HoursProblem, Words } from '../../../text/index.js';
import { escapeText } from '../../format/escaping.js';
import { LIMITS } from '../../protocol/payload.js';
import { clockOf, minuteOf, stamp } from '../../format/times.js';
import { clockIn, zoneChoices, resolveZone } from '../../lookup/zones.js';
import { isAway, withOwnHours, type Personal } from '../../memory/people.js';
import { ownSettingsMessage } from '../../messages/person/settings-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from '../answer/actor.js';
import type { Answer } from '../answer/answer.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { ownPage } from './own-page.js';

const DAY = 24 * 3_600_000;
/** Days after which an absence that is to end on a day must have ended. */
const LONGEST_AWAY = 21;
/** Days after which an absence ends for which no day was said. */
const OPEN_AWAY = 7;
/** What stands for no time zone, and for being back, among the suggestions. */
const NO_ZONE = 'none';
const BACK = 'back';
const OPEN_END = 'open';

/** An absence whose time is over is none. */
export const hoursPresent = (personal: Personal, now: number): Personal =>
  isAway(personal, now) ? personal : { ...personal, hours: { ...personal.hours, away: null } };

/** Copies the hours of somebody to their seats: the tables wait for them accordingly from now on. */
export const hoursCopied = async (services: BotServices, person: Person, personal: Personal): Promise<void> => {
  const { tables, log } = services;
  for (const { channel, seat } of await tables.seatsOf(person.user, true))
    if (seat !== null)
      await tables
        .setHours(channel, withOwnHours(personal, { ...person, name: seat.name }))
        .catch((err: unknown) => log.warn({ err, channel }, 'the hours of a person could not be copied to a table'));
};

/** What comes of hours that somebody sets: hours and what is said of them, or what is wrong with what was typed. */
type Setting =
  | { readonly hours: Hours; readonly said: string }
  | { readonly problem: HoursProblem; readonly typed: string };

/** Sets hours, and shows the settings with what has become of them. */
const set = async (services: BotServices, actor: Actor, change: (now: Hours) => Setting): Promise<Answer> => {
  const { person, w, now } = actor;
  let said = '';
  const personal = await services.people.change(person.user, (before) => {
    const made = change(hoursPresent(before, now).hours);
    if ('problem' in made) {
      said = w.person.hours.problem(made.problem, escapeText(made.typed));
      return before;
    }
    said = made.said;
    return { ...before, hours: made.hours };
  });
  await hoursCopied(services, person, personal);
  return ownPage(services, actor, () => ownSettingsMessage(hoursPresent(personal, now), w, said));
};

/** The settings, as they are. */
const shown = async (services: BotServices, actor: Actor): Promise<Answer> => {
  const personal = hoursPresent(await services.people.of(actor.person.user), actor.now);
  return ownPage(services, actor, () => ownSettingsMessage(personal, actor.w, null));
};

/** `/souls-me timezone`. */
export const handleTimezoneCommand = async ({ services, actor, text }: Call): Promise<Answer> => {
  const { w, now } = actor;
  const typed = text('zone');
  if (typed === '') return shown(services, actor);
  return set(services, actor, (before) => {
    if (typed === NO_ZONE) return { hours: { ...before, zone: null, quiet: null }, said: w.person.hours.zoneForgotten };
    const zone = resolveZone(typed, w);
    if (zone === null) return { problem: 'noSuchZone', typed };
    return { hours: { ...before, zone }, said: w.person.hours.zoneSet(zone, clockIn(zone, now)) };
  });
};

/** `/souls-me quiet`. */
export const handleQuietCommand = async ({ services, actor, text }: Call): Promise<Answer> => {
  const { hours: words } = actor.w.person;
  const [start, end] = [text('from'), text('to')];
  if (start === '' && end === '') return shown(services, actor);
  return set(services, actor, (before) => {
    const [from, to] = [minuteOf(start), minuteOf(end)];
    if (from === null) return { problem: 'notATime', typed: start };
    if (to === null) return { problem: 'notATime', typed: end };
    if (before.zone === null) return { problem: 'noZone', typed: start };
    const problem = quietProblem({ from, to });
    if (problem !== null) return { problem, typed: start };
    return { hours: { ...before, quiet: { from, to } }, said: words.quietSet(clockOf(from), clockOf(to)) };
  });
};

/** When somebody is back who comes back on this day; what is wrong with it. Days begin on their own clock. */
const returnOn = (typed: string, { zone }: Hours, now: number): number | HoursProblem => {
  const day = /^\d{4}-\d{1,2}-\d{1,2}$/.test(typed.trim())
    ? DateTime.fromFormat(typed.trim(), 'yyyy-M-d', { zone: zone ?? 'UTC' })
    : null;
  if (day === null || !day.isValid) return 'notADay';
  const until = day.toMillis();
  if (until <= now) return 'past';
  return until - now > LONGEST_AWAY * DAY ? 'tooFar' : until;
};

const awayUntil = (before: Hours, until: number, words: Words['person']['hours']): Setting => ({
  hours: { ...before, away: { until } },
  said: words.awaySet(stamp(until, 'f')),
});

/** `/souls-me away`. */
export const handleAwayCommand = async ({ services, actor, text }: Call): Promise<Answer> => {
  const { hours: words } = actor.w.person;
  const typed = text('until');
  return set(services, actor, (before) => {
    if (typed === BACK) return { hours: { ...before, away: null }, said: words.back.said };
    if (typed === '' || typed === OPEN_END) return awayUntil(before, actor.now + OPEN_AWAY * DAY, words);
    const until = returnOn(typed, before, actor.now);
    return typeof until === 'string' ? { problem: until, typed } : awayUntil(before, until, words);
  });
};

/** A button of the settings: away until they act again, a week at most, back, or no quiet hours any more. */
export const changeHours = async (services: BotServices, actor: Actor, what: string): Promise<Answer> => {
  const { hours: words } = actor.w.person;
  return set(services, actor, (before) => {
    if (what === 'away') return awayUntil(before, actor.now + OPEN_AWAY * DAY, words);
    if (what === BACK) return { hours: { ...before, away: null }, said: words.back.said };
    return { hours: { ...before, quiet: null }, said: words.quietForgotten };
  });
};

/**
 * Whoever was away and has acted at a table is there again.
 * @returns what they are told
 */
export const backAgain = async (services: BotServices, { person, w }: Actor): Promise<string> => {
  const personal = await services.people.change(person.user, (before) => ({
    ...before,
    hours: { ...before.hours, away: null },
  }));
  await hoursCopied(services, person, personal);
  return w.person.hours.back.acted;
};

/** Cities and time zones for what is typed. */
export const suggestZones = ({ typed, w, now }: Typing): readonly Suggestion[] => {
  const zones = zoneChoices(typed, w, now).map(({ label, value }) => ({ name: label, value }));
  return [...(typed === '' ? [{ name: w.person.hours.noZone, value: NO_ZONE }] : []), ...zones].slice(
    0,
    LIMITS.options,
  );
};

/** Half hours of the evening or of the morning, or those that begin with what is typed. */
export const suggestTimes = ({ typed, option }: Typing): readonly Suggestion[] => {
  const half = Array.from({ length: 48 }, (_, index) => clockOf(index * 30));
  const first = half.indexOf(option === 'from' ? '19:00' : '05:00');
  const usual = [...half.slice(first), ...half.slice(0, first)];
  const meant = minuteOf(typed);
  const fits = usual.filter((time) => time.startsWith(typed) || time.startsWith(`0${typed}`));
  const exact = meant === null ? [] : [clockOf(meant)];
  return [...new Set(typed === '' ? usual : [...exact, ...fits])]
    .slice(0, LIMITS.options)
    .map((time) => ({ name: time, value: time }));
};

/** After how many days one may be back. */
const DAYS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21] as const;

/** Days on which one may be back, an open end, and being back now. */
export const suggestReturns = async ({ typed, person, people, w, now }: Typing): Promise<readonly Suggestion[]> => {
  const { hours: words } = w.person;
  const { zone } = (await people.of(person.user)).hours;
  const today = DateTime.fromMillis(now, { zone: zone ?? 'UTC', locale: w.language });
  const days = DAYS.map((number) => {
    const day = today.plus({ days: number });
    return { name: words.days(number, day.toFormat('cccc d LLLL')), value: day.toFormat('yyyy-MM-dd') };
  });
  const all = [{ name: words.openEnd, value: OPEN_END }, ...days, { name: words.comeBack, value: BACK }];
  const wanted = typed.trim().toLowerCase();
  return all.filter(({ name, value }) => name.toLowerCase().includes(wanted) || value.startsWith(wanted));
};
