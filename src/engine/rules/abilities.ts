import type { Ability, Card, CardId, EventType, Keyword, Modifier, ObjectId, Stat } from '../vocabulary/index.js';
import { objectOf, objectsInPlay, type Game, type GameObject } from '../state/index.js';

export type StaticAbility = Extract<Ability, { kind: 'static' }>;
export type TriggeredAbility = Extract<Ability, { kind: 'triggered' }>;
export type ReplacementAbility = Extract<Ability, { kind: 'replacement' }>;

/** The abilities of a card by what asks for them. A card's tree never changes, so this is worked out once. */
interface AbilityIndex {
  readonly statics: readonly StaticAbility[];
  /** The kinds of modifier that the static abilities grant, stats each by itself. */
  readonly modifies: ReadonlySet<string>;
  readonly triggers: ReadonlyMap<EventType, readonly TriggeredAbility[]>;
  readonly replacements: ReadonlyMap<EventType, readonly ReplacementAbility[]>;
  readonly keywords: readonly Keyword[];
}

/** Names a kind of modifier, a stat by its name. */
export const kindOf = (kind: Modifier['modify'], stat: Stat | undefined): string =>
  stat === undefined ? kind : `${kind} ${stat}`;

const indexes = new WeakMap<readonly Ability[], AbilityIndex>();

const byEvent = <A extends Ability>(abilities: readonly A[], eventOf: (ability: A) => EventType) => {
  const found = new Map<EventType, A[]>();
  for (const ability of abilities) found.set(eventOf(ability), [...(found.get(eventOf(ability)) ?? []), ability]);
  return found;
};

const build = (abilities: readonly Ability[]): AbilityIndex => {
  const statics = abilities.filter((ability) => ability.kind === 'static');
  const grants = statics.flatMap((ability) => ability.grants);
  return {
    statics,
    modifies: new Set(
      grants.flatMap((grant) =>
        grant.modify === 'stat' ? [kindOf('stat', grant.stat)] : [kindOf(grant.modify, undefined)],
      ),
    ),
    triggers: byEvent(
      abilities.filter((ability) => ability.kind === 'triggered'),
      (ability) => ability.when.event,
    ),
    replacements: byEvent(
      abilities.filter((ability) => ability.kind === 'replacement'),
      (ability) => ability.would.event,
    ),
    keywords: abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.word] : [])),
  };
};

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

/** The ability layer: what an object has before any stat is read (DESIGN: characteristics, one pass). */
export const abilitiesOf = (g: Game, object: GameObject): readonly Ability[] => cardNow(g, object).abilities;

/** An ability with the object that has it. */
export interface Held<A extends Ability> {
  readonly id: ObjectId;
  readonly ability: A;
}

/** The abilities of everything in play that one kind of question asks for; as long as nothing moves it stays the same. */
interface InPlay {
  readonly statics: Map<string, readonly Held<StaticAbility>[]>;
  readonly triggers: Map<EventType, readonly Held<TriggeredAbility>[]>;
  readonly replacements: Map<EventType, readonly Held<ReplacementAbility>[]>;
}
const held = new WeakMap<readonly ObjectId[], InPlay>();

const heldInPlay = (ids: readonly ObjectId[]): InPlay => {
  const known = held.get(ids);
  if (known !== undefined) return known;
  const made: InPlay = { statics: new Map(), triggers: new Map(), replacements: new Map() };
  held.set(ids, made);
  return made;
};

const collected = <K, A extends Ability>(
  g: Game,
  ids: readonly ObjectId[],
  memo: Map<K, readonly Held<A>[]>,
  key: K,
  abilitiesFor: (index: AbilityIndex) => readonly A[],
): readonly Held<A>[] => {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const found = ids.flatMap((id) =>
    abilitiesFor(indexOf(abilitiesOf(g, objectOf(g.state, id)))).map((ability) => ({ id, ability })),
  );
  memo.set(key, found);
  return found;
};

/** The static abilities in play that grant this kind of modifier, working or not. */
export const staticsInPlay = (g: Game, kind: string): readonly Held<StaticAbility>[] => {
  const ids = objectsInPlay(g.state);
  return collected(g, ids, heldInPlay(ids).statics, kind, (index) => (index.modifies.has(kind) ? index.statics : []));
};

/** The triggered abilities in play that watch this kind of event, working or not. */
export const triggersInPlay = (g: Game, event: EventType): readonly Held<TriggeredAbility>[] => {
  const ids = objectsInPlay(g.state);
  return collected(g, ids, heldInPlay(ids).triggers, event, (index) => index.triggers.get(event) ?? []);
};

/** The replacement abilities in play that watch this kind of event, working or not. */
export const replacementsInPlay = (g: Game, event: EventType): readonly Held<ReplacementAbility>[] => {
  const ids = objectsInPlay(g.state);
  return collected(g, ids, heldInPlay(ids).replacements, event, (index) => index.replacements.get(event) ?? []);
};

/** The triggered abilities of one object that watch this kind of event. */
export const triggersOn = (g: Game, id: ObjectId, event: EventType): readonly Held<TriggeredAbility>[] =>
  (indexOf(abilitiesOf(g, objectOf(g.state, id))).triggers.get(event) ?? []).map((ability) => ({ id, ability }));

/** The keywords that stand on the card. */
export const printedKeywords = (g: Game, object: GameObject): readonly Keyword[] =>
  indexOf(abilitiesOf(g, object)).keywords;
