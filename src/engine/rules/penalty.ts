import type { ObjectId, PlayerId } from '../vocabulary/index.js';
import { event, objectOf, optionOf, playerOf, type Game, type GameEvent, type Gen } from '../state/index.js';
import { characteristics } from './characteristics.js';
import { controlled, isEternal } from './continuous.js';
import { discardChosen } from './death.js';

/** The penalty: an item, a loot card, 1¢, everything with ↷; each is an event of its own (DEATH-14..DEATH-16). */
export function* deathPenalty(g: Game, player: PlayerId): Gen {
  yield* g.perform(event('penaltyItem', { player, amount: 1 })); // DEATH-14
  yield* g.perform(event('penaltyLoot', { player, amount: 1 })); // DEATH-14
  yield* g.perform(event('penaltyCoins', { player, amount: 1 })); // DEATH-14
  yield* g.perform(event('penaltyDeactivate', { player })); // DEATH-14
}

/** One step of it; what cannot be done is left out (DEATH-15). */
export function* penaltyStep(g: Game, e: GameEvent): Gen<GameEvent | null> {
  const { player } = e;
  if (player === null) return null;
  switch (e.type) {
    case 'penaltyItem':
      return yield* loseItem(g, e, player);
    case 'penaltyLoot':
      return (yield* discardChosen(g, player, e.amount, 'deathPenalty.loot')) > 0 ? e : null;
    case 'penaltyCoins': {
      const amount = Math.min(e.amount, playerOf(g.state, player).coins);
      if (amount === 0) return null;
      return (yield* g.perform(event('loseCoins', { player, amount, detail: 'penalty' }))) === null ? null : e;
    }
    default:
      return yield* deactivateAll(g, e, player);
  }
}

const hasTapAbility = (g: Game, id: ObjectId): boolean =>
  characteristics(g, id).abilities.some(
    (ability) => ability.kind === 'activated' && ability.costs.some((cost) => cost.pay === 'tap'),
  );

function* deactivateAll(g: Game, e: GameEvent, player: PlayerId): Gen<GameEvent> {
  for (const id of [...controlled(g, player, 'character'), ...controlled(g, player, 'item')])
    if (hasTapAbility(g, id) && objectOf(g.state, id).charged)
      yield* g.perform(event('deactivate', { player, object: id, detail: 'penalty' })); // DEATH-14
  return e;
}

/** The item that the penalty takes; another may choose it in place of the player who dies. */
function* loseItem(g: Game, e: GameEvent, player: PlayerId): Gen<GameEvent | null> {
  const items = controlled(g, player, 'item').filter((id) => !isEternal(g, id)); // DEATH-14
  if (items.length === 0) return null; // DEATH-15
  const [item] = yield* g.ask({
    player: e.other ?? player, // RULING-15
    key: 'deathPenalty.item',
    source: null,
    card: null,
    options: items.map((id) => optionOf(g.state, id)),
    min: 1,
    max: 1,
    secret: false,
  });
  const lost = yield* g.perform(event('destroy', { player, object: item as ObjectId, detail: 'penalty' })); // DEATH-14
  return lost === null ? null : { ...e, object: lost.object };
}
