import type { PlayerId, Ref } from '../vocabulary/index.js';
import { playerOf, type Game } from '../state/index.js';
import { attackRights, attackTargets } from '../rules/attack.js';
import { mayDeclarePurchase, priceOf, purchaseChoices } from '../rules/purchase.js';
import { mayDeclare } from './actions.js';

/** What a player could attack or buy by declaring it now. Prices are ¢. */
export interface Declarable {
  readonly attacks: readonly Ref[];
  readonly purchases: readonly { readonly ref: Ref; readonly price: number }[];
}

/** What the choice after a declaration would offer as things stand: public, but for nobody a promise (ATK-03, BUY-02). */
export const declarable = ({ game }: { readonly game: Game }, player: PlayerId): Declarable => {
  if (!mayDeclare(game, player)) return { attacks: [], purchases: [] };
  const { coins } = playerOf(game.state, player);
  const choices = mayDeclarePurchase(game, player) ? purchaseChoices(game) : [];
  return {
    attacks: attackTargets(game, attackRights(game)),
    purchases: choices.map((ref) => ({ ref, price: priceOf(game, player, ref) })).filter(({ price }) => price <= coins), // BUY-04
  };
};
