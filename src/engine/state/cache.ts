import type {
  Ability,
  AbilityOf,
  Card,
  CardId,
  Deck,
  EventType,
  Keyword,
  Modifier,
  ObjectId,
  PlayerId,
  Role,
  Workplace,
} from '../vocabulary/index.js';
import type { CardLookup } from './game.js';
import type { AbilityLayer, ReadCache, CachedBoard } from './read-cache.js';
import type { ObjectView } from './object-view.js';
import type { ContinuousEffect, GameObject, GameState, Scope } from './state.js';
import type { Written } from './state-text.js';

export type StaticAbility = AbilityOf<'static'>;
export type TriggeredAbility = AbilityOf<'triggered'>;
export type ActivatedAbility = AbilityOf<'activated'>;
export type ReplacementAbility = AbilityOf<'replacement'>;

/** The abilities of a card by what asks for them. */
export interface AbilityIndex {
  /** The static abilities with each kind of modifier that they grant, stats each by itself. */
  readonly statics: readonly (readonly [kind: string, ability: StaticAbility])[];
  readonly triggers: readonly (readonly [event: EventType, ability: TriggeredAbility])[];
  readonly replacements: readonly (readonly [event: EventType, ability: ReplacementAbility])[];
  readonly activated: readonly ActivatedAbility[];
  readonly keywords: readonly Keyword[];
}

/** An ability with the object that has it. */
export interface Held<A extends Ability> {
  readonly id: ObjectId;
  readonly ability: A;
}

/** The abilities of the objects on the table by what asks for them. */
export interface HeldAbilities {
  readonly statics: ReadonlyMap<string, readonly Held<StaticAbility>[]>;
  readonly triggers: ReadonlyMap<EventType, readonly Held<TriggeredAbility>[]>;
  readonly replacements: ReadonlyMap<EventType, readonly Held<ReplacementAbility>[]>;
  /** Some of them change the abilities of objects. */
  readonly changeAbilities: boolean;
}

/** What is printed on everything on the table. */
export interface Printed extends HeldAbilities {
  /** The objects in play with HP printed on them; a character has none of its own (CHAR-04). */
  readonly withHp: readonly ObjectId[];
}

/** What is in play, and what it was read from. */
interface InPlay extends Pick<GameState, 'players' | 'slots'> {
  readonly ids: readonly ObjectId[];
  readonly active: PlayerId;
}

/** The stored effects by what they modify, and what of them changes what can be read on cards. */
export interface StoredChanges {
  readonly of: readonly ContinuousEffect[];
  readonly byKind: ReadonlyMap<Modifier['modify'], readonly ContinuousEffect[]>;
  /** Those that change what is printed on an object: copies, and other numbers. */
  readonly ofPrint: readonly ContinuousEffect[];
  /** Whether any stored effect changes the abilities of objects. */
  readonly ofAbilities: boolean;
}

/** What is printed on the table, and what it was read from. */
interface PrintedOn {
  readonly printed: Printed;
  readonly ids: readonly ObjectId[];
  readonly ofPrint: readonly ContinuousEffect[];
  /** The cards that count although they are not in play. */
  readonly elsewhere: readonly ObjectId[];
}

/** The cards of a game with an ability that works out of play, by where it does. */
export type Workplaces = ReadonlyMap<Workplace, ReadonlySet<CardId>>;

/** The cards that are not in play and have an ability that may work there, and what they were found in. */
interface Elsewhere extends Pick<GameState, 'slots' | 'discards' | 'outside'> {
  readonly ids: readonly ObjectId[];
}

/** What everybody sees of the cards in a discard, and what it was read from. */
interface SeenInDiscard {
  readonly ids: readonly ObjectId[];
  readonly ofPrint: readonly ContinuousEffect[];
  readonly views: readonly ObjectView[];
}

/** The modifiers that change what abilities objects have. */
export const ABILITY_CHANGES = [
  'loseAbilities',
  'ability',
  'abilitiesOf',
] as const satisfies readonly Modifier['modify'][];

/** Something that may change abilities: a static ability with the object that has it, or a stored effect. */
export interface AbilityChange {
  readonly modifier: Extract<Modifier, { modify: (typeof ABILITY_CHANGES)[number] }>;
  readonly scope: Scope;
  readonly since: number;
  readonly by: Held<StaticAbility> | ContinuousEffect;
}

/** What may change abilities. */
export interface AbilityChanges {
  /** By timestamp. */
  readonly changes: readonly AbilityChange[];
  /** The abilities that they may bring besides those on the table; null when only the state can tell. */
  readonly brought: AbilityIndex | null;
}

/** What may change abilities, and what it was found in. */
interface FoundChanges extends AbilityChanges {
  readonly printed: Printed;
  readonly of: readonly ContinuousEffect[];
}

/** What everything on the table has with these changes of what is printed there. */
interface HeldWith {
  readonly printed: Printed;
  readonly layer: AbilityLayer;
  readonly held: HeldAbilities;
}

/** What is read from cards alone, whatever game they are in. */
interface CardKnowledge {
  readonly indexes: WeakMap<readonly Ability[], AbilityIndex>;
  /** The places out of play where an ability of a card works. */
  readonly worksElsewhere: Map<CardId, readonly Workplace[]>;
}

/** The games that look their cards up in one place share what is known of them: it never changes. */
const knowledge = new WeakMap<CardLookup, CardKnowledge>();

const knowledgeOf = (cards: CardLookup): CardKnowledge => {
  const known = knowledge.get(cards) ?? { indexes: new WeakMap(), worksElsewhere: new Map() };
  knowledge.set(cards, known);
  return known;
};

/**
 * Memoized values derived from the state: the only cache of the engine, one for each running game. Most of it needs no
 * invalidation. The lists of the state are read only, and zones.ts replaces them and what holds them
 * whenever something comes, goes or is turned over: what was worked out holds as long as they are the same.
 */
export interface Cache {
  inPlay: InPlay | null;
  /** Of a list of objects in play those of each role that has been asked for. */
  readonly roles: WeakMap<readonly ObjectId[], Partial<Record<Role, readonly ObjectId[]>>>;
  stored: StoredChanges | null;
  printed: PrintedOn | null;
  readonly discards: Partial<Record<Deck, SeenInDiscard>>;
  /** The cards of this game with an ability that works out of play: the cards of a game stay the same. */
  workplaces: Workplaces | null;
  elsewhere: Elsewhere | null;
  /** Of a list of cards that are not in play those with an ability that can work there. */
  readonly working: WeakMap<readonly ObjectId[], readonly ObjectId[]>;
  abilityChanges: FoundChanges | null;
  /** The abilities that were not as printed when that was last worked out, and what everything had then. */
  layer: AbilityLayer | null;
  held: HeldWith | null;
  /** The board as it was read last, with what was computed from it. */
  board: CachedBoard | null;
  /** Whether reads are cached: nothing changes until `invalidateReadCache`. */
  keepsReads: boolean;
  /** What was read meanwhile that depends on more than the board; null for nothing yet. */
  reads: ReadCache | null;
  /** Whether what is being computed depends on the board alone so far. */
  isBoardOnly: boolean;
  /** How often objects were changed in place: their counters, and what they count as a soul. */
  mutationCount: number;
  /** Something may be noted on objects till end of turn (NOTE-01). */
  isNoted: boolean;
  /** The most HP of everything for which damage was found to fit it (DMG-09). */
  settled: readonly number[] | null;
  readonly ofCards: CardKnowledge;
  /** Each card with other numbers in its text, by these numbers. */
  readonly reprinted: Map<Card, Map<string, Card>>;
  /** Gained abilities under other keys, by these keys. */
  readonly rekeyed: WeakMap<Ability, Map<string, Ability>>;
  /** Objects as they stand in the state's text (state-text.ts). */
  readonly written: WeakMap<GameObject, Written>;
}

export const newCache = (cards: CardLookup): Cache => ({
  inPlay: null,
  roles: new WeakMap(),
  stored: null,
  printed: null,
  discards: {},
  workplaces: null,
  elsewhere: null,
  working: new WeakMap(),
  abilityChanges: null,
  layer: null,
  held: null,
  board: null,
  keepsReads: false,
  reads: null,
  isBoardOnly: false,
  mutationCount: 0,
  isNoted: true,
  settled: null,
  ofCards: knowledgeOf(cards),
  reprinted: new Map(),
  rekeyed: new WeakMap(),
  written: new WeakMap(),
});
