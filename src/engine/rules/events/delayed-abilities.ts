import type { EventType } from '../../vocabulary/index.js';
import type { Game, DelayedAbility } from '../../state/index.js';
import { lasts } from '../characteristics/durations.js';

/** The abilities set up by effects that watch this kind of event, oldest first. */
export const delayedTriggers = (g: Game, event: EventType) =>
  g.state.standing.flatMap((standing) =>
    standing.ability.kind === 'triggered' && standing.ability.when.event === event && lasts(g, standing)
      ? [{ standing, ability: standing.ability }]
      : [],
  );

export const delayedReplacements = (g: Game, event: EventType) =>
  g.state.standing.flatMap((standing) =>
    standing.ability.kind === 'replacement' && standing.ability.would.event === event && lasts(g, standing)
      ? [{ standing, ability: standing.ability }]
      : [],
  );

/** Whether it stands for the next time or times only. */
export const hasLimitedUses = ({ left, till }: DelayedAbility): boolean =>
  left !== null || till === 'once' || till === 'onceThisTurn';

/** One that stands for the next time or times only is used up. */
export const consumeUse = (g: Game, used: DelayedAbility): void => {
  if (used.left !== null && used.left > 1) {
    used.left -= 1;
    return;
  }
  if (!hasLimitedUses(used)) return;
  g.state.standing = g.state.standing.filter((standing) => standing !== used);
};
