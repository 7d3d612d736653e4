import type { PlayerId } from '../../vocabulary/index.js';
import {
  playerOf,
  unless,
  type BarterPayment,
  type TableAct,
  type Game,
  type GameState,
  type Gen,
  type Verdict,
} from '../../state/index.js';
import { stillFits } from '../mending/judging.js';
import { putRight } from '../mending/mend.js';
import { trade, tradeObjection } from './trading.js';
import { concede } from './winning.js';

/** An order that a player has given once, and the names of triggers or replacements in it, `card/ability`. */
export interface RememberedOrder {
  readonly order: string;
  readonly names: readonly string[];
}

/** The orders that this player has given so far and is not asked for again (ABIL-07, REPL-07). */
export const rememberedOrdersOf = (state: GameState, player: PlayerId): readonly RememberedOrder[] =>
  Object.entries(state.memory.orders)
    .filter(([order]) => order.startsWith(`${player} `))
    .map(([order, names]) => ({ order, names }));

/** Whether ¢ can go from one player to another: to somebody else, some, and all of them there. */
export const paymentObjection = (state: GameState, { from, to, amount }: Omit<BarterPayment, 'does'>): Verdict => {
  const { coins } = playerOf(state, from);
  return (
    unless(from !== to && to in state.players, 'BARTER-01', { why: 'noPartner' }) ?? // BARTER-01
    unless(amount > 0, 'BARTER-01', { why: 'barterOfNothing' }) ?? // BARTER-01
    unless(coins >= amount, 'BARTER-01', { why: 'tooFewCoins', player: from, coins }) // BARTER-01
  );
};

/** Whether an act of the table can be done as things stand: ¢ that are there, an order that is remembered. */
export const isPossibleTableAct = (g: Game, act: TableAct): boolean => {
  const { state } = g;
  switch (act.does) {
    case 'giveCoins':
      return paymentObjection(state, act) === null; // BARTER-01
    case 'trade':
      return tradeObjection(state, act) === null; // VAR-04
    case 'forgetOrder':
      return rememberedOrdersOf(state, act.player).some(({ order }) => order === act.order);
    case 'concede':
      return state.outcome === null && state.turnOrder.length === 2 && act.player in state.players;
    case 'mend':
      return stillFits(g, act.mend);
  }
};

/** Carries out an act of the table. ¢ of a barter are given and not gained: nothing that looks at gaining ¢ sees them. */
export function* doTableAct(g: Game, act: TableAct): Gen {
  switch (act.does) {
    case 'giveCoins':
      yield* g.perform({ type: 'giveCoins', player: act.from, receiver: act.to, amount: act.amount, source: null }); // BARTER-04
      return;
    case 'trade':
      return yield* trade(g, act); // VAR-04
    case 'forgetOrder':
      delete g.state.memory.orders[act.order];
      return;
    case 'concede':
      concede(g, act.player);
      return;
    case 'mend':
      yield* putRight(g, act);
  }
}
