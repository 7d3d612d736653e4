import { countersOf, type GameState } from '../../state/index.js';
import type { CardId, ObjectId, PlayerId } from '../../vocabulary/index.js';

/**
 * A trigger or replacement as an order remembers it: `card/ability@object` and the counters on that object. An order that
 * was given before holds for the same objects with the same counters only (DEC-32).
 */
export const nameInOrder = (
  state: GameState,
  card: CardId | null,
  ability: string,
  object: ObjectId | null,
): string => {
  const counters = object === null ? [] : Object.entries(countersOf(state, object));
  const counted = counters.map(([name, count]) => `+${name}:${count}`).toSorted();
  return `${card ?? 'game'}/${ability}@${object ?? 'game'}${counted.join('')}`;
};

/** The name without object and counters, which is all that v0.1.0 remembered. */
const withoutObject = (name: string): string => name.split('@')[0] ?? name;
const baseNamesOf = (names: readonly string[]): readonly string[] => [...new Set(names.map(withoutObject))].toSorted();
const keyOf = (player: PlayerId, names: readonly string[]): string => `${player} ${names.toSorted().join(' ')}`;

/**
 * Keeps the order in which a player wants these from now on; what was remembered of the same abilities is forgotten.
 */
export const rememberOrder = (state: GameState, player: PlayerId, names: readonly string[]): void => {
  const brief = baseNamesOf(names).join(' ');
  for (const [key, old] of Object.entries(state.memory.orders))
    if (key.startsWith(`${player} `) && baseNamesOf(old).join(' ') === brief) delete state.memory.orders[key];
  state.memory.orders[keyOf(player, names)] = [...names];
};

/** An order stored by v0.1.0 for these abilities, or for more of them: its names have no objects. */
const orderFromOldSave = (
  state: GameState,
  player: PlayerId,
  names: readonly string[],
): readonly string[] | undefined =>
  Object.entries(state.memory.orders).find(
    ([key, order]) => key.startsWith(`${player} `) && names.every((name) => order.includes(withoutObject(name))),
  )?.[1];

/**
 * The order that the player gave earlier for exactly these; an order found in an old save is stored for exactly these (DEC-32).
 */
export const rememberedOrder = (
  state: GameState,
  player: PlayerId,
  names: readonly string[],
): readonly string[] | undefined => {
  const known = state.memory.orders[keyOf(player, names)];
  if (known !== undefined) return known;
  const old = orderFromOldSave(state, player, names);
  if (old === undefined) return undefined;
  const order = names.toSorted((a, b) => old.indexOf(withoutObject(a)) - old.indexOf(withoutObject(b)));
  rememberOrder(state, player, order);
  return order;
};
