import type { Cost, ObjectId, PlayerId, Ref } from '../../vocabulary/index.js';
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
  type Paid,
  type RuleId,
  type Verdict,
} from '../../state/index.js';
import { hpLeft } from '../characteristics/characteristics.js';
import { moveTimer } from '../modes/timer.js';
import { isEternal } from '../characteristics/continuous.js';
import { comesToAction } from '../events/idle-turns.js';
import { prohibition, type Forbidden } from '../events/replacement.js';
import { destroyable, forbiddenCost, givable, paidTo, PAYING, thingsToPay } from './cost-events.js';

/** What is not taken from what somebody has can always be paid (COST-02). */
type Added = Extract<Cost, { readonly pay: 'timer' | 'getCounters' }>;
type Counted = Exclude<Extract<Cost, { readonly amount: number }>, Added>;

/** HP that can be paid; the last one not by somebody whom it cannot kill: it would buy things without end (DEC-47). */
const hpToPay = (g: Game, player: PlayerId): number => {
  const left = hpLeft(g, player) ?? 0;
  return player === g.state.turn.active && comesToAction(g) ? Math.max(0, left - 1) : left; // DEC-47
};

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
      return hpToPay(g, player);
    case 'destroy':
      return destroyable(g, { player, source }, cost.what).length;
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

/** Whether there is enough to pay a cost in full now (COST-02). */
const affordable = (g: Game, player: PlayerId, source: ObjectId, cost: Cost): Verdict => {
  switch (cost.pay) {
    case 'tap':
      return unless(objectOf(g.state, source).charged, 'ABIL-03', { why: 'sideways' }); // ABIL-03
    case 'give': {
      const there = givable(g, { player, source }, cost.what).length > 0;
      return unless(g.state.turnOrder.length > 1 && there, 'COST-02', { why: 'nothingToGive' }); // COST-02
    }
    case 'hand':
      return null; // COST-02
    case 'destroyThis':
      return unless(!isEternal(g, source), 'COST-03', { why: 'eternal' }); // COST-03
    case 'timer':
    case 'getCounters':
      return null;
    case 'anyCounters':
      return affordable(g, player, source, { pay: 'counters', amount: 1 }); // COST-05
    case 'coins':
    case 'coinsTo':
    case 'counters':
    case 'discardLoot':
    case 'hp':
    case 'destroy': {
      const has = means(g, player, source, cost);
      const needs = cost.amount * (cost.pay === 'coinsTo' ? paidTo(g, { player, source }, cost.to).length : 1);
      const reason = { why: 'costTooHigh', pay: cost.pay === 'coinsTo' ? 'coins' : cost.pay, needs, has } as const;
      return unless(has >= needs, COST_RULE[cost.pay], reason); // COST-02, COST-05, CTR-02, PAY-01, PAY-02
    }
  }
};

/** Whether a cost can be paid in full now, and nothing forbids it (COST-02, DEC-08). */
export const payable = (g: Game, player: PlayerId, source: ObjectId, cost: Cost, forbidden: Forbidden): Verdict =>
  affordable(g, player, source, cost) ?? forbiddenCost(g, { player, source }, cost, forbidden); // COST-02, DEC-08

/** The first of these costs that cannot be paid (COST-02). */
export const costsVerdict = (
  g: Game,
  player: PlayerId,
  source: ObjectId,
  costs: readonly Cost[],
  forbidden: Forbidden,
): Verdict => {
  for (const cost of costs) {
    const verdict = payable(g, player, source, cost, forbidden);
    if (verdict !== null) return verdict; // COST-02
  }
  return null;
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
function* giveAsCost(g: Game, player: PlayerId, source: ObjectId, cost: Extract<Cost, { pay: 'give' }>): Gen {
  const payer = { player, source };
  const given = thingsToPay(g, payer, cost, prohibition(g)); // DEC-08
  const [object] = yield* costChoice(g, player, source, given, 1, 'give');
  if (object === undefined || !isObjectId(object)) return;
  const others = playersFrom(g.state, player).slice(1);
  const [other] = others.length > 1 ? yield* costChoice(g, player, source, others, 1, 'receive') : others;
  if (other !== undefined && isPlayerId(other)) yield* g.perform(PAYING.give(payer, object, other)); // GAIN-04
}

/** Things that the payer chooses are destroyed, or loot of the hand is discarded (COST-03, DISC-01). */
function* payWithThings(
  g: Game,
  player: PlayerId,
  source: ObjectId,
  cost: Extract<Cost, { pay: 'destroy' | 'discardLoot' | 'hand' }>,
): Gen<Paid> {
  const payer = { player, source };
  const isDiscard = cost.pay !== 'destroy';
  const things = thingsToPay(g, payer, cost, prohibition(g)); // DEC-08
  const chosen =
    cost.pay === 'hand'
      ? things
      : yield* costChoice(g, player, source, things, cost.amount, isDiscard ? 'discard' : 'destroy');
  const refs: Ref[] = [];
  const names = chosen.filter(isObjectId).flatMap((id) => g.characteristics(id).printedNames); // DEC-11
  for (const object of chosen.filter(isObjectId)) {
    const done = yield* g.perform(isDiscard ? PAYING.discard(payer, object) : PAYING.destroy(payer, object));
    refs.push(done?.object ?? object);
  }
  return { refs, names, amount: refs.length };
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

/** How many counters the payer takes off, one at least (COST-02). */
function* howMany(g: Game, player: PlayerId, source: ObjectId): Gen<number> {
  const most = means(g, player, source, { pay: 'counters', amount: 1 });
  const options = Array.from({ length: most }, (_, at): Option => ({
    id: `n${at + 1}`,
    meaning: { kind: 'number', number: at + 1 },
  }));
  const { card } = objectOf(g.state, source);
  const asking = { player, key: 'announce.cost', source, card, options, min: 1, max: 1, secret: false } as const;
  const [answer] = yield* g.ask(asking);
  return Number(answer?.slice(1));
}

const NOTHING_PAID: Paid = { refs: [], names: [], amount: 0 };

/** Pays one cost: with what, and how many counters or cards (COST-02). */
export function* pay(g: Game, player: PlayerId, source: ObjectId, cost: Cost): Gen<Paid> {
  switch (cost.pay) {
    case 'anyCounters': {
      const amount = yield* howMany(g, player, source);
      yield* countersAsCost(g, player, source, amount);
      return { ...NOTHING_PAID, amount };
    }
    case 'counters':
      yield* countersAsCost(g, player, source, cost.amount);
      return { ...NOTHING_PAID, amount: cost.amount };
    case 'discardLoot':
    case 'hand':
    case 'destroy':
      return yield* payWithThings(g, player, source, cost);
    default:
      yield* payOther(g, player, source, cost);
      return NOTHING_PAID;
  }
}

/** Pays these costs one after the other; what they were paid with, where an effect may ask for it (COST-02). */
export function* payAll(g: Game, player: PlayerId, source: ObjectId, costs: readonly Cost[]): Gen<Paid | null> {
  const paid: Paid[] = [];
  for (const cost of costs) paid.push(yield* pay(g, player, source, cost)); // COST-02
  const amount = paid.reduce((sum, one) => sum + one.amount, 0);
  if (amount === 0) return null;
  return { refs: paid.flatMap(({ refs }) => refs), names: paid.flatMap(({ names }) => names), amount };
}

/** Costs of which nobody asks later what they were paid with. */
type OtherCost = Exclude<Cost, { pay: 'anyCounters' | 'counters' | 'discardLoot' | 'hand' | 'destroy' }>;
function* payOther(g: Game, player: PlayerId, source: ObjectId, cost: OtherCost): Gen {
  const payer = { player, source };
  switch (cost.pay) {
    case 'tap':
      yield* g.perform(PAYING.tap(payer)); // ABIL-03
      return;
    case 'coins':
      yield* g.perform({ type: 'payCoins', player, amount: cost.amount });
      return;
    case 'coinsTo':
      for (const receiver of paidTo(g, payer, cost.to)) yield* g.perform(PAYING.coinsTo(payer, receiver, cost.amount));
      return;
    case 'hp':
      yield* g.perform(PAYING.hp(payer, cost.amount));
      return;
    case 'timer':
      moveTimer(g, cost.amount, 'card'); // CHAL-10
      return;
    case 'getCounters':
      yield* g.perform(PAYING.getCounters(payer, cost.amount, cost.named));
      return;
    case 'give':
      return yield* giveAsCost(g, player, source, cost);
    case 'destroyThis':
      yield* g.perform(PAYING.destroy(payer, source));
  }
}
