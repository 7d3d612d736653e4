import type { ObjectId } from '../../vocabulary/index.js';
import { move, objectOf, type EventOf, type Game, type Gen } from '../../state/index.js';
import { controlled } from '../characteristics/continuous.js';

/** Characters and starting items leave play for outside the game, where they came from (ZONE-11). */
function* goOutside(g: Game, object: ObjectId): Gen {
  const { controller: player } = objectOf(g.state, object);
  yield* g.perform({ type: 'leavePlay', object, player, source: null, way: { to: 'outside' } });
}

/**
 * A player's character and starting items go outside the game; another character comes from there with the starting item
 * that it names. Damage stays the player's (CHAR-02, CHAR-04, ZONE-24).
 */
export function* replaceCharacter(g: Game, e: EventOf<'replaceCharacter'>): Gen<EventOf<'replaceCharacter'> | null> {
  const { player } = e;
  if (objectOf(g.state, e.object).zone !== 'outside') return null;
  const { startingItem } = g.characteristics(e.object);
  const isStarting = (id: ObjectId): boolean => g.characteristics(id).type === 'startingItem';
  const former = [...controlled(g, player, 'character'), ...controlled(g, player, 'item').filter(isStarting)];
  const fetched = g.state.outside.find((id) => objectOf(g.state, id).card === startingItem);
  const object = move(g.state, e.object, { to: 'area', player, role: 'character' });
  if (object === null) return null;
  for (const id of former) yield* goOutside(g, id);
  yield* g.perform({ type: 'enterPlay', object, player, slot: null, deactivated: false });
  const item = fetched === undefined ? null : move(g.state, fetched, { to: 'area', player, role: 'item' }); // CHAR-02
  if (item !== null) yield* g.perform({ type: 'enterPlay', object: item, player, slot: null, deactivated: false });
  return { ...e, object };
}
