import type { Cost, CounterName, ObjectId, PlayerId, Ref, Selector } from '../../vocabulary/index.js';
import { isObjectId, isPlayerId, playerOf, type Game, type Scope, type Verdict } from '../../state/index.js';
import { isEternal, scopeOf } from '../characteristics/continuous.js';
import { againstDestroying } from '../events/destroying.js';
import type { Forbidden } from '../events/replacement.js';

/** The scope of something a player is about to play or activate. */
export const announcingScope = (g: Game, player: PlayerId, source: ObjectId): Scope =>
  scopeOf(g, source, { you: player });

/** Who pays, for what. */
interface Payer {
  readonly player: PlayerId;
  readonly source: ObjectId;
}

const meant = (g: Game, { player, source }: Payer, what: Selector): readonly Ref[] =>
  g.select(what, announcingScope(g, player, source));

/** What can be destroyed of what a cost speaks of (COST-03). */
export const destroyable = (g: Game, payer: Payer, what: Selector): readonly ObjectId[] =>
  meant(g, payer, what)
    .filter(isObjectId)
    .filter((id) => !isEternal(g, id)); // COST-03

/** The players to whom a cost is paid; each of them gets the whole amount. */
export const paidTo = (g: Game, payer: Payer, to: Selector): readonly PlayerId[] =>
  meant(g, payer, to).filter(isPlayerId);

/** What can be given as a cost. */
export const givable = (g: Game, payer: Payer, what: Selector): readonly ObjectId[] =>
  meant(g, payer, what).filter(isObjectId);

/** The events by which costs are paid. */
export const PAYING = {
  tap: ({ player, source }: Payer) =>
    ({ type: 'deactivate', player, object: source, source: null, partOf: 'cost' }) as const,
  hp: ({ player }: Payer, amount: number) => ({ type: 'payHp', player, amount, source: null }) as const,
  coinsTo: ({ player, source }: Payer, receiver: PlayerId, amount: number) =>
    ({ type: 'giveCoins', player, receiver, amount, source }) as const,
  destroy: ({ player }: Payer, object: ObjectId) =>
    ({ type: 'destroy', player, object, source: null, killer: null, how: 'destroy', partOf: null }) as const,
  discard: ({ player }: Payer, object: ObjectId) =>
    ({ type: 'discardLoot', player, object, source: null, partOf: 'cost' }) as const,
  getCounters: ({ player, source }: Payer, amount: number, counter: CounterName) =>
    ({ type: 'putCounters', player, object: player, amount, counter, source }) as const,
  give: ({ player, source }: Payer, object: ObjectId, receiver: PlayerId) =>
    ({ type: 'giveObject', object, player, receiver, source, amount: 0, how: 'give' }) as const,
};

/**
 * What stands against paying with this: giving it away, or destroying or discarding it (DEC-08). No effect can tell by who
 * receives it.
 */
const against = (g: Game, payer: Payer, pay: Cost['pay'], object: ObjectId, forbidden: Forbidden): Verdict => {
  if (pay === 'discardLoot' || pay === 'hand') return forbidden(PAYING.discard(payer, object)); // DEC-08
  if (pay === 'give') return forbidden(PAYING.give(payer, object, payer.player)); // DEC-08
  return againstDestroying(g, PAYING.destroy(payer, object), forbidden); // DEC-08
};

type OfThings = Extract<Cost, { pay: 'discardLoot' | 'hand' | 'destroy' | 'give' | 'destroyThis' }>;

const thingsFor = (g: Game, payer: Payer, cost: OfThings): readonly ObjectId[] => {
  switch (cost.pay) {
    case 'discardLoot':
    case 'hand':
      return playerOf(g.state, payer.player).hand.filter((id) => id !== payer.source); // PLAY-01
    case 'destroy':
      return destroyable(g, payer, cost.what);
    case 'give':
      return givable(g, payer, cost.what);
    case 'destroyThis':
      return [payer.source];
  }
};

/** What this cost may be paid with: nothing forbids it of these (DEC-08). */
export const thingsToPay = (g: Game, payer: Payer, cost: OfThings, forbidden: Forbidden): readonly ObjectId[] =>
  thingsFor(g, payer, cost).filter((object) => against(g, payer, cost.pay, object, forbidden) === null);

/** What forbids that a cost is paid for which there is enough (DEC-08). */
export const forbiddenCost = (g: Game, payer: Payer, cost: Cost, forbidden: Forbidden): Verdict => {
  switch (cost.pay) {
    case 'coins':
    case 'timer':
      return null;
    case 'getCounters':
      return forbidden(PAYING.getCounters(payer, cost.amount, cost.named)); // DEC-08
    case 'tap':
      return forbidden(PAYING.tap(payer));
    case 'hp':
      return forbidden(PAYING.hp(payer, cost.amount));
    case 'counters':
    case 'anyCounters': {
      const { player, source: object } = payer;
      return forbidden({ type: 'removeCounters', player, object, amount: 1, counter: 'counter', source: null });
    }
    case 'coinsTo':
      return firstOf(
        paidTo(g, payer, cost.to).map((receiver) => forbidden(PAYING.coinsTo(payer, receiver, cost.amount))),
      );
    case 'discardLoot':
    case 'hand':
    case 'destroy':
    case 'give':
    case 'destroyThis': {
      const found = thingsFor(g, payer, cost).map((object) => against(g, payer, cost.pay, object, forbidden));
      const needs = cost.pay === 'hand' ? found.length : 'amount' in cost ? cost.amount : 1;
      return found.filter((verdict) => verdict === null).length >= needs ? null : firstOf(found);
    }
  }
};

const firstOf = (verdicts: readonly Verdict[]): Verdict => verdicts.find((verdict) => verdict !== null) ?? null;
