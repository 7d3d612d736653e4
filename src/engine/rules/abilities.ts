import type { Ability, EventType, Keyword, Modifier, Stat } from '../vocabulary/index.js';
import type { Game, GameObject } from '../state/index.js';

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

/** The ability layer: what an object has before any stat is read (DESIGN: characteristics, one pass). */
export const abilitiesOf = (g: Game, object: GameObject): readonly Ability[] => g.card(object.card).abilities;

const NO_TRIGGERS: readonly TriggeredAbility[] = [];
const NO_REPLACEMENTS: readonly ReplacementAbility[] = [];
const NO_STATICS: readonly StaticAbility[] = [];

/** The triggered abilities of an object that watch this kind of event. */
export const triggersOn = (g: Game, object: GameObject, event: EventType): readonly TriggeredAbility[] =>
  indexOf(abilitiesOf(g, object)).triggers.get(event) ?? NO_TRIGGERS;

/** The replacement abilities of an object that watch this kind of event. */
export const replacementsOn = (g: Game, object: GameObject, event: EventType): readonly ReplacementAbility[] =>
  indexOf(abilitiesOf(g, object)).replacements.get(event) ?? NO_REPLACEMENTS;

/** The static abilities of an object, if any of them grants this kind of modifier. */
export const staticsGranting = (g: Game, object: GameObject, kind: string): readonly StaticAbility[] => {
  const index = indexOf(abilitiesOf(g, object));
  return index.modifies.has(kind) ? index.statics : NO_STATICS;
};

/** The keywords that stand on the card. */
export const printedKeywords = (g: Game, object: GameObject): readonly Keyword[] =>
  indexOf(abilitiesOf(g, object)).keywords;
