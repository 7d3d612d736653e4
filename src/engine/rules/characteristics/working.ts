import type { Ability, ObjectId, PlayerId, Workplace } from '../../vocabulary/index.js';
import { objectOf, type Game, type GameObject, type Scope } from '../../state/index.js';

/** The player that "you" means on an object: its controller, or the active player (MON-02, ROOM-03). */
const youOf = (g: Game, object: GameObject): PlayerId => object.controller ?? g.state.turn.active;

export const scopeOf = (g: Game, id: ObjectId, more: Partial<Pick<Scope, 'you' | 'cause'>> = {}): Scope => ({
  you: more.you ?? youOf(g, objectOf(g.state, id)),
  source: id,
  card: objectOf(g.state, id).card,
  targets: [],
  cause: more.cause ?? null,
  roll: null,
  bound: {},
  it: null,
});

/** Abilities work only while their object is in play, not as a soul, and not in the shop (ABIL-01, MON-03, ITEM-05). */
export const functions = (object: GameObject): boolean =>
  object.slot !== 'shop' && // ITEM-05
  object.role !== 'soul' && // MON-03
  (object.zone === 'slot' || object.zone === 'play');

/** Where an object is, as abilities speak of it that work elsewhere than usual; null for hands, decks and the stack. */
const workplaceOf = (object: GameObject): Workplace | null => {
  const { zone, role, slot } = object;
  if (zone === 'covered' || zone === 'discard' || zone === 'outside') return zone;
  if (zone !== 'play' && zone !== 'slot') return null;
  if (role === 'soul') return 'soul';
  return slot === 'shop' ? 'shop' : 'play';
};

/** Whether an ability of an object works where the object is: in play, or where the ability itself says (ABIL-01). */
export const works = (object: GameObject, { worksIn }: Ability): boolean => {
  if (worksIn === undefined) return functions(object);
  const place = workplaceOf(object);
  return place !== null && worksIn.includes(place); // ABIL-01
};
