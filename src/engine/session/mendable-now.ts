import type { ObjectId } from '../vocabulary/index.js';
import { withReadCache, type Mend, type MendGoal, type MendObjection, type MendWish } from '../state/index.js';
import { mendOf, stillFits } from '../rules/mending/judging.js';
import { mendableIn, type Mendable } from '../rules/mending/mendable.js';
import { goalsOf } from '../rules/mending/places.js';
import { internalsOf, type Session } from './internals.js';

/** Exactly what would be put right now, or what stands against it: nothing in it is hidden from anybody. */
export const mendNow = (session: Session, wish: MendWish): Mend | MendObjection =>
  mendOf(internalsOf(session).game, wish);

/** Everything on the table that can be put right now, the same for everybody. */
export const mendable = (session: Session): Mendable => {
  const { game } = internalsOf(session);
  return withReadCache(game, () => mendableIn(game));
};

/** Where this card could be moved to; nowhere when it cannot be. */
export const mendGoals = (session: Session, of: ObjectId): readonly MendGoal[] =>
  goalsOf(internalsOf(session).game, of);

/** Whether a mend would still put right exactly this: what it starts from is as it was. */
export const isMendNow = (session: Session, mend: Mend): boolean => stillFits(internalsOf(session).game, mend);
