import type { CardId, PlayerView, Ref } from '../../engine/index.js';
import { itemRating, lootRating } from '../situation/rating.js';
import { claimsWithItems } from '../situation/claims.js';
import { side, soulWorth } from '../situation/stakes.js';
import { cardOf, objectIn, ownerOf, playerIn, type Situation } from '../situation/situation.js';

const CURSE = -4;
const GUPPY = 4;
/** A card that lies somewhere and belongs to nobody. */
const UNKNOWN_CARD = 2;

/** What a loot card in this player's hand is kept for. */
export const heldWorth = (now: Situation, card: CardId): number => lootRating(now.cards.card(card));

const guppies = (player: PlayerView): number =>
  player.items.filter(({ keywords }) => keywords.includes('guppy')).length;

/** What an item does for a player; a second Guppy item brings a bonus soul nearer. */
export const itemWorth = (now: Situation, card: CardId, player: PlayerView): number => {
  const printed = now.cards.card(card);
  const isGuppy = printed.abilities.some((ability) => ability.kind === 'keyword' && ability.word === 'guppy');
  return itemRating(printed) + (isGuppy && guppies(player) > 0 ? GUPPY : 0);
};

/** What a card in play, in hand or in a slot is worth to this player if it were theirs. */
export const thingWorth = (now: Situation, ref: Ref, player: PlayerView): number => {
  const object = objectIn(now.view, ref);
  const card = object?.copyOf ?? object?.card ?? cardOf(now, ref);
  if (card === null) return UNKNOWN_CARD;
  switch (object?.role ?? null) {
    case 'soul':
      return soulWorth(now, { ...player, souls: Math.max(0, player.souls - (object?.souls ?? 1)) }, object?.souls ?? 1);
    case 'curse':
      return CURSE;
    case 'item':
    case 'character':
      return itemWorth(now, card, player);
    case 'monster':
    case 'event':
    case 'room':
    case 'challenge':
      return 0;
    case null:
      return now.cards.card(card).type === 'treasure' ? itemWorth(now, card, player) : heldWorth(now, card);
  }
};

/** What it is worth to this player that whoever owns a card loses it: the more, the more an opponent needs it. */
export const lossOf = (now: Situation, ref: Ref): number => {
  const owner = playerIn(now.view, ownerOf(now, ref));
  return owner === null ? 0 : -side(now, owner.id) * thingWorth(now, ref, owner);
};

const isItem = ({ cards }: Situation, card: CardId): boolean =>
  ['treasure', 'startingItem'].includes(cards.card(card).type);

/** What it is worth to this player that somebody gains a card. */
export const gainOf = (now: Situation, ref: Ref, to: Ref | undefined): number => {
  const player = playerIn(now.view, to);
  if (player === null) return 0;
  const object = objectIn(now.view, ref);
  if (object?.role === 'soul') return side(now, player.id) * soulWorth(now, player, object.souls ?? 1);
  const card = object?.copyOf ?? object?.card ?? cardOf(now, ref);
  const claims = card === null || !isItem(now, card) ? 0 : claimsWithItems(now, player.id, card);
  return side(now, player.id) * thingWorth(now, ref, player) + claims;
};
