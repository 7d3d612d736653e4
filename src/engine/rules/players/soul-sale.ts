import type { ObjectId, PlayerId } from '../../vocabulary/index.js';
import { objectOf, playerOf, shuffled, type Game, type Gen } from '../../state/index.js';
import { variantSetting } from '../variants/variants.js';

/** The starting items that nobody plays with become a deck of their own, where souls buy them (VAR-05). */
export const shuffleStartingItems = (g: Game): void => {
  if (variantSetting(g.state, 'soulBuys') === undefined) return;
  const unused = g.state.outside.filter((id) => g.characteristics(id).type === 'startingItem');
  g.state.startingItems = shuffled(g, unused); // VAR-05
};

/** Those of that deck that are still outside the game: a change of character may have brought one in. */
const startingItems = (g: Game): readonly ObjectId[] =>
  (g.state.startingItems ?? []).filter((id) => g.state.objects[id]?.zone === 'outside');

/** How many cards that deck has; null where there is none (VAR-05). */
export const startingItemsLeft = (g: Game): number | null =>
  g.state.startingItems === undefined ? null : startingItems(g).length;

/** The souls that a player could discard for something, if it were the moment (VAR-05). */
export const soulsForSale = (g: Game, player: PlayerId): readonly ObjectId[] =>
  variantSetting(g.state, 'soulBuys') === undefined
    ? []
    : playerOf(g.state, player).area.filter((id) => objectOf(g.state, id).role === 'soul'); // VAR-05, SOUL-07

/** The top item of the deck of starting items is gained; from an empty one nothing is (VAR-05). */
function* gainStartingItem(g: Game, player: PlayerId): Gen {
  const left = startingItems(g);
  const object = left.at(-1);
  if (object === undefined) return;
  g.state.startingItems = left.slice(0, -1);
  yield* g.perform({ type: 'gainItem', object, player, source: null, how: 'soul' }); // VAR-05
}

/** A soul is discarded for ¢, loot and starting items, at once and without the stack (VAR-05). */
export function* sellSoul(g: Game, player: PlayerId, object: ObjectId): Gen {
  const buys = variantSetting(g.state, 'soulBuys');
  if (buys === undefined) return;
  g.log({ say: 'sellsSoul', player, source: objectOf(g.state, object).card });
  const discarding = { type: 'putIntoDiscard', object, player, source: null, partOf: null } as const;
  if ((yield* g.perform(discarding)) === null) return; // KEY-01
  yield* g.perform({ type: 'gainCoins', player, amount: buys.coins, source: null, partOf: null }); // VAR-05
  yield* g.perform({ type: 'loot', player, amount: buys.loot, source: null, partOf: null, fromDiscard: false }); // VAR-05
  for (let n = 0; n < buys.items; n += 1) yield* gainStartingItem(g, player);
}
