import type { EventType } from '../../vocabulary/index.js';
import type { Game, DelayedAbility } from '../../state/index.js';
import { lasts } from '../characteristics/durations.js';

/** The delayed triggered abilities that watch this kind of event, oldest first. */
export const delayedTriggers = (g: Game, event: EventType) =>
  g.state.standing.flatMap((delayed) =>
    delayed.ability.kind === 'triggered' && delayed.ability.when.event === event && lasts(g, delayed)
      ? [{ delayed, ability: delayed.ability }]
      : [],
  );

export const delayedReplacements = (g: Game, event: EventType) =>
  g.state.standing.flatMap((delayed) =>
    delayed.ability.kind === 'replacement' && delayed.ability.would.event === event && lasts(g, delayed)
      ? [{ delayed, ability: delayed.ability }]
      : [],
  );

/** Whether it ends after one use, or after a number of uses. */
export const hasLimitedUses = ({ left, till }: DelayedAbility): boolean =>
  left !== null || till === 'once' || till === 'onceThisTurn';

/** Takes one use of an ability with limited uses; after the last one it is gone. */
export const consumeUse = (g: Game, used: DelayedAbility): void => {
  if (used.left !== null && used.left > 1) {
    used.left -= 1;
    return;
  }
  if (!hasLimitedUses(used)) return;
  g.state.standing = g.state.standing.filter((delayed) => delayed !== used);
};
