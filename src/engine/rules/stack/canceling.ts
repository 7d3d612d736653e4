import type { StackId } from '../../vocabulary/index.js';
import { isObjectId, isStackId, move, takeOffStack, type EventOf, type Game } from '../../state/index.js';
import { preventDeath } from '../things/hp.js';

/** Something on the stack is cancelled (CANCEL-01). */
export const cancel = (g: Game, e: EventOf<'cancel'>): EventOf<'cancel'> | null =>
  isStackId(e.object) && cancelItem(g, e.object) ? e : null; // CANCEL-01

/**
 * Takes something off the stack without effect: cancelled loot goes to the loot discard,
 * a cancelled death leaves its victim at 1 HP (CANCEL-01, CANCEL-02, STACK-04). False when it is not there.
 */
export const cancelItem = (g: Game, id: StackId): boolean => {
  const item = g.state.stack.find((candidate) => candidate.id === id);
  if (item === undefined) return false;
  if (item.kind === 'death') return preventDeath(g, item.of, 1); // CANCEL-02
  takeOffStack(g.state, id); // STACK-04
  if (item.kind === 'loot' && isObjectId(item.object) && item.object in g.state.objects)
    move(g.state, item.object, { to: 'discard', deck: 'loot' }); // CANCEL-01
  return true;
};
