import type { CounterName, Effect, ObjectId, ObjectWords, PlayerId, Ref, Selector } from '../vocabulary/index.js';
import {
  counterKinds,
  countersOf,
  isInPlay,
  isObjectId,
  isPlayerId,
  objectOf,
  optionOf,
  playerOf,
  playersFrom,
  resolveDuration,
  slotOf,
  type Game,
  type GameEvent,
  type Gen,
  type Handover,
  type Option,
  type Scope,
} from '../state/index.js';
import { performForEachTracked, trackMovedObject } from './deck-effects.js';
import type { Handlers } from './handlers.js';
import { oneByOne } from './order.js';
import { actorOf } from './stack-effects.js';

/** Performs an event for each of these objects. True when it happened to at least one. */
function* performForEach<R extends Ref>(g: Game, refs: readonly R[], toEvent: (ref: R) => GameEvent): Gen<boolean> {
  let done = false;
  for (const ref of refs) done = (yield* g.perform(toEvent(ref))) !== null || done;
  return done;
}

/**
 * "Each player and each monster dies": monsters resolve first, players in turn order; the last put is the first to
 * resolve (EACH-06).
 */
const inOrderOfDeath = (g: Game, refs: readonly (ObjectId | PlayerId)[]): readonly (ObjectId | PlayerId)[] => {
  const order = playersFrom(g.state, g.state.turn.active);
  const players = order.filter((player) => refs.includes(player));
  return [...refs.filter((ref) => !isPlayerId(ref)), ...players]; // EACH-06
};

/** Whether something is an object or a player: these can be killed and hold counters. */
const canHoldCounters = (ref: Ref): ref is ObjectId | PlayerId => isObjectId(ref) || isPlayerId(ref);

const controllerOf = (g: Game, ref: Ref) => (isObjectId(ref) ? objectOf(g.state, ref).controller : null);

/** Effects on objects in play, and on players as things that can die and heal. */
export const OBJECTS: Handlers<ObjectWords> = {
  kill(g, { what, by }, scope) {
    const { you, source } = scope;
    const [killer = null] = by === undefined ? [actorOf(g, scope)] : g.select(by, scope).filter(isPlayerId); // DMG-05
    return performForEach(g, inOrderOfDeath(g, g.select(what, scope).filter(canHoldCounters)), (object) => ({
      type: 'destroy',
      object,
      player: you,
      source,
      killer,
      how: 'kill',
      partOf: null,
    }));
  },
  *destroy(g, { what }, scope) {
    const { you: player, source } = scope;
    const how = { player, source, killer: null, how: 'destroy', partOf: null } as const;
    const stays = (object: Ref): boolean =>
      isObjectId(object) && g.characteristics(object).keywords.includes('eternal');
    const order = yield* oneByOne(g, g.select(what, scope), scope, stays); // DEST-02
    return yield* performForEach(g, order.filter(canHoldCounters), (object) => ({ type: 'destroy', object, ...how }));
  },
  putIntoDiscard: (g, { what }, scope) =>
    performForEachTracked(g, what, scope, (object) => discardEventFor(g, object, scope)),
  heal,
  recharge: chargeOrDeactivate,
  deactivate: chargeOrDeactivate,
  putCounters(g, { on, amount: many, named }, scope) {
    const { source } = scope;
    const amount = g.amount(many, scope); // DEC-21
    const counter = named ?? 'counter';
    return performForEach(g, g.select(on, scope).filter(canHoldCounters), (object) => ({
      type: 'putCounters',
      object,
      player: null,
      amount,
      counter,
      source,
    }));
  },
  *putAlikeCounter(g, { on }, scope) {
    const { source } = scope;
    let done = false;
    for (const object of g.select(on, scope).filter(canHoldCounters)) {
      const kinds = counterKinds(countersOf(g.state, object));
      const counter = kinds.length === 0 ? 'counter' : yield* whichKind(g, object, kinds, scope); // CTR-02
      const put = { type: 'putCounters', object, player: null, amount: 1, counter, source } as const;
      done = (yield* g.perform(put)) !== null || done;
    }
    return done;
  },
  removeCounters,
  steal: handOver,
  give: handOver,
  swap,
  giveAtOnce,
  giveHands,
  become(g, { what, role, of }, scope) {
    const player = g.select(of, scope).find(isPlayerId) ?? null;
    const { source } = scope;
    return performForEachTracked(g, what, scope, (object) => ({ type: 'become', object, player, source, role }));
  },
  becomeSoul: becomeOwned,
  becomeCurse: becomeOwned,
  *becomeCopy(g, { what, of: original, till: lasting }, scope) {
    const [source] = g.select(original, scope).filter(isObjectId);
    if (source === undefined) return false;
    const till = resolveDuration(g, lasting, scope);
    const objects = g.select(what, scope).filter(isObjectId);
    return yield* performForEach(g, objects, (object) => ({ type: 'becomeCopy', object, source, till }));
  },
  *changeNumber(g, { by, what, amount: difference, till: lasting }, scope) {
    const [player] = g.select(by, scope).filter(isPlayerId);
    if (player === undefined) return false;
    const { source } = scope;
    const amount = g.amount(difference, scope);
    const till = resolveDuration(g, lasting, scope);
    return yield* performForEach(g, g.select(what, scope), (object) => ({
      type: 'changeNumber',
      object,
      player,
      amount,
      source,
      till,
      was: null,
    }));
  },
  *note(g, { number, till }, scope) {
    const { you: player, source } = scope;
    if (source === null) return false;
    const amount = g.amount(number, scope);
    return (yield* g.perform({ type: 'note', object: source, player, amount, source, till })) !== null;
  },
};

function chargeOrDeactivate(g: Game, effect: Effect<'recharge' | 'deactivate'>, scope: Scope): Gen<boolean> {
  const { source } = scope;
  return performForEach(g, g.select(effect.what, scope).filter(isObjectId), (object) => ({
    type: effect.do,
    object,
    player: controllerOf(g, object),
    source,
    partOf: null,
  }));
}

/** The event by which an object goes into discard; a card of a hand is discarded (DISC-01). */
const discardEventFor = (g: Game, object: ObjectId, { you, source }: Scope): GameEvent => {
  const { zone, controller } = objectOf(g.state, object);
  return zone === 'hand'
    ? { type: 'discardLoot', object, player: controller, source, partOf: null }
    : { type: 'putIntoDiscard', object, player: you, source, partOf: null };
};

/** Counters of one name, or of any: then the remover picks the kinds one by one (CTR-02). */
function* removeCounters(g: Game, effect: Effect<'removeCounters'>, scope: Scope): Gen<boolean> {
  const { source } = scope;
  const take = (object: ObjectId | PlayerId, amount: number, counter: CounterName): Gen<GameEvent | null> =>
    g.perform({ type: 'removeCounters', object, player: null, amount, counter, source });
  let done = false;
  for (const ref of g.select(effect.from, scope).filter(canHoldCounters)) {
    const amount = g.amount(effect.amount, scope);
    const kinds = (): readonly CounterName[] => counterKinds(countersOf(g.state, ref));
    if (effect.named !== undefined) done = (yield* take(ref, amount, effect.named)) !== null || done;
    else
      for (let left = amount; left > 0 && kinds().length > 0; left -= 1)
        done = (yield* take(ref, 1, yield* whichKind(g, ref, kinds(), scope))) !== null || done;
  }
  return done;
}

function* whichKind(g: Game, ref: ObjectId | PlayerId, kinds: readonly CounterName[], scope: Scope): Gen<CounterName> {
  const options = kinds.map((kind): Option => ({ id: kind, meaning: { kind: 'number', ability: kind } }));
  const [source, card] = isObjectId(ref) ? [ref, objectOf(g.state, ref).card] : [scope.source, scope.card];
  const asking = { player: scope.you, key: 'counter.kind', source, card, min: 1, max: 1, secret: false } as const;
  const [answer] = kinds.length > 1 ? yield* g.ask({ ...asking, options }) : kinds; // CTR-02
  return kinds.find((kind) => kind === answer) ?? 'counter';
}

function* heal(g: Game, effect: Effect<'heal'>, scope: Scope): Gen<boolean> {
  const amount = effect.amount === 'full' ? Number.MAX_SAFE_INTEGER : g.amount(effect.amount, scope); // HEAL-01
  return yield* performForEach(g, g.select(effect.what, scope), (object) => ({
    type: 'heal',
    object,
    player: isPlayerId(object) ? object : null,
    amount,
    source: scope.source,
    partOf: null,
  }));
}

/** An object gives itself away only while the controller of the ability still controls it (GAIN-04). */
const canGive = (g: Game, effect: Effect<'steal' | 'give'>, object: ObjectId, scope: Scope): boolean =>
  effect.do !== 'give' || effect.what.select !== 'this' || controllerOf(g, object) === scope.you;

/** Stealing is giving what the thief picks; neither is a gain (GAIN-04, GAIN-05, GAIN-07). */
function* handOver(g: Game, effect: Effect<'steal' | 'give'>, scope: Scope): Gen<boolean> {
  const [receiver] = g.select(effect.to, scope).filter(isPlayerId);
  if (receiver === undefined) return false;
  const { source } = scope;
  let done = false;
  for (const object of g.select(effect.what, scope).filter(isObjectId)) {
    if (!canGive(g, effect, object, scope)) continue; // GAIN-04
    const before = [...playerOf(g.state, receiver).hand];
    const player = controllerOf(g, object);
    const giving = { type: 'giveObject', object, player, receiver, source, amount: 0, how: effect.do } as const;
    if ((yield* g.perform(giving)) === null) continue;
    done = true;
    if (object in g.state.objects) continue;
    const after = playerOf(g.state, receiver).hand.find((id) => !before.includes(id));
    trackMovedObject(scope, object, after ?? null); // a card that goes to another hand is a new object (ZONE-01)
  }
  return done;
}

/** Where something goes that is swapped for this one: to its player, or into its slot (GAIN-06, GAIN-08). */
const placeOf = (g: Game, id: ObjectId): Handover['to'] | null => {
  const slot = slotOf(g.state, id);
  return objectOf(g.state, id).controller ?? (slot === null ? null : { slot: slot.kind, index: slot.index }); // GAIN-08
};

/** Swaps two objects, one for one; nothing happens when either is missing (GAIN-06, DEC-19). */
function* swap(g: Game, effect: Effect<'swap'>, scope: Scope): Gen<boolean> {
  const [one] = g.select(effect.one, scope).filter(isObjectId);
  const [other] = g.select(effect.other, scope).filter(isObjectId);
  if (one === undefined || other === undefined) return false; // DEC-19
  const [there, here] = [placeOf(g, other), placeOf(g, one)];
  if (there === null || here === null || there === here) return false;
  const parts: readonly Handover[] = [
    { object: one, to: there },
    { object: other, to: here },
  ];
  return (yield* g.perform({ type: 'swap', player: scope.you, source: scope.source, parts })) !== null; // GAIN-06
}

/** Each player's current hand goes to the player that `to` selects for them. */
function* giveHands(g: Game, effect: Effect<'giveHands'>, scope: Scope): Gen<boolean> {
  const parts = g
    .select(effect.of, scope)
    .filter(isPlayerId)
    .flatMap((giver): readonly Handover[] => {
      const [to] = g.select(effect.to, { ...scope, it: giver }).filter(isPlayerId);
      return to === undefined || to === giver ? [] : playerOf(g.state, giver).hand.map((object) => ({ object, to }));
    });
  return (yield* g.perform({ type: 'giveHands', player: scope.you, source: scope.source, parts })) !== null;
}

/** Asks a player which of these to give to another, where there is a choice (GAIN-04). */
function* askForGift(g: Game, giver: PlayerId, to: PlayerId, what: Selector, scope: Scope): Gen<Ref | undefined> {
  const found = g.select(what, { ...scope, it: giver }).filter((ref) => controllerOf(g, ref) === giver);
  if (found.length < 2) return found[0];
  const as = 'given';
  const choice: Effect = { do: 'choose', as, by: { select: 'you' }, from: what, min: 1, max: 1 };
  const gift: Effect = { do: 'give', what: { select: 'chosen', as }, to: { select: 'fixed', refs: [to] } };
  const [chosen] = yield* g.ask({
    player: giver,
    key: 'effect.choose',
    source: scope.source,
    card: scope.card,
    options: found.map((ref) => optionOf(g.state, ref)),
    min: 1,
    max: 1,
    secret: false,
    effect: { do: 'sequence', of: [choice, gift] },
  });
  return found.find((ref) => ref === chosen);
}

/** Each of them picks what to give in turn order, and then all of it changes sides (EACH-01, GAIN-04). */
function* giveAtOnce(g: Game, effect: Effect<'giveAtOnce'>, scope: Scope): Gen<boolean> {
  const parts: Handover[] = [];
  for (const giver of g.select(effect.of, scope).filter(isPlayerId)) {
    const [to] = g.select(effect.to, { ...scope, it: giver }).filter(isPlayerId);
    if (to === undefined || to === giver) continue;
    for (const what of effect.things) {
      const object = yield* askForGift(g, giver, to, what, scope);
      if (object !== undefined && isObjectId(object)) parts.push({ object, to });
    }
  }
  return (yield* g.perform({ type: 'giveAtOnce', player: scope.you, source: scope.source, parts })) !== null;
}

function* becomeOwned(g: Game, effect: Effect<'becomeSoul' | 'becomeCurse'>, scope: Scope): Gen<boolean> {
  const [owner] = g.select(effect.of, scope).filter(isPlayerId);
  if (owner === undefined) return false;
  const { source } = scope;
  return yield* performForEach(g, g.select(effect.what, scope).filter(isObjectId), (object) => {
    if (effect.do === 'becomeCurse') return { type: 'gainCurse', object, player: owner, source };
    if (isInPlay(objectOf(g.state, object)) && controllerOf(g, object) === owner)
      return { type: 'becomeSoul', object, player: owner, amount: 0, source };
    const amount = g.characteristics(object).souls ?? 0;
    return { type: 'gainSoul', object, player: owner, amount }; // GAIN-03, SOUL-06
  });
}
