import type { CardId, PlayerView, Ref } from '../../engine/index.js';
import { itemRating, lootRating } from '../situation/rating.js';
import { claimsWithItems } from '../situation/claims.js';
import { allegianceWeight, soulWorth } from '../situation/stakes.js';
import { cardOf, objectIn, ownerOf, playerIn, type Situation } from '../situation/situation.js';

const CURSE = -4;
const GUPPY = 4;
/** The value of an unknown card. */
const UNKNOWN_CARD = 2;

/** The value of a loot card in a hand. */
export const handCardValue = (now: Situation, card: CardId): number => lootRating(now.cards.card(card));

const guppies = (player: PlayerView): number =>
  player.items.filter(({ keywords }) => keywords.includes('guppy')).length;

/** The value of an item for a player; a second Guppy item brings a bonus soul nearer. */
export const itemValue = (now: Situation, card: CardId, player: PlayerView): number => {
  const printed = now.cards.card(card);
  const isGuppy = printed.abilities.some((ability) => ability.kind === 'keyword' && ability.word === 'guppy');
  return itemRating(printed) + (isGuppy && guppies(player) > 0 ? GUPPY : 0);
};

/** The value of a card in play, in hand or in a slot for this player if it were theirs. */
export const cardValue = (now: Situation, ref: Ref, player: PlayerView): number => {
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
      return itemValue(now, card, player);
    case 'monster':
    case 'event':
    case 'room':
    case 'challenge':
      return 0;
    case null:
      return now.cards.card(card).type === 'treasure' ? itemValue(now, card, player) : handCardValue(now, card);
  }
};

/** What it is worth to this player that whoever owns a card loses it: the more, the more an opponent needs it. */
export const lossOf = (now: Situation, ref: Ref): number => {
  const owner = playerIn(now.view, ownerOf(now, ref));
  return owner === null ? 0 : -allegianceWeight(now, owner.id) * cardValue(now, ref, owner);
};

const isItem = ({ cards }: Situation, card: CardId): boolean =>
  ['treasure', 'startingItem'].includes(cards.card(card).type);

/** What it is worth to this player that somebody gains a card. */
export const gainOf = (now: Situation, ref: Ref, to: Ref | undefined): number => {
  const player = playerIn(now.view, to);
  if (player === null) return 0;
  const object = objectIn(now.view, ref);
  if (object?.role === 'soul') return allegianceWeight(now, player.id) * soulWorth(now, player, object.souls ?? 1);
  const card = object?.copyOf ?? object?.card ?? cardOf(now, ref);
  const claims = card === null || !isItem(now, card) ? 0 : claimsWithItems(now, player.id, card);
  return allegianceWeight(now, player.id) * cardValue(now, ref, player) + claims;
};
