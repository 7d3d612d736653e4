import type { CardId, ObjectId } from '../vocabulary/index.js';
import { event, type ContinuousEffect, type Game, type GameEvent, type Gen } from '../state/index.js';
import { activeModifiers, reaches } from './continuous.js';
import { logged } from './log.js';

/** A shield that waits for damage (PREV-03). */
export interface Shield {
  readonly name: string;
  readonly kind: 'points' | 'instance';
  readonly stored: ContinuousEffect;
  readonly card: CardId | null;
}

/** The shields that would prevent some of this damage; other events are none of their business (PREV-05). */
export const shieldsAgainst = (g: Game, damage: GameEvent): readonly Shield[] => {
  if (damage.type !== 'damage' || damage.object === null) return []; // PREV-05
  const found: Shield[] = [];
  for (const { modifier, scope, stored, name } of activeModifiers(g, 'shield'))
    if (stored !== null && reaches(g, modifier.on, scope, damage.object))
      found.push({ name, kind: modifier.kind, stored, card: stored.card });
  return found;
};

/** Part of this damage, or all of it, is not dealt: what is left of it, null when nothing is (PREV-01, PREV-04). */
export function* prevented(
  g: Game,
  damage: GameEvent,
  amount: number,
  by: { readonly source: ObjectId | null; readonly card: CardId | null },
): Gen<GameEvent | null> {
  const much = Math.min(amount, damage.amount);
  if (much <= 0) return damage;
  g.log({ ...logged(g, damage), say: 'prevented', amount: much, ...(by.card === null ? {} : { source: by.card }) }); // PREV-04
  const { object, player } = damage;
  yield* g.perform(event('preventDamage', { object, player, amount: much, source: by.source }));
  return much === damage.amount ? null : { ...damage, amount: damage.amount - much }; // PREV-01
}

/** Damage left after the shield (PREV-03). */
export function* applyShield(g: Game, { stored, kind, card }: Shield, damage: GameEvent): Gen<GameEvent | null> {
  const room = stored.left ?? damage.amount;
  const left = kind === 'points' ? room - Math.min(room, damage.amount) : 0; // PREV-03
  if (left > 0) stored.left = left;
  else g.state.continuous = g.state.continuous.filter((effect) => effect !== stored);
  return yield* prevented(g, damage, room, { source: stored.scope.source, card });
}
