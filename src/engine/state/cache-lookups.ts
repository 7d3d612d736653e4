import type {
  Ability,
  Card,
  CardId,
  Deck,
  Modifier,
  NumberChange,
  ObjectId,
  Role,
  Workplace,
} from '../vocabulary/index.js';
import {
  ABILITY_CHANGES,
  type AbilityChanges,
  type AbilityIndex,
  type Cache,
  type Printed,
  type StoredChanges,
} from './cache.js';
import type { Game } from './game.js';
import type { AbilityLayer, CachedBoard } from './read-cache.js';
import type { ObjectView } from './object-view.js';
import { pilesIn, SLOTS } from './slot-kinds.js';
import type { ContinuousEffect, GameState } from './state.js';
import { objectOf, playerOf, playersFrom } from './zones.js';

/** The same board, with a copy of the players. */
const boardWith = (board: CachedBoard, players: GameState['players']): CachedBoard => ({
  isAsPrinted: board.isAsPrinted,
  players,
  slots: board.slots,
  outside: board.outside,
  continuous: board.continuous,
  discards: board.discards,
  active: board.active,
  mutationCount: board.mutationCount,
  printed: board.printed,
  reads: board.reads,
});

/**
 * What is kept of a game, for a copy of its state: the board is the same in both until one of them goes on. Of
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
    board: lastsNothing && cache.board?.players === state.players ? boardWith(cache.board, players) : null,
    keepsReads: false,
    reads: null,
    isBoardOnly: cache.isBoardOnly,
    mutationCount: cache.mutationCount,
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
