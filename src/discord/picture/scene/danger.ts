import { combatantIn, type ObjectId, type PlayerId, type StackItemView, type View } from '../../../engine/index.js';

/**
 * How near somebody or something is to death, as everybody can see it: a death on the stack, as much damage as is deadly (on the
 * stack, or from the attack roll there as it stands), or one last HP.
 */
export type Danger = 'dying' | 'lethal' | 'low';

/** Points that shields on it would prevent; without end when one prevents all. */
const shieldOf = (view: View, id: PlayerId | ObjectId): number =>
  view.lasting.reduce(
    (sum, { effect, on }) =>
      effect.is === 'shield' && on.some((ref) => ref === id) ? sum + (effect.upTo ?? Infinity) : sum,
    0,
  );

/** Damage of what is attacked (a monster, a room, an item, a player), or of who attacks, when the attack roll stands as it is. */
const rolledDamage = (view: View, { attackRoll, hits }: StackItemView, id: PlayerId | ObjectId): number => {
  const fight = view.attack;
  if (!attackRoll || hits === null || fight === null) return 0;
  const player = view.players.find((one) => one.id === fight.player);
  if (hits) return id === fight.target ? (player?.atk ?? 0) : 0;
  return id === fight.player ? (combatantIn(view, fight.target)?.atk ?? 0) : 0;
};

/** The danger for who has so many HP; null for none. */
export const dangerOf = (view: View, id: PlayerId | ObjectId, hp: number): Exclude<Danger, 'low'> | null => {
  const isAimed = ({ targetRefs }: StackItemView): boolean => targetRefs.some((ref) => ref === id);
  if (view.stack.some((item) => item.kind === 'death' && isAimed(item))) return 'dying';
  const shield = shieldOf(view, id);
  const isLethal = view.stack.some((item) => {
    const damage = item.kind === 'damage' && isAimed(item) ? (item.number ?? 0) : rolledDamage(view, item, id);
    return damage > 0 && damage - shield >= hp;
  });
  return isLethal ? 'lethal' : null;
};
