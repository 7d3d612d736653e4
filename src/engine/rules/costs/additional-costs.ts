import type { Cost, ObjectId, PlayerId } from '../../vocabulary/index.js';
import type { Game, Gen, Verdict } from '../../state/index.js';
import { prohibition } from '../events/replacement.js';
import { forbiddenCost, paidTo } from './cost-events.js';
import { pay, payable } from './paying.js';
import { activeModifiers, reaches } from '../characteristics/continuous.js';
import { together } from '../characteristics/costs.js';

/** An additional cost of a declaration, with the object that demands it. */
interface AdditionalCost {
  readonly source: ObjectId;
  readonly cost: Cost;
}

/** The additional costs of declaring this; usually none. */
const additionalCosts = (g: Game, player: PlayerId, what: 'attack' | 'purchase'): readonly AdditionalCost[] =>
  activeModifiers(g, 'declaringCosts').flatMap(({ modifier, scope }): readonly AdditionalCost[] => {
    const { source } = scope;
    if (modifier.what !== what || source === null || !(source in g.state.objects)) return [];
    return reaches(g, modifier.of, scope, player) ? modifier.pay.map((cost) => ({ source, cost })) : [];
  });

/** Why a player cannot pay the additional costs of a declaration; null when they can pay all of them together (COST-02). */
export const additionalCostsVerdict = (g: Game, player: PlayerId, what: 'attack' | 'purchase'): Verdict => {
  const due = additionalCosts(g, player, what);
  const [first] = due;
  if (first === undefined) return null;
  const paid = due.map(({ source, cost }) =>
    cost.pay === 'coinsTo'
      ? { pay: 'coins' as const, amount: cost.amount * paidTo(g, { player, source }, cost.to).length }
      : cost,
  );
  const forbidden = prohibition(g);
  for (const cost of together(paid)) {
    const source = due.find((one) => one.cost.pay === cost.pay)?.source ?? first.source;
    const verdict = payable(g, player, source, cost, forbidden);
    if (verdict !== null) return verdict; // COST-02
  }
  const stopped = due.map(({ source, cost }) => forbiddenCost(g, { player, source }, cost, forbidden)); // DEC-08
  return stopped.find((verdict) => verdict !== null) ?? null;
};

/** Pays the additional costs as the declaration is made; they are not given back (COST-02). */
export function* payAdditionalCosts(g: Game, player: PlayerId, what: 'attack' | 'purchase'): Gen {
  for (const { source, cost } of additionalCosts(g, player, what)) yield* pay(g, player, source, cost); // COST-02
}
