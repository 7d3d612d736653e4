import type { PlayerId, Ref } from '../vocabulary/index.js';
import type { Game, Verdict } from '../state/index.js';
import { attackChoices, attackOn, attackRights } from '../rules/combat/attack-rights.js';
import { priceOf, purchaseChoices, purchaseOf } from '../rules/turn/purchase.js';
import { declaringAttack, declaringPurchase } from './verdicts.js';

/** What a player could attack or buy by declaring it now. Prices are ¢. */
export interface Declarable {
  readonly attacks: readonly Ref[];
  readonly purchases: readonly { readonly ref: Ref; readonly price: number }[];
}

/** Why this player could not attack this by declaring an attack now; null when they could (ATK-03). */
export const attacking = (g: Game, player: PlayerId, what: Ref): Verdict =>
  declaringAttack(g, player) ?? attackOn(g, attackRights(g))(what); // ATK-03

/** Why this player could not buy this by declaring a purchase now; null when they could (BUY-02, BUY-04). */
export const buying = (g: Game, player: PlayerId, what: Ref): Verdict =>
  declaringPurchase(g, player) ?? purchaseOf(g, player, what); // BUY-04

/** What the choice after a declaration would offer to this player as things stand (ATK-03, BUY-02). */
export const declarableBy = (game: Game, player: PlayerId): Declarable => ({
  attacks: attackChoices(game).filter((what) => attacking(game, player, what) === null),
  purchases: purchaseChoices(game)
    .filter((what) => buying(game, player, what) === null)
    .map((ref) => ({ ref, price: priceOf(game, player, ref) })),
});

/** What this player could attack or buy on a turn of their own as things stand, whatever stands against it now. */
export const choosableBy = (game: Game, player: PlayerId): Declarable => ({
  attacks: attackChoices(game),
  purchases: purchaseChoices(game).map((ref) => ({ ref, price: priceOf(game, player, ref) })),
});
