import type { Ability, Modifier, ObjectId } from '../../vocabulary/index.js';
import {
  ABILITY_CHANGES,
  isObjectId,
  objectOf,
  sameLayer,
  storedChanges,
  type Game,
  type Scope,
} from '../../state/index.js';
import { cardNow, heldAsPrinted } from './printed-abilities.js';
import { lasts } from './durations.js';
import { scopeOf, works } from './working.js';

type LayerModifier = Extract<Modifier, { modify: 'loseAbilities' | 'ability' | 'abilitiesOf' }>;
const isOfLayer = (modifier: Modifier): modifier is LayerModifier =>
  modifier.modify === 'loseAbilities' || modifier.modify === 'ability' || modifier.modify === 'abilitiesOf';

/** A change of abilities in force, and the ability behind it when an object has it. */
interface Change {
  readonly modifier: LayerModifier;
  readonly scope: Scope;
  readonly since: number;
  readonly by: { readonly id: ObjectId; readonly ability: Ability } | null;
}

type Layer = Map<ObjectId, readonly Ability[]>;

const abilitiesIn = (g: Game, layer: Layer, id: ObjectId): readonly Ability[] =>
  layer.get(id) ?? cardNow(g, objectOf(g.state, id)).abilities;

const changesByObjects = (g: Game): readonly Change[] =>
  ABILITY_CHANGES.flatMap((kind) =>
    (heldAsPrinted(g).statics.get(kind) ?? []).flatMap(({ id, ability }) =>
      ability.grants.filter(isOfLayer).flatMap((modifier): readonly Change[] => {
        if (modifier.modify !== kind || !works(objectOf(g.state, id), ability)) return [];
        const since = objectOf(g.state, id).entered;
        return [{ modifier, scope: scopeOf(g, id), since, by: { id, ability } }];
      }),
    ),
  );

const changesByEffects = (g: Game): readonly Change[] =>
  g.state.continuous.flatMap(({ modifier, scope, id, till }) =>
    isOfLayer(modifier) && lasts(g, { till, scope }) ? [{ modifier, scope, since: id, by: null }] : [],
  );

/** Abilities under keys that are all different: a gained one never goes by the key of another. */
const withOwnKeys = (had: readonly Ability[], gained: readonly Ability[]): readonly Ability[] => {
  const all = [...had];
  for (const ability of gained) {
    let key = ability.key;
    for (let n = 2; all.some((other) => other.key === key); n += 1) key = `${ability.key}+${n}`;
    all.push(key === ability.key ? ability : { ...ability, key });
  }
  return all;
};

const isTap = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap');

const changed = (g: Game, layer: Layer, { modifier, scope }: Change, had: readonly Ability[]): readonly Ability[] => {
  switch (modifier.modify) {
    case 'loseAbilities':
      return had.filter((ability) => ability.kind === 'keyword' && modifier.except.includes(ability.word));
    case 'ability':
      return withOwnKeys(had, [modifier.ability]);
    case 'abilitiesOf': {
      const others = g.select(modifier.of, scope).filter(isObjectId);
      const gained = others.flatMap((id) => abilitiesIn(g, layer, id));
      return withOwnKeys(had, modifier.which === 'tap' ? gained.filter(isTap) : gained);
    }
  }
};

/** Applies one change, unless what makes it has been lost to an earlier one, or waits for a condition. */
const apply = (g: Game, layer: Layer, change: Change): void => {
  const { by, modifier, scope } = change;
  if (by !== null && !abilitiesIn(g, layer, by.id).includes(by.ability)) return;
  if (by?.ability.kind === 'static' && by.ability.while !== undefined && !g.holds(by.ability.while, scope)) return;
  for (const id of g.select(modifier.on, scope).filter(isObjectId))
    layer.set(id, changed(g, layer, change, abilitiesIn(g, layer, id)));
};

/** Whether all abilities are as printed, as they nearly always are. */
const isAsPrinted = (g: Game): boolean => !heldAsPrinted(g).changeAbilities && !storedChanges(g).ofAbilities;

/**
 * The abilities of every object whose abilities differ from what is printed, by timestamp and in one pass (EFF-03);
 * null when there is none.
 */
export const abilityLayer = (g: Game): ReadonlyMap<ObjectId, readonly Ability[]> | null => {
  if (isAsPrinted(g)) return null;
  if (g.underway.abilities !== null) return g.underway.abilities;
  const changes = [...changesByObjects(g), ...changesByEffects(g)];
  if (changes.length === 0) return null;
  const layer: Layer = new Map();
  g.underway.abilities = layer;
  try {
    for (const change of changes.toSorted((a, b) => a.since - b.since)) apply(g, layer, change); // EFF-03
  } finally {
    g.underway.abilities = null;
  }
  return sameLayer(g, layer);
};
