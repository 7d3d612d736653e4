import type { Ability, CardId, ObjectId } from '../vocabulary/index.js';
import { event, type ContinuousEffect, type Game, type GameEvent, type Gen } from '../state/index.js';
import { abilitiesOf, lastKnownAbilities, type TriggeredAbility } from './abilities.js';
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
  by: { readonly source: ObjectId | null; readonly card: CardId | null; readonly detail?: 'shield' },
): Gen<GameEvent | null> {
  const much = Math.min(amount, damage.amount);
  if (much <= 0) return damage;
  g.log({ ...logged(g, damage), say: 'prevented', amount: much, ...(by.card === null ? {} : { source: by.card }) }); // PREV-04
  const { object, player } = damage;
  const { source, detail = null } = by;
  yield* g.perform(event('preventDamage', { object, player, amount: much, source, detail }));
  return much === damage.amount ? null : { ...damage, amount: damage.amount - much }; // PREV-01
}

/** Whether an ability is about the damage that its own card prevents. */
export const isLinked = (ability: Ability): ability is TriggeredAbility => {
  if (ability.kind !== 'triggered' || ability.when.event !== 'preventDamage') return false;
  const { where } = ability.when;
  return (
    where?.if === 'same' && where.one.select === 'cause' && where.one.part === 'source' && where.other.select === 'this'
  );
};

/**
 * What its card says of damage that is prevented this way belongs to the effect: it is set off for the player who set
 * the shield up, whoever has the card by now, and when it has left play (EFF-02, DEC-11).
 */
const setOffLinked = (g: Game, { scope, card }: ContinuousEffect, damage: GameEvent): void => {
  const { source, you } = scope;
  if (source === null || card === null) return;
  const object = g.state.objects[source];
  for (const ability of object === undefined ? lastKnownAbilities(g, card) : abilitiesOf(g, object))
    if (isLinked(ability))
      g.state.waiting.push({
        controller: you,
        source,
        card,
        ability: ability.key,
        how: 'triggered',
        modes: ability.modes,
        only: ability.only ?? null,
        scope: { ...scope, targets: [], cause: damage, bound: {} },
      });
};

/** Damage left after the shield (PREV-03). */
export function* applyShield(g: Game, { stored, kind, card }: Shield, damage: GameEvent): Gen<GameEvent | null> {
  const room = stored.left ?? damage.amount;
  const left = kind === 'points' ? room - Math.min(room, damage.amount) : 0; // PREV-03
  if (left > 0) stored.left = left;
  else g.state.continuous = g.state.continuous.filter((effect) => effect !== stored);
  const rest = yield* prevented(g, damage, room, { source: stored.scope.source, card, detail: 'shield' });
  if (rest !== damage) setOffLinked(g, stored, damage);
  return rest;
}
