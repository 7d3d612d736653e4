import type { PlayerId } from '../vocabulary/index.js';
import {
  event,
  playerOf,
  unless,
  type Aside,
  type Game,
  type GameState,
  type Gen,
  type Verdict,
} from '../state/index.js';

/** An order that a player has given once, and the names of triggers or replacements in it, `card/ability`. */
export interface RememberedOrder {
  readonly order: string;
  readonly names: readonly string[];
}

/** The orders that this player has given so far and is not asked for again (ABIL-07, REPL-07). */
export const rememberedOrders = (state: GameState, player: PlayerId): readonly RememberedOrder[] =>
  Object.entries(state.memory.orders)
    .filter(([order]) => order.startsWith(`${player} `))
    .map(([order, names]) => ({ order, names }));

/** Whether ¢ can go from one player to another: to somebody else, some, and all of them there. */
export const barterOf = (
  state: GameState,
  { from, to, amount }: Omit<Extract<Aside, { does: 'giveCoins' }>, 'does'>,
): Verdict => {
  const { coins } = playerOf(state, from);
  return (
    unless(from !== to && to in state.players, 'BARTER-01', { why: 'noPartner' }) ?? // BARTER-01
    unless(amount > 0, 'BARTER-01', { why: 'barterOfNothing' }) ?? // BARTER-01
    unless(coins >= amount, 'BARTER-01', { why: 'tooFewCoins', player: from, coins }) // BARTER-01
  );
};

/** Whether an aside can be done as things stand: ¢ that are there, an order that is remembered. */
export const isPossibleAside = (state: GameState, aside: Aside): boolean => {
  switch (aside.does) {
    case 'giveCoins':
      return barterOf(state, aside) === null; // BARTER-01
    case 'forgetOrder':
      return rememberedOrders(state, aside.player).some(({ order }) => order === aside.order);
  }
};

/** Does it. ¢ of a barter are given and not gained: nothing that looks at gaining ¢ sees them. */
export function* doAside(g: Game, aside: Aside): Gen {
  switch (aside.does) {
    case 'giveCoins':
      yield* g.perform(event('giveCoins', { player: aside.from, other: aside.to, amount: aside.amount })); // BARTER-04
      return;
    case 'forgetOrder':
      delete g.state.memory.orders[aside.order];
  }
}
