import type { ObjectId, PlayerId, Ref } from '../../vocabulary/index.js';
import { isObjectId, objectOf, timestamp, type EventOf, type Game, type Gen } from '../../state/index.js';

/** What is left of a kill, and of more damage than this that is no combat damage (CHAL-04). */
const MOST = 3;

/** Whether it is the final boss in its slot (CHAL-03). */
const isArmored = (g: Game, ref: Ref): ref is ObjectId => isObjectId(ref) && g.state.objects[ref]?.slot === 'finalBoss';

/** Damage as it goes through to a final boss: of one instance no more than 3, unless it is combat damage (CHAL-04). */
export const throughArmor = <E extends EventOf<'damage' | 'wouldTakeDamage'>>(g: Game, taken: E): E =>
  !taken.combat && taken.amount > MOST && isArmored(g, taken.object) ? { ...taken, amount: MOST } : taken; // CHAL-04

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
    amount: MOST, // CHAL-04
    combat: false,
    roll: null,
    dealer,
  });
  return true;
}
