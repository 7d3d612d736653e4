import type { Ability, Modifier, ObjectId } from '../../vocabulary/index.js';
import {
  ABILITY_CHANGES,
  abilityChanges,
  isObjectId,
  objectOf,
  rekeyed,
  sameLayer,
  storedEffects,
  type AbilityChange,
  type AbilityChanges,
  type AbilityLayer,
  type Game,
} from '../../state/index.js';
import { cardNow, heldAsPrinted, indexOf } from './printed-abilities.js';
import { lasts } from './durations.js';
import { scopeOf, works } from './working.js';

type LayerModifier = AbilityChange['modifier'];
const isOfLayer = (modifier: Modifier): modifier is LayerModifier =>
  modifier.modify === 'loseAbilities' || modifier.modify === 'ability' || modifier.modify === 'abilitiesOf';

type Layer = Map<ObjectId, readonly Ability[]>;

const abilitiesIn = (g: Game, layer: Layer, id: ObjectId): readonly Ability[] =>
  layer.get(id) ?? cardNow(g, objectOf(g.state, id)).abilities;

const changesByObjects = (g: Game): readonly AbilityChange[] =>
  ABILITY_CHANGES.flatMap((kind) =>
    (heldAsPrinted(g).statics.get(kind) ?? []).flatMap((by) =>
      by.ability.grants.filter(isOfLayer).flatMap((modifier): readonly AbilityChange[] => {
        const since = objectOf(g.state, by.id).entered;
        return modifier.modify === kind ? [{ modifier, scope: scopeOf(g, by.id), since, by }] : [];
      }),
    ),
  );

const changesByEffects = (g: Game): readonly AbilityChange[] =>
  ABILITY_CHANGES.flatMap((kind) =>
    storedEffects(g, kind).flatMap((by): readonly AbilityChange[] => {
      const { modifier, scope, id: since } = by;
      return isOfLayer(modifier) ? [{ modifier, scope, since, by }] : [];
    }),
  );

/**
 * The abilities that a change may bring besides those on the table: quoted ones, and those of objects that may have gone.
 * Null when only the state can tell.
 */
const broughtBy = (g: Game, { modifier }: AbilityChange): readonly Ability[] | null => {
  if (modifier.modify !== 'abilitiesOf') return modifier.modify === 'ability' ? [modifier.ability] : [];
  const { of } = modifier;
  if (of.select === 'objects') return [];
  if (of.select !== 'fixed') return null;
  const objects = of.refs.filter(isObjectId).flatMap((id) => g.state.objects[id] ?? []);
  return objects.flatMap((object) => cardNow(g, object).abilities);
};

/** Everything that may change abilities, whether it works now or not. */
const changesThere = (g: Game): AbilityChanges =>
  abilityChanges(g, heldAsPrinted(g), () => {
    const changes = [...changesByObjects(g), ...changesByEffects(g)].toSorted((a, b) => a.since - b.since);
    const brought = changes.map((change) => broughtBy(g, change));
    const isKnown = !brought.includes(null);
    return {
      changes,
      brought: isKnown
        ? indexOf(
            g,
            brought.flatMap((abilities) => abilities ?? []),
          )
        : null,
    };
  });

/** Abilities under keys that are all different: a gained one never goes by the key of another. */
const withOwnKeys = (g: Game, had: readonly Ability[], gained: readonly Ability[]): readonly Ability[] => {
  const keys = new Set(had.map(({ key }) => key));
  const own = gained.map((ability) => {
    let key = ability.key;
    for (let n = 2; keys.has(key); n += 1) key = `${ability.key}+${n}`;
    keys.add(key);
    return key === ability.key ? ability : rekeyed(g, ability, key);
  });
  return [...had, ...own];
};

const isTap = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap');

const changed = (
  g: Game,
  layer: Layer,
  { modifier, scope }: AbilityChange,
  had: readonly Ability[],
): readonly Ability[] => {
  switch (modifier.modify) {
    case 'loseAbilities':
      return had.filter((ability) => ability.kind === 'keyword' && modifier.except.includes(ability.word));
    case 'ability':
      return withOwnKeys(g, had, [modifier.ability]);
    case 'abilitiesOf': {
      const others = g.select(modifier.of, scope).filter(isObjectId);
      const gained = others.flatMap((id) => abilitiesIn(g, layer, id));
      return withOwnKeys(g, had, modifier.which === 'tap' ? gained.filter(isTap) : gained);
    }
  }
};

/** Whether a change is in force: what makes it has not been lost to an earlier one, and waits for no condition. */
const isInForce = (g: Game, layer: Layer, { by, scope }: AbilityChange): boolean => {
  if (!('ability' in by)) return lasts(g, by);
  const { id, ability } = by;
  if (!works(objectOf(g.state, id), ability) || !abilitiesIn(g, layer, id).includes(ability)) return false;
  return ability.while === undefined || g.holds(ability.while, scope);
};

const apply = (g: Game, layer: Layer, change: AbilityChange): void => {
  if (!isInForce(g, layer, change)) return;
  for (const id of g.select(change.modifier.on, change.scope).filter(isObjectId))
    layer.set(id, changed(g, layer, change, abilitiesIn(g, layer, id)));
};

/** The abilities that are asked for by the kind of modifier they grant, or by the event that they watch. */
type AskedFor = 'statics' | 'triggers' | 'replacements';

/**
 * Whether changes of abilities can make a difference to those that are asked for by this. What is printed nowhere and
 * brought by nothing is not there, whatever the changes do just now.
 */
export const canDiffer = (g: Game, list: AskedFor, by: string): boolean => {
  const printed: ReadonlyMap<string, unknown> = heldAsPrinted(g)[list];
  const { brought } = changesThere(g);
  return brought === null || printed.has(by) || brought[list].some(([kind]) => kind === by);
};

/**
 * The abilities of every object whose abilities differ from what is printed, by timestamp and in one pass (EFF-03);
 * null when there is none.
 */
export const abilityLayer = (g: Game): AbilityLayer | null => {
  if (g.underway.abilities !== null) return g.underway.abilities;
  const { changes } = changesThere(g);
  const layer: Layer = new Map();
  g.underway.abilities = layer;
  try {
    for (const change of changes) apply(g, layer, change); // EFF-03
  } finally {
    g.underway.abilities = null;
  }
  return layer.size === 0 ? null : sameLayer(g, layer);
};
