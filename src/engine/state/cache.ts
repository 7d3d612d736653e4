import type {
  Ability,
  AbilityOf,
  Card,
  CardId,
  Deck,
  EventType,
  Keyword,
  Modifier,
  NumberChange,
  ObjectId,
  PlayerId,
  Role,
  Workplace,
} from '../vocabulary/index.js';
import type { CardLookup, Game } from './game.js';
import type { AbilityLayer, Known, Table } from './known.js';
import type { ObjectView } from './object-view.js';
import { pilesIn, SLOTS } from './slot-kinds.js';
import { type ContinuousEffect, type GameObject, type GameState, type Scope } from './state.js';
import type { Written } from './state-text.js';
import { objectOf, playerOf, playersFrom } from './zones.js';

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
interface StoredChanges {
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
 * What is worked out from the state and kept: the only cache of the engine, one for each running game. Nothing has to
 * say that something has changed. The lists of the state are read only, and zones.ts replaces them and what holds them
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
  /** What is known of what lies on the table just now. */
  table: Table | null;
  /** Nothing changes just now. */
  isReading: boolean;
  /** What else is known while nothing changes; null for nothing yet. */
  reading: Known | null;
  /** Nothing that what is being worked out was made of has been more than what lies on the table. */
  dependsOnTable: boolean;
  /** How often counters, or what an object counts as a soul, have changed: these are changed in place. */
  marks: number;
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
  table: null,
  isReading: false,
  reading: null,
  dependsOnTable: false,
  marks: 0,
  isNoted: true,
  settled: null,
  ofCards: knowledgeOf(cards),
  reprinted: new Map(),
  rekeyed: new WeakMap(),
  written: new WeakMap(),
});

/** The same table, of a copy of the players. */
const tableWith = (table: Table, players: GameState['players']): Table => ({
  isAsPrinted: table.isAsPrinted,
  players,
  slots: table.slots,
  outside: table.outside,
  continuous: table.continuous,
  discards: table.discards,
  active: table.active,
  marks: table.marks,
  printed: table.printed,
  known: table.known,
});

/**
 * What is kept of a game, for a copy of its state: what lies on the table is the same in both until one of them goes on. Of
 * effects that last each has its own. Caches and tables have the same fields in the same order wherever they are made, so
 * that they are of one kind to the JavaScript engine.
 */
export const cacheForCopy = (g: Game, copy: GameState): Cache => {
  const { cache, state } = g;
  const { players, slots, turn } = copy;
  const lastsNothing = state.continuous.length === 0;
  return {
    inPlay: { ids: objectsInPlay(g), players, slots, active: turn.active },
    roles: cache.roles,
    stored: lastsNothing ? cache.stored : null,
    printed: cache.printed,
    discards: { ...cache.discards },
    workplaces: cache.workplaces,
    elsewhere: cache.elsewhere,
    working: cache.working,
    abilityChanges: lastsNothing ? cache.abilityChanges : null,
    layer: cache.layer,
    held: cache.held,
    table: lastsNothing && cache.table?.players === state.players ? tableWith(cache.table, players) : null,
    isReading: false,
    reading: null,
    dependsOnTable: cache.dependsOnTable,
    marks: cache.marks,
    isNoted: cache.isNoted,
    settled: cache.settled,
    ofCards: cache.ofCards,
    reprinted: cache.reprinted,
    rekeyed: cache.rekeyed,
    written: cache.written,
  };
};

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);

const findInPlay = (state: GameState): readonly ObjectId[] => {
  const found: ObjectId[] = [];
  for (const player of playersFrom(state, state.turn.active)) found.push(...playerOf(state, player).area);
  for (const kind of SLOTS)
    for (const pile of pilesIn(state, kind)) {
      const top = pile.at(-1);
      if (top !== undefined) found.push(top);
    }
  return found;
};

/** Every object in play: player by player from the active one, then shop, monsters, rooms, and what a challenge has put there (EACH-03). */
export const objectsInPlay = ({ state, cache }: Game): readonly ObjectId[] => {
  const { players, slots, turn } = state;
  const known = cache.inPlay;
  if (known !== null && known.players === players && known.slots === slots && known.active === turn.active)
    return known.ids;
  const ids = findInPlay(state);
  cache.inPlay = { ids, players, slots, active: turn.active };
  return ids;
};

/** The objects of a list that have this role: what changes its role in play changes its list too. */
export const inRole = ({ state, cache }: Game, ids: readonly ObjectId[], role: Role): readonly ObjectId[] => {
  let roles = cache.roles.get(ids);
  if (roles === undefined) cache.roles.set(ids, (roles = {}));
  return (roles[role] ??= ids.filter((id) => objectOf(state, id).role === role));
};

/** The modifiers that change what abilities objects have. */
export const ABILITY_CHANGES = [
  'loseAbilities',
  'ability',
  'abilitiesOf',
] as const satisfies readonly Modifier['modify'][];

const sortStored = (continuous: readonly ContinuousEffect[], known: StoredChanges | null): StoredChanges => {
  const byKind = new Map<Modifier['modify'], ContinuousEffect[]>();
  for (const effect of continuous) {
    const { modify } = effect.modifier;
    const alike = byKind.get(modify);
    if (alike === undefined) byKind.set(modify, [effect]);
    else alike.push(effect);
  }
  const found = continuous.filter(({ modifier: { modify } }) => modify === 'copyOf' || modify === 'number');
  const ofPrint = known !== null && sameItems(found, known.ofPrint) ? known.ofPrint : found;
  return { of: continuous, byKind, ofPrint, ofAbilities: ABILITY_CHANGES.some((kind) => byKind.has(kind)) };
};

/** The stored effects by what they modify, and what of them changes what can be read on cards; nearly always nothing. */
export const storedChanges = ({ state: { continuous }, cache }: Game): StoredChanges => {
  const known = cache.stored;
  return known?.of === continuous ? known : (cache.stored = sortStored(continuous, known));
};

const NO_EFFECTS: readonly ContinuousEffect[] = [];

/** The stored effects that modify this, oldest first. */
export const storedEffects = (g: Game, kind: Modifier['modify']): readonly ContinuousEffect[] =>
  storedChanges(g).byKind.get(kind) ?? NO_EFFECTS;

/**
 * What is printed on the table and on these cards elsewhere, if nothing there has come, gone, been turned over or become a
 * copy since it was kept.
 */
export const knownPrint = (g: Game, elsewhere: readonly ObjectId[]): Printed | null => {
  const known = g.cache.printed;
  if (known === null || known.ids !== objectsInPlay(g) || known.ofPrint !== storedChanges(g).ofPrint) return null;
  return known.elsewhere === elsewhere ? known.printed : null;
};

/** What may change abilities, found once for what is printed on the table and the effects there are. */
export const abilityChanges = (
  { state: { continuous }, cache }: Game,
  printed: Printed,
  find: () => AbilityChanges,
): AbilityChanges => {
  const known = cache.abilityChanges;
  if (known?.printed === printed && known.of === continuous) return known;
  cache.abilityChanges = { printed, of: continuous, ...find() };
  return cache.abilityChanges;
};

/** The ability under another key: the same one for the same key, as more is worked out from it. */
export const rekeyed = ({ cache }: Game, ability: Ability, key: string): Ability => {
  const known = cache.rekeyed.get(ability) ?? new Map<string, Ability>();
  cache.rekeyed.set(ability, known);
  const made = known.get(key) ?? { ...ability, key };
  known.set(key, made);
  return made;
};

/** The same abilities as when they were last worked out, as the same lists: what was made of these holds for them too. */
export const sameLayer = ({ cache }: Game, layer: AbilityLayer): AbilityLayer => {
  const known = cache.layer;
  const isSame =
    known?.size === layer.size && [...layer].every(([id, now]) => sameItems(now, known.get(id) ?? []) && known.has(id));
  if (!isSame) cache.layer = layer;
  return isSame ? known : layer;
};

/** Of a list of the state, which never changes, the cards for which this holds: looked at once. */
export const workingIn = (
  { cache: { working } }: Game,
  ids: readonly ObjectId[],
  works: (id: ObjectId) => boolean,
): readonly ObjectId[] => {
  const known = working.get(ids) ?? ids.filter(works);
  working.set(ids, known);
  return known;
};

/** The cards out of play that have an ability which may work there, if no card has gone anywhere since they were kept. */
export const knownElsewhere = ({ state, cache: { elsewhere: known } }: Game): readonly ObjectId[] | null => {
  const { slots, discards, outside } = state;
  return known?.slots === slots && known.discards === discards && known.outside === outside ? known.ids : null;
};

/** Keeps these cards: as the same list as long as they are the same cards. */
export const keepElsewhere = ({ state, cache }: Game, found: readonly ObjectId[]): readonly ObjectId[] => {
  const { slots, discards, outside } = state;
  const known = cache.elsewhere;
  const ids = known !== null && sameItems(found, known.ids) ? known.ids : found;
  cache.elsewhere = { ids, slots, discards, outside };
  return ids;
};

/** Keeps what is printed on the table and on these cards elsewhere. */
export const keepPrint = (g: Game, printed: Printed, elsewhere: readonly ObjectId[]): void => {
  const { ofPrint } = storedChanges(g);
  g.cache.printed = { printed, ids: objectsInPlay(g), ofPrint, elsewhere };
};

/**
 * What is seen of the cards in a discard. As long as a card lies there, nothing about it changes but what it is a copy
 * of and the numbers in its text: it went there as a new object (ZONE-01).
 */
export const seenInDiscard = (g: Game, deck: Deck, see: (id: ObjectId) => ObjectView): readonly ObjectView[] => {
  const ids = g.state.discards[deck];
  const { ofPrint } = storedChanges(g);
  const last = g.cache.discards[deck];
  const known = last?.ofPrint === ofPrint ? last : null;
  if (known?.ids === ids) return known.views;
  const views = ids.map((id, at) => {
    const view = known?.views[at];
    return view?.id === id ? view : see(id);
  });
  g.cache.discards[deck] = { ids, ofPrint, views };
  return views;
};

/** The abilities by what asks for them: of a list of abilities, which never changes, sorted out once. */
export const indexed = (
  { cache: { ofCards } }: Game,
  abilities: readonly Ability[],
  sort: (abilities: readonly Ability[]) => AbilityIndex,
): AbilityIndex => {
  const known = ofCards.indexes.get(abilities);
  if (known !== undefined) return known;
  const made = sort(abilities);
  ofCards.indexes.set(abilities, made);
  return made;
};

/** What is found out about a card once: the places out of play where an ability of it works. */
export const foundWorkplaces = (
  { cache: { ofCards } }: Game,
  card: CardId,
  find: () => readonly Workplace[],
): readonly Workplace[] => {
  const known = ofCards.worksElsewhere.get(card) ?? find();
  ofCards.worksElsewhere.set(card, known);
  return known;
};

/** The card with other numbers in its text: the same one for the same numbers, as more is worked out from it. */
export const reprinted = ({ cache }: Game, card: Card, changes: readonly NumberChange[], print: () => Card): Card => {
  const known = cache.reprinted.get(card) ?? new Map<string, Card>();
  cache.reprinted.set(card, known);
  const key = JSON.stringify(changes);
  const made = known.get(key) ?? print();
  known.set(key, made);
  return made;
};
