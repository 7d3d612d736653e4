import {
  numbersAfter,
  withNumbersChanged,
  type Ability,
  type Card,
  type CardId,
  type ChangedNumber,
  type EventType,
  type Keyword,
  type Modifier,
  type NumberChange,
  type ObjectId,
  type Stat,
} from '../vocabulary/index.js';
import { SLOTS, objectOf, objectsInPlay, type Game, type GameObject, type GameState } from '../state/index.js';

export type StaticAbility = Extract<Ability, { kind: 'static' }>;
export type TriggeredAbility = Extract<Ability, { kind: 'triggered' }>;
export type ReplacementAbility = Extract<Ability, { kind: 'replacement' }>;

/** The abilities of a card by what asks for them. A card's tree never changes, so this is worked out once. */
interface AbilityIndex {
  /** The static abilities with each kind of modifier that they grant, stats each by itself. */
  readonly statics: readonly (readonly [kind: string, ability: StaticAbility])[];
  readonly triggers: readonly (readonly [event: EventType, ability: TriggeredAbility])[];
  readonly replacements: readonly (readonly [event: EventType, ability: ReplacementAbility])[];
  readonly keywords: readonly Keyword[];
  /** Some of them work where others do not: covered, in discard or outside the game. */
  readonly elsewhere: boolean;
}

const STAT_KINDS = { hp: 'stat hp', dc: 'stat dc', atk: 'stat atk' } as const satisfies Record<Stat, string>;
/** Names a kind of modifier, that of a stat by the stat too. */
export const kindOf = (kind: Modifier['modify'], stat: Stat | undefined): string =>
  stat === undefined ? kind : STAT_KINDS[stat];

const indexes = new WeakMap<readonly Ability[], AbilityIndex>();

const kindsOf = ({ grants }: StaticAbility): ReadonlySet<string> =>
  new Set(grants.map((grant) => kindOf(grant.modify, grant.modify === 'stat' ? grant.stat : undefined)));

const build = (abilities: readonly Ability[]): AbilityIndex => ({
  statics: abilities.flatMap((ability) =>
    ability.kind === 'static' ? [...kindsOf(ability)].map((kind) => [kind, ability] as const) : [],
  ),
  triggers: abilities.flatMap((ability) =>
    ability.kind === 'triggered' ? [[ability.when.event, ability] as const] : [],
  ),
  replacements: abilities.flatMap((ability) =>
    ability.kind === 'replacement' ? [[ability.would.event, ability] as const] : [],
  ),
  keywords: abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.word] : [])),
  elsewhere: abilities.some(({ worksIn }) => worksIn !== undefined),
});

/** The abilities by what asks for them. */
export const indexOf = (abilities: readonly Ability[]): AbilityIndex => {
  const known = indexes.get(abilities);
  if (known !== undefined) return known;
  const made = build(abilities);
  indexes.set(abilities, made);
  return made;
};

/** The card that an object has become a copy of last; null when it is itself. */
export const copiedCard = ({ state }: Game, id: ObjectId): CardId | null => {
  let copied: CardId | null = null;
  for (const { modifier } of state.continuous)
    if (modifier.modify === 'copyOf' && modifier.on.select === 'fixed' && modifier.on.refs.includes(id))
      copied = modifier.card;
  return copied;
};

/** The changes of numbers in what is printed on an object, oldest first; nearly always none. */
const numberChanges = ({ state }: Game, id: ObjectId, card: CardId): readonly NumberChange[] => {
  let found: NumberChange[] | null = null;
  for (const { modifier } of state.continuous)
    if (
      modifier.modify === 'number' &&
      modifier.card === card &&
      modifier.on.select === 'fixed' &&
      modifier.on.refs.includes(id)
    )
      (found ??= []).push({ ordinal: modifier.ordinal, by: modifier.by });
  return found ?? [];
};

const reprinted = new WeakMap<Card, Map<string, Card>>();

/** The card with other numbers in its text; the same one for the same changes, as what is worked out for it is kept. */
const withNumbers = (card: Card, changes: readonly NumberChange[]): Card => {
  const known = reprinted.get(card) ?? new Map<string, Card>();
  reprinted.set(card, known);
  const key = JSON.stringify(changes);
  const made = known.get(key) ?? { ...card, abilities: withNumbersChanged(card.abilities, changes) };
  known.set(key, made);
  return made;
};

/** The numbers of the text printed on an object, and what they are now; with a further change after those there are. */
export const numbersOn = (g: Game, id: ObjectId, further: readonly NumberChange[] = []): readonly ChangedNumber[] => {
  const { id: card, abilities } = g.card(copiedCard(g, id) ?? objectOf(g.state, id).card);
  return numbersAfter(abilities, [...numberChanges(g, id, card), ...further]);
};

/** Those that are not as printed; nearly always none. */
export const changedNumbersOn = (g: Game, id: ObjectId): readonly ChangedNumber[] =>
  g.state.continuous.some(({ modifier }) => modifier.modify === 'number')
    ? numbersOn(g, id).filter(({ was, number }) => was !== number)
    : [];

/** What is printed on an object: its own card, or the one that it is a copy of (COPY-01, COPY-07), with changed numbers. */
export const cardNow = (g: Game, object: GameObject): Card => {
  if (g.state.continuous.length === 0) return g.card(object.card);
  const card = g.card(copiedCard(g, object.id) ?? object.card); // COPY-01
  const changes = numberChanges(g, object.id, card.id);
  return changes.length === 0 ? card : withNumbers(card, changes);
};

/** What is printed on a card whose object has gone: all that is known of it then (DEC-11). */
export const lastKnownAbilities = (g: Game, card: CardId): readonly Ability[] => g.card(card).abilities;

/** The other face of a card, as its id; null without one (FLIP-01). */
export const backOf = (g: Game, card: CardId): CardId | null => g.card(card).back?.id ?? null;

/** An ability with the object that has it. */
export interface Held<A extends Ability> {
  readonly id: ObjectId;
  readonly ability: A;
}

/** The abilities of the objects on the table by what asks for them. */
export interface HeldAbilities {
  readonly statics: Map<string, Held<StaticAbility>[]>;
  readonly triggers: Map<EventType, Held<TriggeredAbility>[]>;
  readonly replacements: Map<EventType, Held<ReplacementAbility>[]>;
  /** Some of them change the abilities of objects. */
  readonly changeAbilities: boolean;
}

/** What is printed on everything on the table. */
interface Printed extends HeldAbilities {
  /** The objects in play with HP printed on them. */
  readonly withHp: readonly ObjectId[];
}

/** The modifiers that change what abilities objects have. */
export const ABILITY_CHANGES = [
  'loseAbilities',
  'ability',
  'abilitiesOf',
] as const satisfies readonly Modifier['modify'][];

const add = <K, A extends Ability>(to: Map<K, Held<A>[]>, id: ObjectId, found: readonly (readonly [K, A])[]): void => {
  for (const [key, ability] of found) {
    const there = to.get(key);
    if (there === undefined) to.set(key, [{ id, ability }]);
    else there.push({ id, ability });
  }
};

const withElsewhere = new WeakMap<GameState, boolean>();

/** Whether any card of this game has such an ability: the cards of a game stay the same. */
const anyElsewhere = (g: Game): boolean => {
  const { state } = g;
  const known = withElsewhere.get(state);
  if (known !== undefined) return known;
  const cards = [...Object.values(state.objects).map(({ card }) => card), ...Object.values(state.decks).flat()];
  const found = cards.some((card) => indexOf(g.card(card).abilities).elsewhere);
  withElsewhere.set(state, found);
  return found;
};

/** Cards that are not in play and have an ability that may work there (ABIL-01). */
const elsewhere = (g: Game): readonly ObjectId[] => {
  if (!anyElsewhere(g)) return [];
  const { slots, discards, outside } = g.state;
  const found: ObjectId[] = [];
  const look = (ids: readonly ObjectId[]): void => {
    for (const id of ids) if (indexOf(g.card(objectOf(g.state, id).card).abilities).elsewhere) found.push(id);
  };
  for (const slot of SLOTS) for (const pile of slots[slot]) if (pile.length > 1) look(pile.slice(0, -1));
  for (const pile of Object.values(discards)) look(pile);
  look(outside);
  return found;
};

/** Collects what these abilities are asked for. */
export const collected = (g: Game, abilitiesOf: (id: ObjectId) => readonly Ability[]): HeldAbilities => {
  const made: Omit<HeldAbilities, 'changeAbilities'> = {
    statics: new Map(),
    triggers: new Map(),
    replacements: new Map(),
  };
  for (const id of [...objectsInPlay(g.state), ...elsewhere(g)]) {
    const index = indexOf(abilitiesOf(id));
    add(made.statics, id, index.statics);
    add(made.triggers, id, index.triggers);
    add(made.replacements, id, index.replacements);
  }
  return { ...made, changeAbilities: ABILITY_CHANGES.some((kind) => made.statics.has(kind)) };
};

const printed = new WeakMap<readonly ObjectId[], Printed>();

/** What is printed on everything on the table; as long as nothing moves this stays the same. */
export const heldAsPrinted = (g: Game): Printed => {
  const ids = objectsInPlay(g.state);
  const known = printed.get(ids);
  if (known !== undefined) return known;
  const cardOf = (id: ObjectId): Card => cardNow(g, objectOf(g.state, id));
  const withHp = ids.filter((id) => cardOf(id).hp !== null);
  const made: Printed = { ...collected(g, (id) => cardOf(id).abilities), withHp };
  printed.set(ids, made);
  return made;
};
