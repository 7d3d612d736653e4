import { invalidateReadCache, type Game, type GameState } from '../../state/index.js';
import type { Tick, Timer } from './mode.js';
import { modeOf } from './modes.js';

/** The timer is at its beginning (COOP-03). */
export const setTimer = (g: Game): void => {
  const timer = modeOf(g.state)?.timer ?? null;
  if (timer === null) return;
  g.state.timer = timer.begins; // COOP-03
  g.log({ say: 'timer', amount: timer.begins });
};

/** Whether the timer of the mode has come to its end (COOP-06, CHAL-10). */
export const isTimerOver = (state: GameState): boolean =>
  state.timer !== undefined && state.timer === modeOf(state)?.timer?.over;

/** Between its beginning and its end. */
const within = (timer: Timer, number: number): number =>
  Math.min(Math.max(timer.begins, timer.over), Math.max(Math.min(timer.begins, timer.over), number));

/** The timer goes up or down; false where that changes nothing, as without one and when it is over. */
export const moveTimer = (g: Game, by: number, detail: Tick | 'card'): boolean => {
  const timer = modeOf(g.state)?.timer ?? null;
  const before = g.state.timer;
  if (timer === null || before === undefined || before === timer.over) return false;
  const amount = within(timer, before + by);
  if (amount === before) return false;
  invalidateReadCache(g);
  g.state.timer = amount; // CHAL-10
  g.log({ say: 'timer', amount, detail });
  return true;
};

/** The timer goes on by 1 for what has happened, if the mode says so (COOP-04, COOP-05, CHAL-10). */
export const tick = (g: Game, what: Tick): void => {
  const timer = modeOf(g.state)?.timer ?? null;
  if (timer?.ticks.includes(what) === true) moveTimer(g, Math.sign(timer.over - timer.begins), what); // CHAL-10
};
