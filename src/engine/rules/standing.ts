import type { EventType } from '../vocabulary/index.js';
import type { Game, GameState, Standing } from '../state/index.js';

/** The abilities set up by effects that watch this kind of event, oldest first. */
export const standingTriggers = (state: GameState, event: EventType) =>
  state.standing.flatMap((standing) =>
    standing.ability.kind === 'triggered' && standing.ability.when.event === event
      ? [{ standing, ability: standing.ability }]
      : [],
  );

export const standingReplacements = (state: GameState, event: EventType) =>
  state.standing.flatMap((standing) =>
    standing.ability.kind === 'replacement' && standing.ability.would.event === event
      ? [{ standing, ability: standing.ability }]
      : [],
  );

/** One that stands for the next time only is used up. */
export const useUp = (g: Game, used: Standing): void => {
  if (used.till !== 'once' && used.till !== 'onceThisTurn') return;
  g.state.standing = g.state.standing.filter((standing) => standing !== used);
};
