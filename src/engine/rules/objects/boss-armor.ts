import type { ObjectId, PlayerId } from '../../vocabulary/index.js';
import { objectOf, timestamp, type Game, type Gen } from '../../state/index.js';
import { isArmored, MOST_THROUGH_ARMOR } from '../events/armor.js';

/** A kill of a final boss is damage on the stack instead; false for anything else (CHAL-04). */
export function* turnsAside(g: Game, id: ObjectId, source: ObjectId | null, dealer: PlayerId | null): Gen<boolean> {
  if (!isArmored(g, id)) return false;
  const by = source === null ? null : (g.state.objects[source] ?? null);
  yield* g.put({
    id: `s${timestamp(g.state)}`,
    kind: 'damage',
    controller: 'game',
    source,
    card: by === null ? objectOf(g.state, id).card : by.card,
    asked: [],
    to: id,
    amount: MOST_THROUGH_ARMOR, // CHAL-04
    combat: false,
    roll: null,
    dealer,
  });
  return true;
}
