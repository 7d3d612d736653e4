import type { PlayerId } from '../../vocabulary/index.js';
import type { Game, GameState, ModeId } from '../../state/index.js';
import { soulTotal } from '../reading/characteristics.js';
import type { Mode, Tick } from './mode.js';
import { TOGETHER } from './against-the-clock.js';

const MODES: Readonly<Record<ModeId, Mode>> = { together: TOGETHER };

/** What the mode of this name changes. */
export const modeNamed = (id: ModeId): Mode => MODES[id];

/** What the mode of the game changes; null for everybody against everybody. */
export const modeOf = ({ config }: Pick<GameState, 'config'>): Mode | null =>
  config.mode === undefined ? null : modeNamed(config.mode);

/** The timer is at its beginning (COOP-03). */
export const setTimer = (g: Game): void => {
  const mode = modeOf(g.state);
  if (mode === null) return;
  g.state.timer = mode.timer.begins; // COOP-03
  g.log({ say: 'timer', amount: mode.timer.begins });
};

/** The timer goes down by 1 for what has happened, if the mode says so (COOP-04, COOP-05, CHAL-10). */
export const tick = (g: Game, tick: Tick): void => {
  const { timer } = g.state;
  if (timer === undefined || timer === 0 || modeOf(g.state)?.timer.ticks.includes(tick) !== true) return;
  g.state.timer = timer - 1;
  g.log({ say: 'timer', amount: timer - 1, detail: tick });
};

/** Whether this much more would lead a player above what one may have (COOP-08). */
export const isAboveCap = (g: Game, player: PlayerId, more: number): boolean => {
  const { cap } = g.state.config;
  return cap !== undefined && soulTotal(g, player) + more > cap; // COOP-08, DEC-41
};
