import type { Cost, ObjectId, PlayerId, Ref, Selector } from '../../vocabulary/index.js';
import {
  counterKinds,
  optionOf,
  isObjectId,
  isPlayerId,
  objectOf,
  playerOf,
  playersFrom,
  unless,
  type Decision,
  type Game,
  type Gen,
  type Option,
  type RuleId,
  type Scope,
  type Verdict,
} from '../../state/index.js';
import { hpLeft } from '../reading/characteristics.js';
import { isEternal, scopeOf } from '../reading/continuous.js';

/** The scope of something a player is about to play or activate. */
export const announcingScope = (g: Game, player: PlayerId, source: ObjectId): Scope =>
  scopeOf(g, source, { you: player });

/** What can be destroyed of what a cost speaks of (COST-03). */
const destroyable = (g: Game, player: PlayerId, source: ObjectId, what: Selector): readonly Ref[] =>
  g.select(what, announcingScope(g, player, source)).filter((ref) => !isEternal(g, ref)); // COST-03

/** The players to whom a cost is paid; each of them gets the whole amount. */
export const paidTo = (g: Game, player: PlayerId, source: ObjectId, to: Selector): readonly PlayerId[] =>
  g.select(to, announcingScope(g, player, source)).filter(isPlayerId);

type Counted = Extract<Cost, { readonly amount: number }>;

/** How much the payer has of what this cost takes (¢, HP, cards or counters). */
const means = (g: Game, player: PlayerId, source: ObjectId, cost: Counted): number => {
  switch (cost.pay) {
    case 'coins':
    case 'coinsTo':
      return playerOf(g.state, player).coins;
    case 'counters':
      return Object.values(objectOf(g.state, source).counters).reduce((sum, n) => sum + n, 0);
    case 'discardLoot':
      return playerOf(g.state, player).hand.length;
    case 'hp':
      return hpLeft(g, player) ?? 0;
    case 'destroy':
      return destroyable(g, player, source, cost.what).length;
  }
};

const COST_RULE = {
  coins: 'PAY-01',
  coinsTo: 'PAY-01',
  counters: 'COST-05',
  discardLoot: 'COST-02',
  hp: 'PAY-02',
  destroy: 'COST-02',
} as const satisfies Record<Counted['pay'], RuleId>;

/** Whether a cost can be paid in full now (COST-02). */
export const payable = (g: Game, player: PlayerId, source: ObjectId, cost: Cost): Verdict => {
  switch (cost.pay) {
    case 'tap':
      return unless(objectOf(g.state, source).charged, 'ABIL-03', { why: 'sideways' }); // ABIL-03
    case 'give': {
      const there = g.select(cost.what, announcingScope(g, player, source)).length > 0;
      return unless(g.state.turnOrder.length > 1 && there, 'COST-02', { why: 'nothingToGive' }); // COST-02
    }
    case 'destroyThis':
      return unless(!isEternal(g, source), 'COST-03', { why: 'eternal' }); // COST-03
    case 'coins':
    case 'coinsTo':
    case 'counters':
    case 'discardLoot':
    case 'hp':
    case 'destroy': {
      const has = means(g, player, source, cost);
      const needs = cost.amount * (cost.pay === 'coinsTo' ? paidTo(g, player, source, cost.to).length : 1);
      const reason = { why: 'costTooHigh', pay: cost.pay === 'coinsTo' ? 'coins' : cost.pay, needs, has } as const;
      return unless(has >= needs, COST_RULE[cost.pay], reason); // COST-02, COST-05, CTR-02, PAY-01, PAY-02
    }
  }
};

/** Which of these a cost is paid with; what is in a hand stays hidden. */
function* costChoice(
  g: Game,
  player: PlayerId,
  source: ObjectId,
  from: readonly Ref[],
  amount: number,
  paying: NonNullable<Decision['paying']>,
): Gen<readonly Ref[]> {
  const chosen = yield* g.ask({
    player,
    key: 'announce.cost',
    source,
    card: objectOf(g.state, source).card,
    options: from.map((ref) => optionOf(g.state, ref)),
    min: amount,
    max: amount,
    secret: from.some((ref) => isObjectId(ref) && objectOf(g.state, ref).zone === 'hand'),
    paying,
  });
  return from.filter((ref) => chosen.includes(ref));
}

/** Another player gets one of them; it is no gain (GAIN-04). */
function* giveAsCost(g: Game, player: PlayerId, source: ObjectId, what: Selector): Gen {
  const others = playersFrom(g.state, player).slice(1);
  const given = g.select(what, announcingScope(g, player, source));
  const [object] = yield* costChoice(g, player, source, given, 1, 'give');
  const [other] = others.length > 1 ? yield* costChoice(g, player, source, others, 1, 'receive') : others;
  if (object === undefined || !isObjectId(object) || other === undefined || !isPlayerId(other)) return;
  yield* g.perform({ type: 'giveObject', object, player, receiver: other, source, amount: 0, how: 'give' }); // GAIN-04
}

function* destroyAsCost(g: Game, player: PlayerId, object: Ref): Gen {
  if (isObjectId(object))
    yield* g.perform({ type: 'destroy', player, object, source: null, killer: null, how: 'destroy', partOf: null });
}

function* discardAsCost(g: Game, player: PlayerId, source: ObjectId, amount: number): Gen {
  const chosen = yield* costChoice(g, player, source, playerOf(g.state, player).hand, amount, 'discard');
  for (const object of chosen.filter(isObjectId))
    yield* g.perform({ type: 'discardLoot', player, object, source: null, partOf: null });
}

/** Removes any counters, the remover's choice between kinds (CTR-02). */
function* countersAsCost(g: Game, player: PlayerId, source: ObjectId, amount: number): Gen {
  for (let n = 0; n < amount; n += 1) {
    const kinds = counterKinds(objectOf(g.state, source).counters);
    const options: Option[] = kinds.map((kind) => ({ id: kind, meaning: { kind: 'number', ability: kind } }));
    const [answer] =
      kinds.length > 1
        ? yield* g.ask({
            player,
            key: 'counter.kind',
            source,
            card: objectOf(g.state, source).card,
            options,
            min: 1,
            max: 1,
            secret: false,
          })
        : kinds;
    const counter = kinds.find((kind) => kind === answer) ?? 'counter';
    yield* g.perform({ type: 'removeCounters', player, object: source, amount: 1, counter, source: null });
  }
}

/** Pays one cost (COST-02). */
export function* pay(g: Game, player: PlayerId, source: ObjectId, cost: Cost): Gen {
  switch (cost.pay) {
    case 'tap':
      yield* g.perform({ type: 'deactivate', player, object: source, source: null, partOf: 'cost' }); // ABIL-03
      return;
    case 'coins':
      yield* g.perform({ type: 'payCoins', player, amount: cost.amount });
      return;
    case 'coinsTo':
      for (const receiver of paidTo(g, player, source, cost.to))
        yield* g.perform({ type: 'giveCoins', player, receiver, amount: cost.amount, source });
      return;
    case 'counters':
      return yield* countersAsCost(g, player, source, cost.amount);
    case 'discardLoot':
      return yield* discardAsCost(g, player, source, cost.amount);
    case 'hp':
      yield* g.perform({ type: 'payHp', player, amount: cost.amount, source: null });
      return;
    case 'destroy':
      for (const object of yield* costChoice(
        g,
        player,
        source,
        destroyable(g, player, source, cost.what),
        cost.amount,
        'destroy',
      ))
        yield* destroyAsCost(g, player, object);
      return;
    case 'give':
      return yield* giveAsCost(g, player, source, cost.what);
    case 'destroyThis':
      return yield* destroyAsCost(g, player, source);
  }
}
