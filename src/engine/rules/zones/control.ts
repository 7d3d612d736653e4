import type { ObjectId, Role } from '../../vocabulary/index.js';
import { isInPlay, moveControl, objectOf, slotOf, type Game, type Gen, type Side } from '../../state/index.js';
import { endAttackOn } from '../events/interrupt.js';
import { uncover } from './slots.js';

/**
 * An object changes sides, in a role of its own or another, and stays the same object; an attack on it ends, and one that
 * was dying is unhurt (CTR-03, ATK-21).
 */
export const changeSides = (g: Game, id: ObjectId, to: Side, role: Role | null = objectOf(g.state, id).role): void => {
  endAttackOn(g, id); // ATK-21
  if (!isInPlay(objectOf(g.state, id))) objectOf(g.state, id).damage = 0;
  moveControl(g.state, id, to, role); // CTR-03
};

/** Control of an object changes: what it covered in a slot is in play again (ZONE-15). */
export function* changeControl(g: Game, id: ObjectId, to: Side, role?: Role): Gen {
  const slot = slotOf(g.state, id);
  changeSides(g, id, to, role);
  if (slot !== null) yield* uncover(g, slot.kind, slot.index); // ZONE-15
}
