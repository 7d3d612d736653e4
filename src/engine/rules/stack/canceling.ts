import type { ObjectId, StackId } from '../../vocabulary/index.js';
import {
  isStackId,
  move,
  release,
  takeOffStack,
  type EventOf,
  type Game,
  type GameObject,
  type Gen,
} from '../../state/index.js';
import { preventDeath } from '../players/hp.js';

/** Something on the stack is cancelled (CANCEL-01). */
export function* cancel(g: Game, e: EventOf<'cancel'>): Gen<EventOf<'cancel'> | null> {
  return isStackId(e.object) && (yield* cancelItem(g, e.object)) ? e : null; // CANCEL-01
}

/**
 * Takes something off the stack without effect: cancelled loot goes to the loot discard,
 * a cancelled death leaves its victim at 1 HP (CANCEL-01, CANCEL-02, STACK-04). False when it is not there.
 */
export function* cancelItem(g: Game, id: StackId): Gen<boolean> {
  const item = g.state.stack.find((candidate) => candidate.id === id);
  if (item === undefined) return false;
  if (item.kind === 'death') return preventDeath(g, item.of, 1); // CANCEL-02
  if (item.controller !== 'game') g.underway.controllers.set(id, item.controller); // DEC-11
  takeOffStack(g.state, id); // STACK-04
  if (item.kind === 'loot') yield* discardPlayed(g, item.object); // CANCEL-01
  return true;
}

/**
 * Loot that has left the stack goes to discard, if it has not gone elsewhere; a copy is no more (LOOT-04, CANCEL-01,
 * COPY-09). What does not go there leaves the game, as does whatever has no discard (ZONE-11).
 */
export function* discardPlayed(g: Game, object: ObjectId): Gen {
  const played = (): GameObject | null => {
    const now = g.state.objects[object];
    return now?.zone === 'stack' ? now : null;
  };
  if (played()?.copy === true) release(g.state, object); // COPY-09
  if (played() === null) return;
  yield* g.perform({ type: 'putIntoDiscard', object, player: null, source: null, partOf: 'loot' });
  if (played() !== null) move(g.state, object, { to: 'outside' }); // ZONE-11
}
