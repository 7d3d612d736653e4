import type { Pace, PaceName } from '../record/groups/clock.js';
import type { StandingOrder } from '../record/data.js';
import type { PaceSetting } from '../record/fields/settings.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What each pace begins with, in seconds: a window of a game in one sitting is 60 s at most. */
const USUAL: Readonly<Record<PaceName, Pace>> = {
  tonight: { name: 'tonight', answer: MINUTE, turn: 5 * MINUTE, lateTurn: 'computer' },
  days: { name: 'days', answer: 8 * HOUR, turn: 24 * HOUR, lateTurn: 'end' },
};

/** Seconds that may be chosen for an answer, and for a whole turn; null for as long as it takes. */
export const CHOICES: Readonly<Record<PaceName, Readonly<Record<'answer' | 'turn', readonly (number | null)[]>>>> = {
  tonight: {
    answer: [20, 30, 45, MINUTE, null],
    turn: [2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, null],
  },
  days: {
    answer: [2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, null],
    turn: [8 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR, null],
  },
};

/** When somebody is asked who has not said it: in one sitting whatever concerns them, over days what matters. */
const USUAL_ORDER: Readonly<Record<PaceName, StandingOrder>> = { tonight: 'concerns', days: 'matters' };

/** Milliseconds for which a window may be held to think or to bargain (architecture.md#windows-and-passes). */
const HOLD: Readonly<Record<PaceName, number>> = { tonight: 45_000, days: 6 * HOUR * 1000 };

/** The pace of this name as it begins; null for none. */
export const usualPace = (name: PaceName | null): Pace | null => (name === null ? null : USUAL[name]);

/** When somebody at a table of this pace is asked as long as they have not said it. */
export const usualOrder = (pace: Pace | null): StandingOrder => USUAL_ORDER[pace?.name ?? 'tonight'];

/** The pace with one thing changed; null for what cannot be chosen. */
export const withPaceSetting = (pace: Pace, setting: PaceSetting): Pace | null => {
  if (setting.change === 'lateTurn') return { ...pace, lateTurn: setting.lateTurn };
  if (setting.change === 'misses') {
    const { misses: _, ...patient } = pace;
    return setting.misses === 1 ? { ...patient, misses: 1 } : patient;
  }
  const { change, seconds } = setting;
  return CHOICES[pace.name][change].includes(seconds) ? { ...pace, [change]: seconds } : null;
};

/** Milliseconds for what somebody is awaited for; null for as long as it takes. `turnLeft`: of their own turn. */
export const timeFor = (
  pace: Pace | null,
  what: 'answer' | 'turn' | 'hold',
  turnLeft: number | null,
): number | null => {
  if (pace === null) return null;
  switch (what) {
    case 'answer':
      return pace.answer === null ? null : pace.answer * 1000;
    case 'turn':
      return turnLeft;
    case 'hold':
      return HOLD[pace.name];
  }
};
