import type { Effect, ObjectId, PlayerId, Ref } from '../vocabulary/index.js';
import {
  countersOf,
  durationWord,
  event,
  isObjectId,
  isPlayerId,
  objectOf,
  playerOf,
  playersFrom,
  slotOf,
  type Game,
  type GameEvent,
  type Gen,
  type Handover,
  type Option,
  type Scope,
} from '../state/index.js';
import { eachFollowed } from './decks.js';
import { oneByOne } from './order.js';

type OfObjects = Extract<
  Effect,
  {
    do:
      | 'kill'
      | 'destroy'
      | 'putIntoDiscard'
      | 'heal'
      | 'recharge'
      | 'deactivate'
      | 'putCounters'
      | 'removeCounters'
      | 'steal'
      | 'give'
      | 'swap'
      | 'giveHands'
      | 'becomeSoul'
      | 'become'
      | 'becomeCurse'
      | 'becomeCopy'
      | 'changeNumber'
      | 'note';
  }
>;

/** The same event for each of them; done when it happened to one at least. */
function* each(g: Game, refs: readonly Ref[], happening: (ref: Ref) => GameEvent): Gen<boolean> {
  let done = false;
  for (const ref of refs) done = (yield* g.perform(happening(ref))) !== null || done;
  return done;
}

/** "Each player and each monster dies": monsters resolve first, players in turn order; the last put is the first to resolve (EACH-06). */
const inOrderOfDeath = (g: Game, refs: readonly Ref[]): readonly Ref[] => {
  const order = playersFrom(g.state, g.state.turn.active);
  const players = order.filter((player) => refs.includes(player));
  return [...refs.filter((ref) => !isPlayerId(ref)), ...players]; // EACH-06
};

const controllerOf = (g: Game, ref: Ref) => (isObjectId(ref) ? objectOf(g.state, ref).controller : null);

/** Effects on objects in play, and on players as things that can die and heal. */
export function* changeObjects(g: Game, effect: OfObjects, scope: Scope): Gen<boolean> {
  const { source } = scope;
  switch (effect.do) {
    case 'kill':
      return yield* each(g, inOrderOfDeath(g, g.select(effect.what, scope)), (object) =>
        event('destroy', { object, player: scope.you, source, other: scope.you, detail: 'kill' }),
      );
    case 'destroy':
      return yield* each(g, yield* oneByOne(g, g.select(effect.what, scope), scope), (object) =>
        event('destroy', { object, player: scope.you, source }),
      );
    case 'putIntoDiscard':
      return yield* eachFollowed(g, effect.what, scope, (object) => discarding(g, object, scope));
    case 'heal':
      return yield* heal(g, effect, scope);
    case 'recharge':
    case 'deactivate':
      return yield* each(g, g.select(effect.what, scope), (object) =>
        event(effect.do, { object, player: controllerOf(g, object), source }),
      );
    case 'putCounters': {
      const amount = g.amount(effect.amount, scope); // DEC-21
      return yield* each(g, g.select(effect.on, scope), (object) =>
        event('putCounters', { object, amount, detail: effect.named ?? 'counter', source }),
      );
    }
    case 'removeCounters':
      return yield* removeCounters(g, effect, scope);
    case 'steal':
    case 'give':
      return yield* handOver(g, effect, scope);
    case 'swap':
      return yield* swap(g, effect, scope);
    case 'giveHands':
      return yield* giveHands(g, effect, scope);
    case 'become': {
      const player = g.select(effect.of, scope).find(isPlayerId) ?? null;
      return yield* eachFollowed(g, effect.what, scope, (object) =>
        event('become', { object, player, source, detail: effect.role }),
      );
    }
    case 'becomeSoul':
    case 'becomeCurse':
      return yield* become(g, effect, scope);
    case 'becomeCopy': {
      const [of] = g.select(effect.of, scope).filter(isObjectId);
      if (of === undefined) return false;
      return yield* each(g, g.select(effect.what, scope), (object) =>
        event('becomeCopy', { object, source: of, detail: durationWord(g, effect.till, scope) }),
      );
    }
    case 'changeNumber': {
      const [player] = g.select(effect.by, scope).filter(isPlayerId);
      if (player === undefined) return false;
      const amount = g.amount(effect.amount, scope);
      const detail = durationWord(g, effect.till, scope);
      return yield* each(g, g.select(effect.what, scope), (object) =>
        event('changeNumber', { object, player, amount, source, detail }),
      );
    }
    case 'note': {
      const happening = { object: source, player: scope.you, amount: g.amount(effect.number, scope) };
      return (yield* g.perform(event('note', { ...happening, source, detail: effect.till }))) !== null;
    }
  }
}

/** Of a hand it is discarding (DISC-01). */
const discarding = (g: Game, object: ObjectId, { you, source }: Scope): GameEvent => {
  const { zone, controller } = objectOf(g.state, object);
  return zone === 'hand'
    ? event('discardLoot', { object, player: controller, source })
    : event('putIntoDiscard', { object, player: you, source });
};

const canHaveCounters = (ref: Ref): ref is ObjectId | PlayerId => isObjectId(ref) || isPlayerId(ref);

/** Counters of one name, or of any: then the remover picks the kinds one by one (CTR-02). */
function* removeCounters(g: Game, effect: Extract<Effect, { do: 'removeCounters' }>, scope: Scope): Gen<boolean> {
  const { source } = scope;
  const take = (object: Ref, amount: number, detail: string): Gen<GameEvent | null> =>
    g.perform(event('removeCounters', { object, amount, detail, source }));
  let done = false;
  for (const ref of g.select(effect.from, scope).filter(canHaveCounters)) {
    const amount = g.amount(effect.amount, scope);
    const kinds = (): readonly string[] => Object.keys(countersOf(g.state, ref));
    if (effect.named !== undefined) done = (yield* take(ref, amount, effect.named)) !== null || done;
    else
      for (let left = amount; left > 0 && kinds().length > 0; left -= 1)
        done = (yield* take(ref, 1, yield* whichKind(g, ref, kinds(), scope))) !== null || done;
  }
  return done;
}

function* whichKind(g: Game, ref: ObjectId | PlayerId, kinds: readonly string[], scope: Scope): Gen<string> {
  const options = kinds.map((kind): Option => ({ id: kind, meaning: { kind: 'number', ability: kind } }));
  const [source, card] = isObjectId(ref) ? [ref, objectOf(g.state, ref).card] : [scope.source, scope.card];
  const asking = { player: scope.you, key: 'counter.kind', source, card, min: 1, max: 1, secret: false } as const;
  const [kind] = kinds.length > 1 ? yield* g.ask({ ...asking, options }) : kinds; // CTR-02
  return kind ?? 'counter';
}

function* heal(g: Game, effect: Extract<Effect, { do: 'heal' }>, scope: Scope): Gen<boolean> {
  const amount = effect.amount === 'full' ? Number.MAX_SAFE_INTEGER : g.amount(effect.amount, scope); // HEAL-01
  return yield* each(g, g.select(effect.what, scope), (object) =>
    event('heal', { object, player: isPlayerId(object) ? object : null, amount, source: scope.source }),
  );
}

/** Stealing is giving what the thief picks; neither is a gain (GAIN-04, GAIN-05, GAIN-07). */
function* handOver(g: Game, effect: Extract<Effect, { do: 'steal' | 'give' }>, scope: Scope): Gen<boolean> {
  const [receiver] = g.select(effect.to, scope).filter(isPlayerId);
  if (receiver === undefined) return false;
  return yield* each(g, g.select(effect.what, scope), (object) =>
    event('giveObject', {
      object,
      player: controllerOf(g, object),
      other: receiver,
      source: scope.source,
      detail: effect.do,
    }),
  );
}

/** Where something goes that is swapped for this one: to its player, or into its slot (GAIN-06, GAIN-08). */
const placeOf = (g: Game, id: ObjectId): Handover['to'] | null => {
  const slot = slotOf(g.state, id);
  return objectOf(g.state, id).controller ?? (slot === null ? null : { slot: slot.kind, index: slot.index }); // GAIN-08
};

/** One for one; without both sides there is no swap (GAIN-06, DEC-19). */
function* swap(g: Game, effect: Extract<Effect, { do: 'swap' }>, scope: Scope): Gen<boolean> {
  const [one] = g.select(effect.one, scope).filter(isObjectId);
  const [other] = g.select(effect.other, scope).filter(isObjectId);
  if (one === undefined || other === undefined) return false; // DEC-19
  const [there, here] = [placeOf(g, other), placeOf(g, one)];
  if (there === null || here === null || there === here) return false;
  const parts: readonly Handover[] = [
    { object: one, to: there },
    { object: other, to: here },
  ];
  return (yield* g.perform(event('swap', { player: scope.you, source: scope.source, parts }))) !== null; // GAIN-06
}

/** Everybody's hand as it is now goes to whom `to` means for them. */
function* giveHands(g: Game, effect: Extract<Effect, { do: 'giveHands' }>, scope: Scope): Gen<boolean> {
  const parts = g
    .select(effect.of, scope)
    .filter(isPlayerId)
    .flatMap((giver): readonly Handover[] => {
      const [to] = g.select(effect.to, { ...scope, it: giver }).filter(isPlayerId);
      return to === undefined || to === giver ? [] : playerOf(g.state, giver).hand.map((object) => ({ object, to }));
    });
  return (yield* g.perform(event('giveHands', { player: scope.you, source: scope.source, parts }))) !== null;
}

function* become(g: Game, effect: Extract<Effect, { do: 'becomeSoul' | 'becomeCurse' }>, scope: Scope): Gen<boolean> {
  const [owner] = g.select(effect.of, scope).filter(isPlayerId);
  if (owner === undefined) return false;
  const type = effect.do === 'becomeSoul' ? 'becomeSoul' : 'gainCurse';
  return yield* each(g, g.select(effect.what, scope).filter(isObjectId), (object) =>
    event(type, { object: object as ObjectId, player: owner, source: scope.source }),
  );
}
