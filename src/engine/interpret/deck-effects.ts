import type { Deck, DeckWords, Effect, ObjectId, Place, PlayerId, Ref, Selector } from '../vocabulary/index.js';
import {
  deckOf,
  discardDeck,
  isDeckRef,
  isHidden,
  isObjectId,
  isPlayerId,
  objectOf,
  objectOfEvent,
  optionOf,
  playersFrom,
  shuffled,
  type AwayFromGame,
  type Decision,
  type Game,
  type GameEvent,
  type Gen,
  type Option,
  type Scope,
} from '../state/index.js';
import type { Handlers } from './handlers.js';
import { oneByOne } from './order.js';

const NOTHING_FOUND: Option = { id: 'none', meaning: { kind: 'nothing' } };
const WHOLE = Number.MAX_SAFE_INTEGER;

const playerIn = (g: Game, who: Selector, scope: Scope): PlayerId | undefined => g.select(who, scope).find(isPlayerId);
const decksIn = (g: Game, of: Selector, scope: Scope): readonly Deck[] =>
  g.select(of, scope).filter(isDeckRef).map(deckOf);
const cardsOf = (g: Game, ids: readonly ObjectId[]) => ids.map((id) => objectOf(g.state, id).card);

/** Effects on cards of decks, hands and discards. */
export const DECKS: Handlers<DeckWords> = {
  look: withTopCards,
  reveal: withTopCards,
  revealUntil,
  search,
  *lookAt(g, effect, scope) {
    return lookAt(g, effect, scope);
  },
  *show(g, { what }, scope) {
    const shown = g.select(what, scope).filter(isObjectId);
    if (shown.some((id) => isHidden(objectOf(g.state, id)))) g.seen();
    for (const { card: source, controller } of shown.map((id) => objectOf(g.state, id)))
      g.log({ say: 'revealed', player: controller ?? scope.you, source }); // LOOT-02
    return shown.length > 0;
  },
  move,
  *gainObject(g, { who, what }, scope) {
    const player = playerIn(g, who, scope);
    if (player === undefined) return false;
    const { source } = scope;
    return yield* performForEachTracked(g, what, scope, (object) => ({
      type: 'gainItem',
      object,
      player,
      source,
      how: 'treasure',
    }));
  },
  *putIntoSlot(g, { by, what, slot, another }, scope) {
    const player = playerIn(g, by, scope);
    if (player === undefined) return false;
    const { source } = scope;
    const besides = another === undefined ? {} : { another };
    return yield* performForEachTracked(g, what, scope, (object) => ({
      type: 'putIntoSlot',
      object,
      player,
      source,
      slot,
      ...besides,
    }));
  },
  replaceFromDeck: (g, { what }, scope) =>
    performForEachTracked(g, what, scope, (object) => ({
      type: 'replaceFromDeck',
      object,
      player: scope.you,
      source: scope.source,
    })),
};

/** What was chosen earlier in this resolution is still that card after the resolution has moved it. */
export const trackMovedObject = (scope: Scope, before: Ref, after: Ref | null): void => {
  if (after === null || after === before) return;
  for (const [name, refs] of Object.entries(scope.bound))
    if (scope.shown?.includes(name) !== true) scope.bound[name] = refs.map((ref) => (ref === before ? after : ref));
};

/**
 * Makes one event happen to each object, in the order that the players want; choices made earlier go on to mean what is
 * moved.
 */
export function* performForEachTracked(
  g: Game,
  what: Selector,
  scope: Scope,
  happening: (object: ObjectId) => GameEvent,
): Gen<boolean> {
  let done = false;
  const order = yield* oneByOne(
    g,
    g.select(what, scope),
    scope,
    (ref) => isObjectId(ref) && g.isForbidden(happening(ref)),
  );
  for (const object of order.filter(isObjectId)) {
    const happened = yield* g.perform(happening(object));
    if (happened === null) continue;
    trackMovedObject(scope, object, objectOfEvent(happened));
    done = true;
  }
  return done;
}

/**
 * The top cards for one player's eyes, or for all; what the effect leaves where it is goes back as it was (ZONE-07).
 */
function* withTopCards(g: Game, effect: Effect<'look' | 'reveal'>, scope: Scope): Gen<boolean> {
  const viewer = effect.do === 'look' ? playerIn(g, effect.by, scope) : 'all';
  if (viewer === undefined) return false;
  const amount = g.amount(effect.amount, scope);
  const piles = decksIn(g, effect.deck, scope).map((deck) => ({ deck, taken: g.takeUp(deck, amount) }));
  const taken = piles.flatMap((pile) => pile.taken);
  for (const id of taken) objectOf(g.state, id).shownTo = viewer;
  for (const pile of piles) if (pile.taken.length > 0) tell(g, viewer, pile, scope);
  scope.bound[effect.as] = taken;
  const done =
    taken.length > 0 && (yield* g.run(effect.effect, { ...scope, shown: [...(scope.shown ?? []), effect.as] }));
  for (const pile of piles) g.putBack(pile.deck, pile.taken, 'asItWas'); // ZONE-07
  return done;
}

/** Everybody reads how many cards somebody looks at, and only who may see them which (ZONE-07, META-03). */
const tell = (
  g: Game,
  viewer: PlayerId | 'all',
  { deck, taken }: { readonly deck: Deck; readonly taken: readonly ObjectId[] },
  scope: Scope,
): void => {
  const cards = cardsOf(g, taken);
  if (viewer === 'all') {
    for (const source of cards) g.log({ say: 'revealed', player: scope.you, source });
    return;
  }
  g.log({ say: 'lookedAt', player: viewer, object: { deck }, amount: cards.length }); // ZONE-07
  g.log({ say: 'lookedAt', player: viewer, object: { deck }, cards }, [viewer]); // ZONE-07
};

/** One card after another is turned up for all to see, till so many fit or the deck has no more (ZONE-07). */
function* revealUntil(g: Game, effect: Effect<'revealUntil'>, scope: Scope): Gen<boolean> {
  const [deck] = decksIn(g, effect.deck, scope);
  if (deck === undefined) return false;
  const wanted = g.amount(effect.amount, scope);
  const taken: ObjectId[] = [];
  const fitting: ObjectId[] = [];
  while (fitting.length < wanted) {
    const [id] = g.takeUp(deck, 1);
    if (id === undefined) break; // DEC-10
    objectOf(g.state, id).shownTo = 'all';
    g.log({ say: 'revealed', player: scope.you, source: objectOf(g.state, id).card });
    taken.push(id);
    if (g.holds(effect.where, { ...scope, it: id })) fitting.push(id);
  }
  scope.bound[effect.as] = taken;
  scope.bound[effect.found] = fitting;
  const shown = [...(scope.shown ?? []), effect.as];
  const done = taken.length > 0 && (yield* g.run(effect.effect, { ...scope, shown }));
  g.putBack(deck, taken, 'asItWas'); // ZONE-07
  return done;
}

/**
 * The whole deck is taken up, so that neither ids nor counts tell what fits. Whether anything fits is asked
 * all the same, and finding nothing is an answer: nobody else could tell.
 */
function* search(g: Game, effect: Effect<'search'>, scope: Scope): Gen<boolean> {
  const player = playerIn(g, effect.by, scope);
  const [deck] = decksIn(g, effect.deck, scope);
  scope.bound[effect.as] = [];
  if (player === undefined || deck === undefined) return false;
  const taken = g.takeUp(deck, WHOLE);
  const fitting = taken.filter((id) => g.holds(effect.where, { ...scope, it: id }));
  for (const id of fitting) objectOf(g.state, id).shownTo = player;
  g.log({ say: 'lookedAt', player, object: { deck }, amount: taken.length });
  const several = effect.most !== undefined && fitting.length > 0;
  const cards = fitting.map((id) => optionOf(g.state, id));
  const found = yield* g.ask({
    player,
    key: 'deck.search',
    source: scope.source,
    card: scope.card,
    options: several ? cards : [...cards, NOTHING_FOUND],
    min: several ? 0 : 1,
    max: several ? Math.min(effect.most, fitting.length) : 1,
    secret: true,
  });
  const picked = fitting.filter((id) => found.includes(id));
  scope.bound[effect.as] = picked;
  const done = picked.length > 0 && (yield* g.run(effect.effect, scope));
  g.putBack(deck, taken, 'shuffled');
  return done;
}

/** Looking at cards that lie face down outside the game (ZONE-22). */
const lookUnder = (g: Game, player: PlayerId, ids: readonly ObjectId[]): void => {
  const cards = cardsOf(
    g,
    ids.filter((id) => objectOf(g.state, id).faceDown === true),
  );
  if (cards.length === 0) return;
  g.seen();
  g.log({ say: 'lookedAt', player, amount: cards.length });
  g.log({ say: 'lookedAt', player, cards }, [player]); // ZONE-22
};

/** Somebody looks at cards of hands; the others learn that it happened, and of whose hand (LOOT-02). */
const lookAt = (g: Game, effect: Effect<'lookAt'>, scope: Scope): boolean => {
  const player = playerIn(g, effect.by, scope);
  const ids = g.select(effect.what, scope).filter(isObjectId);
  if (player === undefined) return false;
  const owners = playersFrom(g.state, scope.you).filter((owner) => owner !== player);
  for (const owner of owners) {
    const cards = cardsOf(
      g,
      ids.filter((id) => objectOf(g.state, id).controller === owner),
    );
    if (cards.length === 0) continue;
    g.seen();
    g.log({ say: 'lookedAt', player, object: { player: owner }, amount: cards.length });
    g.log({ say: 'lookedAt', player, object: { player: owner }, cards }, [player]); // LOOT-02
  }
  lookUnder(g, player, ids);
  return ids.length > 0;
};

/** The card of an object, or of loot on the stack (CANCEL-03). */
const cardBehind = (g: Game, ref: Ref): ObjectId | null => {
  if (isObjectId(ref)) return ref;
  const item = g.state.stack.find(({ id }) => id === ref);
  return item?.kind === 'loot' ? item.object : null;
};

/** Cards go where the effect says; choices made earlier still mean them there. */
function* move(g: Game, effect: Effect<'move'>, scope: Scope): Gen<boolean> {
  const by = playerIn(g, effect.by, scope) ?? scope.you;
  const ids = g.select(effect.what, scope).flatMap((ref) => cardBehind(g, ref) ?? []);
  const { source } = scope;
  const going = (happening: (object: ObjectId) => GameEvent): Gen<boolean> =>
    performForEachTracked(g, { select: 'fixed', refs: ids }, scope, happening);
  const removing = (to: AwayFromGame['to']): Gen<boolean> =>
    going((object) => ({ type: 'removeFromGame', object, player: by, source, to }));
  const { to } = effect;
  switch (to.place) {
    case 'hand': {
      const player = playerIn(g, to.of, scope);
      return player !== undefined && (yield* going((object) => ({ type: 'putIntoHand', object, player, source })));
    }
    case 'underThis':
      return yield* removing('under');
    case 'outside':
      return yield* removing('outside');
    case 'outsideFaceDown':
      return yield* removing('faceDown');
    case 'deckTop':
    case 'deckBottom':
    case 'deckBottomAtRandom':
    case 'deckNth':
    case 'deckSecretly':
    case 'shuffledIn':
      return yield* moveIntoDecks(g, ids, by, to, scope);
  }
}

type IntoDeck = Exclude<Place, { readonly place: AwayFromDecks }>;
type AwayFromDecks = 'hand' | 'underThis' | 'outside' | 'outsideFaceDown';

/** Cards go into the decks of their types, deck by deck, in the order that `by` wants (ZONE-05, ZONE-07). */
function* moveIntoDecks(g: Game, ids: readonly ObjectId[], by: PlayerId, to: IntoDeck, scope: Scope): Gen<boolean> {
  const decks = ids.map((id) => discardDeck(g.characteristics(id).type));
  let done = false;
  for (const deck of new Set(decks)) {
    const its = ids.filter((_, at) => decks[at] === deck);
    done = (yield* moveInto(g, deck, its, by, to, scope)) || done;
  }
  return done;
}

function* moveInto(
  g: Game,
  deck: Deck | null,
  ids: readonly ObjectId[],
  by: PlayerId,
  to: IntoDeck,
  scope: Scope,
): Gen<boolean> {
  const hidden = ids.some((id) => isHidden(objectOf(g.state, id)));
  const nth =
    to.place === 'deckNth'
      ? g.amount(to.nth, scope)
      : to.place === 'deckSecretly' && deck !== null
        ? yield* secretPlace(g, deck, by, g.amount(to.least, scope), scope)
        : 0;
  const isSecret = to.place === 'deckSecretly';
  const atRandom = to.place === 'deckBottomAtRandom';
  const place = atRandom ? 'deckBottom' : isSecret ? 'deckNth' : to.place;
  const putting = (object: ObjectId) =>
    ({ type: 'putIntoDeck', object, player: by, source: scope.source, amount: nth, place }) as const;
  const going = ids.filter((id) => !g.isForbidden(putting(id))); // DEC-08
  const order = atRandom
    ? shuffled(g, going)
    : place === 'deckNth' || place === 'shuffledIn'
      ? going
      : yield* inOrder(g, going, { by, hidden, into: deck === null ? null : { deck, place } }, scope);
  const cards = hidden || atRandom ? [] : cardsOf(g, order);
  const staying = ids.filter((id) => !going.includes(id));
  let moved = 0;
  // The first wanted is the uppermost: on top of a deck it comes last.
  for (const object of [...(place === 'deckTop' ? order.toReversed() : order), ...staying])
    if ((yield* g.perform(putting(object))) !== null) moved += 1;
  if (moved === 0 || deck === null) return false;
  const told = { object: { deck }, detail: place, ...(hidden || atRandom ? { amount: moved } : { cards }) };
  g.log({ say: 'putIntoDeck', player: by, ...told, ...(nth === 0 || isSecret ? {} : { amount: nth }) });
  return true;
}

/** A place in a deck, from the top, that a player chooses in secret; 1 below the last card is its bottom (ZONE-07). */
function* secretPlace(g: Game, deck: Deck, player: PlayerId, least: number, scope: Scope): Gen<number> {
  const last = g.state.decks[deck].length + 1;
  const first = Math.min(least, last);
  const places = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const options = places.map((number): Option => ({ id: `n${number}`, meaning: { kind: 'number', number } }));
  const { source, card } = scope;
  const asking = { player, key: 'deck.place', source, card, min: 1, max: 1, secret: true } as const;
  const [chosen] = yield* g.ask({ ...asking, options });
  return chosen === undefined ? first : Number(chosen.slice(1));
}

/** Who puts cards in order, whether the cards are hidden, and which end of which deck they go to. */
interface Ordering {
  readonly by: PlayerId;
  readonly hidden: boolean;
  readonly into: NonNullable<Decision['into']> | null;
}

/**
 * Several cards for one end of a deck: their order is asked, and nobody else sees it while the cards are hidden
 * (ZONE-07).
 */
function* inOrder(
  g: Game,
  ids: readonly ObjectId[],
  { by: player, hidden: secret, into }: Ordering,
  scope: Scope,
): Gen<readonly ObjectId[]> {
  if (ids.length < 2) return ids;
  const chosen = yield* g.ask({
    player,
    key: 'deck.order',
    source: scope.source,
    card: scope.card,
    options: ids.map((id) => optionOf(g.state, id)),
    min: ids.length,
    max: ids.length,
    ordered: true,
    secret,
    ...(into === null ? {} : { into }),
  });
  return chosen.filter((id): id is ObjectId => isObjectId(id as Ref));
}
