import type { PlayerId, DelayedAbilityDuration } from '../../vocabulary/index.js';
import { invalidateReadCache, type Game, type Scope } from '../../state/index.js';

interface Lasting {
  readonly till: DelayedAbilityDuration;
  readonly scope: Scope;
}

/** Whether something that lasts only while a condition holds still does. */
export const lasts = (g: Game, { till, scope }: Lasting): boolean =>
  typeof till === 'string' || till.till !== 'while' || g.holds(till.condition, scope);

/** Whose turn ends something as it begins or as it ends; nobody's when no turn does. */
const endsWithTurnOf = (
  g: Game,
  { till, scope }: Lasting,
  when: 'startOfTurnOf' | 'endOfTurnOf' | 'rechargeStepOf',
): readonly string[] => (typeof till === 'string' || till.till !== when ? [] : g.select(till.player, scope));

const keepOnly = (g: Game, stays: (lasting: Lasting) => boolean): void => {
  const { continuous, standing } = g.state;
  invalidateReadCache(g);
  g.state.continuous = continuous.filter(stays);
  g.state.standing = standing.filter(stays);
};

/** What lasted till the next turn of one of these ends: that turn begins, or has been left out (ROUND-01, ROUND-03). */
export const endWithTurnsOf = (g: Game, players: readonly PlayerId[]): void =>
  keepOnly(
    g,
    (lasting) =>
      !endsWithTurnOf(g, lasting, 'startOfTurnOf').some((player) => players.some((other) => other === player)),
  ); // ROUND-01

/** What lasted till a turn of this player ends (TURN-16). */
export const endWithEndOfTurnOf = (g: Game, player: PlayerId): void =>
  keepOnly(g, (lasting) => !endsWithTurnOf(g, lasting, 'endOfTurnOf').includes(player)); // TURN-16

/** What lasted till the recharge step of this player's next turn was over (TURN-02). */
export const endWithRechargeStepOf = (g: Game, player: PlayerId): void =>
  keepOnly(g, (lasting) => !endsWithTurnOf(g, lasting, 'rechargeStepOf').includes(player)); // TURN-02

/** What lasted as long as the attack did. */
export const endWithAttack = (g: Game): void => keepOnly(g, ({ till }) => till !== 'endOfAttack'); // KEY-08

/** What lasted as long as a condition held is over for good once it does not. */
export const endWhatNoLongerHolds = (g: Game): void => {
  const stays = (lasting: Lasting): boolean => lasts(g, lasting);
  if (g.state.continuous.every(stays) && g.state.standing.every(stays)) return;
  keepOnly(g, stays);
};
