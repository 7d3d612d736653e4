import type { Duration, Modifier } from '../vocabulary/index.js';
import type { Till } from './events.js';
import type { TillWord } from './log-details.js';
import type { Game } from './game.js';
import type { ContinuousEffect, GameState, Scope } from './state.js';
import { timestamp } from './zones.js';

/** A modifier in force, with the scope its selectors are read in. */
export interface Active<K extends Modifier['modify'] = Modifier['modify']> {
  readonly modifier: Extract<Modifier, { modify: K }>;
  readonly scope: Scope;
  readonly since: number;
  readonly name: string;
  /** The stored effect behind it, null for a static ability. */
  readonly stored: ContinuousEffect | null;
}

/** A duration with its player settled, as events carry it. */
export const resolveDuration = (
  g: Game,
  till: Exclude<Duration, { till: 'while' | 'endOfTurnOf' | 'rechargeStepOf' }>,
  scope: Scope,
): Till =>
  typeof till === 'string' ? till : { till: 'startOfTurnOf', player: g.select(till.player, scope)[0] ?? scope.you };

/** The same as a word, for the log. */
export const tillWord = (till: Till): TillWord => (typeof till === 'string' ? till : `startOfTurnOf ${till.player}`);

/** The same as a duration of an effect. */
export const durationOf = (till: Till): Duration =>
  typeof till === 'string' ? till : { till: 'startOfTurnOf', player: { select: 'fixed', refs: [till.player] } };

/** A continuous effect begins (EFF-02). */
export const beginEffect = (state: GameState, effect: Omit<ContinuousEffect, 'id'>): void => {
  state.continuous = [...state.continuous, { id: timestamp(state), ...effect }];
};
