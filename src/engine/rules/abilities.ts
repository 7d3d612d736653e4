import type { Ability, Card, CardId, EventType, Keyword, Modifier, ObjectId, Stat } from '../vocabulary/index.js';
import { objectOf, objectsInPlay, type Game, type GameObject } from '../state/index.js';

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
}

/** Names a kind of modifier, a stat by its name. */
export const kindOf = (kind: Modifier['modify'], stat: Stat | undefined): string =>
  stat === undefined ? kind : `${kind} ${stat}`;

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
});

const indexOf = (abilities: readonly Ability[]): AbilityIndex => {
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

/** What is printed on an object: its own card, or the one that it is a copy of (COPY-01, COPY-07). */
export const cardNow = (g: Game, object: GameObject): Card => g.card(copiedCard(g, object.id) ?? object.card); // COPY-01

/** The other face of a card, as its id; null without one (FLIP-01). */
export const backOf = (g: Game, card: CardId): CardId | null => g.card(card).back?.id ?? null;

/** The ability layer: what an object has before any stat is read (DESIGN: characteristics, one pass). */
export const abilitiesOf = (g: Game, object: GameObject): readonly Ability[] => cardNow(g, object).abilities;

/** An ability with the object that has it. */
export interface Held<A extends Ability> {
  readonly id: ObjectId;
  readonly ability: A;
}

/** The abilities of everything in play by what asks for them; as long as nothing moves this stays the same. */
interface InPlay {
  readonly statics: Map<string, Held<StaticAbility>[]>;
  readonly triggers: Map<EventType, Held<TriggeredAbility>[]>;
  readonly replacements: Map<EventType, Held<ReplacementAbility>[]>;
}
const held = new WeakMap<readonly ObjectId[], InPlay>();

const add = <K, A extends Ability>(to: Map<K, Held<A>[]>, id: ObjectId, found: readonly (readonly [K, A])[]): void => {
  for (const [key, ability] of found) {
    const there = to.get(key);
    if (there === undefined) to.set(key, [{ id, ability }]);
    else there.push({ id, ability });
  }
};

const heldInPlay = (g: Game): InPlay => {
  const ids = objectsInPlay(g.state);
  const known = held.get(ids);
  if (known !== undefined) return known;
  const made: InPlay = { statics: new Map(), triggers: new Map(), replacements: new Map() };
  for (const id of ids) {
    const index = indexOf(abilitiesOf(g, objectOf(g.state, id)));
    add(made.statics, id, index.statics);
    add(made.triggers, id, index.triggers);
    add(made.replacements, id, index.replacements);
  }
  held.set(ids, made);
  return made;
};

/** The static abilities in play that grant this kind of modifier, working or not. */
export const staticsInPlay = (g: Game, kind: string): readonly Held<StaticAbility>[] =>
  heldInPlay(g).statics.get(kind) ?? [];

/** The triggered abilities in play that watch this kind of event, working or not. */
export const triggersInPlay = (g: Game, event: EventType): readonly Held<TriggeredAbility>[] =>
  heldInPlay(g).triggers.get(event) ?? [];

/** The replacement abilities in play that watch this kind of event, working or not. */
export const replacementsInPlay = (g: Game, event: EventType): readonly Held<ReplacementAbility>[] =>
  heldInPlay(g).replacements.get(event) ?? [];

/** The triggered abilities of one object that watch this kind of event. */
export const triggersOn = (g: Game, id: ObjectId, event: EventType): readonly Held<TriggeredAbility>[] =>
  indexOf(abilitiesOf(g, objectOf(g.state, id))).triggers.flatMap(([watched, ability]) =>
    watched === event ? [{ id, ability }] : [],
  );

/** The keywords that stand on the card. */
export const printedKeywords = (g: Game, object: GameObject): readonly Keyword[] =>
  indexOf(abilitiesOf(g, object)).keywords;
