import {
  coverTop,
  layUnder,
  moveControl,
  objectOf,
  pilesIn,
  release,
  slotOf,
  type EventOf,
  type Game,
  type Gen,
} from '../../state/index.js';
import { chooseSlot, enterSlot, freeSlots, uncover } from './slots.js';

/**
 * What is on top of a slot moves to another one of its kind, and stays the same object with its damage and counters; what it
 * leaves is uncovered, and what it comes to is covered (ZONE-14, ZONE-15, CTR-03).
 */
export function* moveOver(g: Game, e: EventOf<'putIntoSlot'>): Gen<EventOf<'putIntoSlot'> | null> {
  const { object: id, slot, player } = e;
  const from = slotOf(g.state, id);
  if (from === null || from.kind !== slot) return null;
  const { card, role } = objectOf(g.state, id);
  const others = freeSlots(g, slot).filter((index) => index !== from.index);
  const index = yield* chooseSlot(g, player, card, slot, others);
  if (index === null) return null;
  const covered = pilesIn(g.state, slot)[index]?.at(-1);
  if (covered !== undefined)
    yield* g.perform({ type: 'leavePlay', object: covered, player: null, source: null, way: { to: 'covered' } }); // ZONE-14
  coverTop(g.state, slot, index);
  moveControl(g.state, id, { slot, index }, role); // CTR-03
  yield* uncover(g, slot, from.index); // ZONE-15
  return e;
}

/** A card goes below so many cards of a slot of the player's choice; in an empty one it is the top (ZONE-14). */
export function* layBelow(g: Game, e: EventOf<'putIntoSlot'>, below: number): Gen<EventOf<'putIntoSlot'> | null> {
  const { object: id, slot, player } = e;
  const { card } = objectOf(g.state, id);
  const all = pilesIn(g.state, slot).map((_, index) => index);
  const index = yield* chooseSlot(g, player, card, slot, all);
  if (index === null) return null;
  release(g.state, id);
  if (pilesIn(g.state, slot)[index]?.length === 0) return { ...e, object: yield* enterSlot(g, card, slot, index) };
  return { ...e, object: layUnder(g.state, card, { slot, index, below }).id };
}
