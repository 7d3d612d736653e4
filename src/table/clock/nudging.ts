import type { Clock, Wait } from '../record/groups/clock.js';
import type { HasGame, TableData } from '../record/data.js';
import { NO_HOURS } from '../record/fields/personal-hours.js';
import { isAwake } from './hours.js';

/** How many people hear that a manager of the server asks them to go on, and how many do not, why. */
export interface Nudged {
  readonly told: number;
  /** In their quiet hours, or away. */
  readonly asleep: number;
  /** They have been reminded of this wait, or nudged, and nobody is twice. */
  readonly reminded: number;
}

type Fate = keyof Nudged;

/**
 * The clock after a manager of the server has asked whoever is awaited to go on: it is their one reminder for this wait.
 * Where others are awaited too it makes no difference that somebody has passed: who is left out would show. `now` is in
 * milliseconds since 1970.
 */
export const nudgedAt = (
  { clock, game: { seats } }: Pick<TableData, 'clock'> & HasGame<'seats'>,
  now: number,
): { readonly clock: Clock; readonly nudged: Nudged } => {
  const fateOf = ({ player, heard, for: what, passed }: Wait): Fate | null => {
    if (what === 'hold' || (passed !== undefined && clock.waits.length === 1)) return null;
    if (heard === 'reminded' || heard === 'nudged') return 'reminded';
    const hours = seats.find((seat) => seat.player === player)?.hours ?? NO_HOURS;
    return isAwake(hours, now) ? 'told' : 'asleep';
  };
  const fates = clock.waits.map(fateOf);
  const counted = (fate: Fate): number => fates.filter((one) => one === fate).length;
  const waits = clock.waits.map((wait, index): Wait => (fates[index] === 'told' ? { ...wait, heard: 'nudged' } : wait));
  return {
    clock: { ...clock, waits },
    nudged: { told: counted('told'), asleep: counted('asleep'), reminded: counted('reminded') },
  };
};
