import type { Card } from '../../engine/index.js';
import { itemRating, lootRating } from '../situation/rating.js';

/** What somebody offers a computer player, and what is wanted or promised in return. */
interface Proposal {
  /** ¢ that the computer player gets, below 0 those that it pays. */
  readonly coins: number;
  readonly favour: string;
  /** Items and loot cards that it gets, and items that it gives (VAR-04). */
  readonly gets: readonly Card[];
  readonly loses: readonly Card[];
}

/** What is gained must be worth so much more than what is given: who offers knows better what for. */
const MARGIN = 1.25;

const ratingOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (card.type === 'loot' ? lootRating(card) : itemRating(card)), 0);

/**
 * What comes for nothing is taken. For an item it gives ¢ or items that are worth clearly less; it never pays for a promise,
 * and promises nothing.
 */
export const acceptsOffer = ({ coins, favour, gets, loses }: Proposal): boolean => {
  if (favour !== '') return false;
  const gained = Math.max(0, coins) + ratingOf(gets);
  return gained > 0 && gained >= MARGIN * (Math.max(0, -coins) + ratingOf(loses));
};
