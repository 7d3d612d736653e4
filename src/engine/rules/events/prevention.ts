import type { Ability, CardId, ObjectId } from '../../vocabulary/index.js';
import {
  takeOffStack,
  type ContinuousEffect,
  type EventOf,
  type Game,
  type GameEvent,
  type Gen,
  type TriggeredAbility,
} from '../../state/index.js';
import { abilitiesOf, lastKnownAbilities } from '../characteristics/abilities-now.js';
import { activeModifiers, reaches } from '../characteristics/continuous.js';
import { logged } from './log.js';
import type { Changed } from './order-matters.js';

/** Damage that is about to be taken. */
type Damage = EventOf<'damage'>;

/** A shield that waits for damage (PREV-03). */
export interface Shield {
  readonly name: string;
  readonly kind: 'points' | 'instance';
  readonly stored: ContinuousEffect;
  readonly card: CardId | null;
}

/** The shields that would prevent some of this damage; other events are none of their business (PREV-05). */
export const shieldsAgainst = (g: Game, damage: GameEvent): readonly Shield[] => {
  if (damage.type !== 'damage') return []; // PREV-05
  const found: Shield[] = [];
  for (const { modifier, scope, stored, name } of activeModifiers(g, 'shield'))
    if (stored !== null && reaches(g, modifier.on, scope, damage.object))
      found.push({ name, kind: modifier.kind, stored, card: stored.card });
  return found;
};

/** What prevents damage: the object that does, its card, and whether it is a shield. */
interface Preventer {
  readonly source: ObjectId | null;
  readonly card: CardId | null;
  readonly shield: boolean;
}

/** So much of this damage is prevented. */
export const preventing = ({ object, player }: Damage, { source, shield }: Preventer, amount: number) =>
  ({ type: 'preventDamage', object, player, amount, source, shield, stack: null }) as const;

/** Who prevents damage with a shield. */
export const shielding = ({ stored, card }: Pick<Shield, 'stored' | 'card'>): Preventer => ({
  source: stored.scope.source,
  card,
  shield: true,
});

/** Part of this damage, or all of it, is not dealt: what is left of it, null when nothing is (PREV-01, PREV-04). */
export function* prevented<E extends Damage>(g: Game, damage: E, amount: number, by: Preventer): Gen<E | null> {
  const much = Math.min(amount, damage.amount);
  if (much <= 0) return damage;
  const done = yield* g.perform(preventing(damage, by, much));
  if (done === null) return damage;
  const less = Math.min(done.amount, damage.amount);
  g.log({ ...logged(g, damage), say: 'prevented', amount: less, ...(by.card === null ? {} : { source: by.card }) }); // PREV-04
  return less === damage.amount ? null : { ...damage, amount: damage.amount - less }; // PREV-01
}

/** Lowers damage that waits on the stack; at 0 it leaves it (PREV-01). Of damage about to be taken `prevented` is told. */
export const preventDamage = (g: Game, e: EventOf<'preventDamage'>): EventOf<'preventDamage'> | null => {
  if (e.stack === null) return e;
  const item = g.state.stack.find(({ id }) => id === e.stack);
  if (item?.kind !== 'damage') return null;
  const amount = Math.min(item.amount, e.amount);
  item.amount -= amount; // PREV-01
  if (item.amount === 0) takeOffStack(g.state, item.id); // PREV-01
  return { ...e, amount };
};

/** Whether an ability is about the damage that its own card prevents. */
export const isLinked = (ability: Ability): ability is TriggeredAbility => {
  if (ability.kind !== 'triggered' || ability.when.event !== 'preventDamage') return false;
  const { where } = ability.when;
  return (
    where?.if === 'same' && where.one.select === 'cause' && where.one.part === 'source' && where.other.select === 'this'
  );
};

/** The abilities of a shield's card that are set off when it prevents damage (EFF-02). */
const linkedOf = (g: Game, { scope, card }: ContinuousEffect): readonly TriggeredAbility[] => {
  if (scope.source === null || card === null) return [];
  const object = g.state.objects[scope.source];
  return (object === undefined ? lastKnownAbilities(g, card) : abilitiesOf(g, object)).filter(isLinked);
};

/**
 * What its card says of damage that is prevented this way belongs to the effect: it is set off for the player who set
 * the shield up, whoever has the card by now, and when it has left play (EFF-02, DEC-11).
 */
const setOffLinked = (g: Game, stored: ContinuousEffect, damage: Damage): void => {
  const { source, you } = stored.scope;
  if (source === null) return;
  for (const ability of linkedOf(g, stored))
    g.state.waiting.push({
      controller: you,
      source,
      card: stored.card,
      ability: ability.key,
      how: 'triggered',
      modes: ability.modes,
      only: ability.only ?? null,
      scope: { ...stored.scope, targets: [], cause: damage, bound: {} },
    });
};

/** The same for shields of which either may be used up first: of one card and player, as big, as long, and with the same reach (DEC-32). */
export const sameShields = (g: Game, { stored, kind, card, name }: Shield): string =>
  linkedOf(g, stored).length > 0
    ? name
    : JSON.stringify([card, kind, stored.scope.you, stored.left, stored.modifier, stored.till]);

/** What it leaves of this damage, and what of it is used up; undefined when more comes of it than that. */
export const foreseenShield = (g: Game, shield: Shield, damage: Damage): Changed | undefined => {
  if (linkedOf(g, shield.stored).length > 0) return undefined;
  const much = Math.min(shield.stored.left ?? damage.amount, damage.amount);
  const left = damage.amount - much;
  return { event: left === 0 ? null : { ...damage, amount: left }, used: `${shield.name} ${much}` };
};

/** Damage left after the shield (PREV-03). */
export function* applyShield<E extends Damage>(g: Game, { stored, kind, card }: Shield, damage: E): Gen<E | null> {
  const room = stored.left ?? damage.amount;
  const left = kind === 'points' ? room - Math.min(room, damage.amount) : 0; // PREV-03
  if (left > 0) stored.left = left;
  else g.state.continuous = g.state.continuous.filter((effect) => effect !== stored);
  const rest = yield* prevented(g, damage, room, shielding({ stored, card }));
  if (rest !== damage) setOffLinked(g, stored, damage);
  return rest;
}
