import type { ObjectId } from '../../vocabulary/index.js';
import { objectOf, playerOf, type EventOf, type Game, type Gen } from '../../state/index.js';
import { characteristics } from '../characteristics/characteristics.js';
import { controlled } from '../characteristics/continuous.js';
import { AS_PENALTY, withItemChosen } from '../events/penalty-item.js';
import { prohibition } from '../events/replacement.js';

/** The penalty: an item, a loot card, 1¢, everything with ↷; each is an event of its own (DEATH-14..DEATH-16). */
export function* deathPenalty(g: Game, e: EventOf<'payPenalty'>): Gen<EventOf<'payPenalty'>> {
  const { player } = e;
  yield* g.perform({ type: 'penaltyItem', player, amount: 1, chooser: null, object: null }); // DEATH-14
  yield* g.perform({ type: 'penaltyLoot', player, amount: 1 }); // DEATH-14
  yield* g.perform({ type: 'penaltyCoins', player, amount: 1 }); // DEATH-14
  yield* g.perform({ type: 'penaltyDeactivate', player }); // DEATH-14
  return e;
}

/** The loot card that the penalty takes (DEATH-14, DEATH-15). */
export function* loseLoot(g: Game, e: EventOf<'penaltyLoot'>): Gen<EventOf<'penaltyLoot'> | null> {
  const { player, amount } = e;
  const asking = { key: 'deathPenalty.loot', source: null, card: null } as const;
  return (yield* g.discard({ player, amount, ...asking })) > 0 ? e : null; // DEATH-15
}

/** The ¢ that the penalty takes, as far as there are any (DEATH-14, DEATH-15). */
export function* loseCoinsForPenalty(g: Game, e: EventOf<'penaltyCoins'>): Gen<EventOf<'penaltyCoins'> | null> {
  const { player } = e;
  const amount = Math.min(e.amount, playerOf(g.state, player).coins);
  if (amount === 0) return null; // DEATH-15
  const lost = yield* g.perform({ type: 'loseCoins', player, amount, source: null, partOf: 'penalty' }); // DEATH-14
  return lost === null ? null : e;
}

const hasTapAbility = (g: Game, id: ObjectId): boolean =>
  characteristics(g, id).abilities.some(
    (ability) => ability.kind === 'activated' && ability.costs.some((cost) => cost.pay === 'tap'),
  );

/** Everything with ↷ is turned sideways (DEATH-14). */
export function* deactivateForPenalty(g: Game, e: EventOf<'penaltyDeactivate'>): Gen<EventOf<'penaltyDeactivate'>> {
  const { player } = e;
  for (const id of [...controlled(g, player, 'character'), ...controlled(g, player, 'item')])
    if (hasTapAbility(g, id) && objectOf(g.state, id).charged)
      yield* g.perform({ type: 'deactivate', player, object: id, source: null, partOf: 'penalty' }); // DEATH-14
  return e;
}

/** The item that the penalty takes; another may choose it in place of the player who dies (DEATH-14, DEATH-15). */
export function* loseItem(g: Game, e: EventOf<'penaltyItem'>): Gen<EventOf<'penaltyItem'> | null> {
  const chosen = yield* withItemChosen(g, e, prohibition(g));
  const { player, object } = chosen;
  if (object === null) return null; // DEATH-15
  return (yield* g.perform({ type: 'destroy', player, object, ...AS_PENALTY })) === null ? null : chosen; // DEATH-14
}
