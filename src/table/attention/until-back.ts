import { hasPart, type Effect, type PlayerId, type View } from '../../engine/index.js';
import type { Seat } from '../record/data.js';
import { reachesGroup } from './concerns.js';
import { exceptionIn } from './exceptions.js';
import { playerContext, type PlayerContext } from './player-context.js';
import { stakeOf } from './stakes.js';

/** The parts of effects that take items and souls from whoever has them. */
const TAKING: ReadonlySet<Effect['do']> = new Set<Effect['do']>(['destroy', 'steal', 'give', 'swap', 'giveAtOnce']);

/** Whether the newest thing on the stack takes something of a group with this player in it. */
const takesFromAll = (now: PlayerContext): boolean => {
  const effect = now.top?.effect ?? null;
  return (
    effect !== null &&
    now.top?.controller !== now.player.id &&
    hasPart('effect', effect, { effect: (part) => TAKING.has(part.do) }) &&
    reachesGroup(now, effect)
  );
};

/**
 * Whether somebody who is not back yet is asked in the open window all the same: they would die, an item or soul of theirs
 * would go, somebody would win, or they always want to be asked of it. `view` is the view of a spectator.
 */
export const isAskedUntilBack = (view: View, id: PlayerId, { exceptions }: Pick<Seat, 'exceptions'>): boolean => {
  const now = playerContext(view, id);
  if (now === null) return true;
  return (
    stakeOf(now) !== null || takesFromAll(now) || exceptionIn(view, id, exceptions)?.ask === 'always' // C8
  );
};
