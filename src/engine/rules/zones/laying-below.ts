import { layUnder, objectOf, pilesIn, release, type EventOf, type Game, type Gen } from '../../state/index.js';
import { chooseSlot, enterSlot } from './slots.js';

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
