import type { PlayerId, Ref } from '../vocabulary/index.js';
import type { Game, Verdict } from '../state/index.js';
import { attackChoices, attackOn, attackRights } from '../rules/attack-rights.js';
import { priceOf, purchaseChoices, purchaseOf } from '../rules/purchase.js';
import { declaringAttack, declaringPurchase } from './conditions.js';

/** What a player could attack or buy by declaring it now. Prices are ¢. */
export interface Declarable {
  readonly attacks: readonly Ref[];
  readonly purchases: readonly { readonly ref: Ref; readonly price: number }[];
}

/** Attacking this by declaring it now (ATK-03). */
export const attacking = (g: Game, player: PlayerId, what: Ref): Verdict =>
  declaringAttack(g, player) ?? attackOn(g, attackRights(g))(what); // ATK-03

/** Buying this by declaring it now (BUY-02, BUY-04). */
export const buying = (g: Game, player: PlayerId, what: Ref): Verdict =>
  declaringPurchase(g, player) ?? purchaseOf(g, player, what); // BUY-04

/** What the choice after a declaration would offer as things stand: public, but for nobody a promise (ATK-03, BUY-02). */
export const declarable = ({ game }: { readonly game: Game }, player: PlayerId): Declarable => ({
  attacks: attackChoices(game).filter((what) => attacking(game, player, what) === null),
  purchases: purchaseChoices(game)
    .filter((what) => buying(game, player, what) === null)
    .map((ref) => ({ ref, price: priceOf(game, player, ref) })),
});
