import { isPlayerId, takeOffStack, type EventOf, type Game, type Gen, type StackItem } from '../../state/index.js';
import { applyReplacements } from '../events/event-pipeline.js';
import { collectWouldTriggers } from '../events/triggers.js';
import { maxHp } from '../characteristics/characteristics.js';

type Damage = Extract<StackItem, { kind: 'damage' }>;
type Death = Extract<StackItem, { kind: 'death' }>;

/** Damage that waits on the stack becomes more; there is no less of it by this (DMG-14). */
export const raiseDamage = (g: Game, e: EventOf<'addToDamage'>): EventOf<'addToDamage'> | null => {
  const item = g.state.stack.find(({ id }) => id === e.object);
  if (item?.kind !== 'damage' || e.amount <= 0) return null;
  item.amount += e.amount; // DMG-14
  return { ...e, player: isPlayerId(item.to) ? item.to : null };
};

/** The `damage` event of a damage item on the stack. */
const damageEventOf = (item: Damage): EventOf<'damage'> => ({
  type: 'damage',
  player: isPlayerId(item.to) ? item.to : null,
  object: item.to,
  amount: item.amount,
  source: item.source,
  stack: item.id,
  roll: item.roll,
  combat: item.combat,
  dealer: item.dealer,
});

/** Triggered "would take damage" abilities go above the damage; true when priority must pass again (DEC-27). */
export const wouldTakeDamageTriggers = (g: Game, item: Damage): boolean =>
  collectWouldTriggers(g, item, { ...damageEventOf(item), type: 'wouldTakeDamage' });

/** Damage is marked when it resolves (DMG-01). */
export function* resolveDamage(g: Game, item: Damage): Gen {
  takeOffStack(g.state, item.id);
  if (maxHp(g, item.to) !== null) yield* g.perform(damageEventOf(item));
}

const deathEventOf = (item: Death): EventOf<'wouldDie'> => ({
  type: 'wouldDie',
  player: isPlayerId(item.of) ? item.of : null,
  object: item.of,
  stack: item.id,
  killer: item.killer,
  roll: item.roll,
});

/** Triggered "would die" abilities go above the death (DEC-27). */
export const wouldDieTriggers = (g: Game, item: Death): boolean => collectWouldTriggers(g, item, deathEventOf(item));

/** Whether this death happens after replacements and prohibitions, which use no stack (REPL-01, DEC-27). */
export function* deathHappens(g: Game, item: Death): Gen<boolean> {
  return (yield* applyReplacements(g, deathEventOf(item))) !== null; // REPL-01
}
