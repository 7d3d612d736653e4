import type { ObjectId, PlayerId, Ref } from '../../vocabulary/index.js';
import {
  isInPlay,
  isObjectId,
  isPlayerId,
  objectOf,
  objectsInPlay,
  playersFrom,
  type Combatant,
  type Game,
  type GameObject,
} from '../../state/index.js';
import { variantSetting } from '../variants/variants.js';
import { cardNow } from './abilities-now.js';
import { characteristics, mayBeAttacked } from './characteristics.js';
import { activeModifiers, functions, keywordsOn, reaches } from './continuous.js';

/** A monster in its slot, an item with familiar, or whatever an ability lets be attacked; it needs HP (ATKOBJ-01). */
const canFight = (g: Game, object: GameObject): boolean => {
  if (!isInPlay(object) || cardNow(g, object).hp === null) return false; // ATKOBJ-01
  if (object.role === 'monster') return true; // ATK-03
  const familiar = object.role === 'item' && functions(object) && keywordsOn(g, object).includes('familiar'); // KEY-09
  return familiar || mayBeAttacked(g, object.id);
};

/** Another living player whom an ability lets be attacked (ATKPL-01); somebody may ask about one who is not there. */
const canFightPlayer = (g: Game, player: PlayerId): boolean =>
  player !== g.state.turn.active && g.state.players[player]?.dead === false && mayBeAttacked(g, player); // ATKPL-01

const categoryOf = (g: Game, id: ObjectId): string | null => cardNow(g, objectOf(g.state, id)).category;
const isBoss = (category: string | null): boolean => category === 'boss' || category === 'epic-boss';

/** Whether this is a boss, and a monster that is none lies uppermost in a slot (VAR-10, DEC-45). */
const isBehindMinions = (g: Game, ref: Ref): boolean =>
  variantSetting(g.state, 'minionsFirst') === true && // VAR-10
  isObjectId(ref) &&
  isBoss(categoryOf(g, ref)) &&
  objectsInPlay(g).some((id) => objectOf(g.state, id).role === 'monster' && !isBoss(categoryOf(g, id))); // DEC-45

const isProtected = (g: Game, ref: Ref): boolean =>
  isBehindMinions(g, ref) ||
  activeModifiers(g, 'cannotBeAttacked').some(({ modifier, scope }) => reaches(g, modifier.on, scope, ref)); // MON-04

/** Whether an attack on this object could go on: a monster, item or room that nothing protects (MON-04, ATK-03). */
export const isAttackableObject = (g: Game, object: GameObject): boolean =>
  canFight(g, object) && !isProtected(g, object.id);

/** Whether an attack on it could go on, object or player (MON-04, ATK-03). */
export const isAttackable = (g: Game, ref: Ref): ref is Combatant => {
  if (isPlayerId(ref)) return canFightPlayer(g, ref) && !isProtected(g, ref);
  const object = isObjectId(ref) ? g.state.objects[ref] : undefined;
  return object !== undefined && isAttackableObject(g, object);
};

/** Everything that can be attacked: monsters first, then what else lies in play, then players in turn order (ATK-03). */
export const attackables = (g: Game): readonly Combatant[] => {
  const found: readonly ObjectId[] = objectsInPlay(g).filter((id) => isAttackable(g, id));
  const isMonster = (id: ObjectId): boolean => g.state.objects[id]?.role === 'monster';
  const players = playersFrom(g.state, g.state.turn.active).filter((player) => isAttackable(g, player));
  return [...found.filter(isMonster), ...found.filter((id) => !isMonster(id)), ...players]; // ATKOBJ-01
};

/** The number that an attack roll needs to hit it; 6 for what has none (CARD-07, ATKPL-01). */
export const evasionOf = (g: Game, ref: Combatant): number =>
  (isPlayerId(ref) ? g.playerStats(ref).dc : characteristics(g, ref).dc) ?? 6;
