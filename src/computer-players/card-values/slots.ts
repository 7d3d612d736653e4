import type { PlayerView, Ref } from '../../engine/index.js';
import { attackWorth, bestAttack, bestOfNew } from '../fights/attack.js';
import { allegianceWeight, TREASURE } from '../situation/stakes.js';
import { itemValue } from './card-values.js';
import { foesIn, monstersIn, topsOf, type Situation } from '../situation/situation.js';

/** How much better the best of some new items is than the one that may be had from the deck. */
const NEW_ITEMS = 1.3;
const PRICE = 10;
/** The next player's turn is still to come. */
const NEXT = 0.5;

type Concern = readonly { readonly player: PlayerView; readonly weight: number }[];

/** Whom it concerns now, and how much: who may still do it this turn, and whose turn is next. */
const concernedBy = (now: Situation, done: number, can: (player: PlayerView) => boolean): Concern => {
  const { turn, players, attack } = now.view;
  const isOpen = done === 0 && turn.phase !== 'end' && attack === null;
  return players.filter(can).flatMap((player) => {
    if (player.id === turn.active) return isOpen ? [{ player, weight: allegianceWeight(now, player.id) }] : [];
    return player.id === turn.next ? [{ player, weight: NEXT * allegianceWeight(now, player.id) }] : [];
  });
};

/** New items in the shop: for who can pay for one. */
const newShop = (now: Situation, gone: readonly Ref[]): number =>
  concernedBy(now, now.view.turn.purchases, ({ coins }) => coins >= PRICE).reduce((sum, { player, weight }) => {
    const worthOf = (isThere: (ref: Ref) => boolean): number =>
      Math.max(
        TREASURE,
        ...topsOf(now.view.shop).flatMap(({ id, card }) => (isThere(id) ? [itemValue(now, card, player)] : [])),
      );
    const after = Math.max(
      TREASURE + NEW_ITEMS,
      worthOf((ref) => !gone.includes(ref)),
    );
    return sum + weight * (after - worthOf(() => true));
  }, 0);

/** New monsters: for who can attack. */
const newMonsters = (now: Situation, gone: readonly Ref[]): number =>
  concernedBy(now, now.view.turn.attacks, () => true).reduce((sum, { player, weight }) => {
    const kept = foesIn(now.view).filter(({ id }) => !gone.includes(id));
    const after = Math.max(bestOfNew(now, player, gone.length), ...kept.map(({ id }) => attackWorth(now, id, player)));
    return sum + weight * (after - Math.max(0, bestAttack(now, player)));
  }, 0);

/** What it is worth that these leave their slots, which are filled from the decks (REFILL-01). */
export const clearedWorth = (now: Situation, refs: readonly Ref[]): number => {
  const among = (things: readonly { readonly id: Ref }[]): readonly Ref[] =>
    things.flatMap(({ id }) => (refs.includes(id) ? [id] : []));
  const [items, monsters] = [among(topsOf(now.view.shop)), among(monstersIn(now.view))];
  return (items.length > 0 ? newShop(now, items) : 0) + (monsters.length > 0 ? newMonsters(now, monsters) : 0);
};
