import type { CardId, CounterName, Deck, PlayerId } from '../vocabulary/index.js';

/** A card in play: upright, unmarked and without counters unless it says otherwise. */
export interface Placed {
  readonly card: CardId;
  readonly sideways?: true;
  /** Damage marked on it, in HP. */
  readonly damage?: number;
  readonly counters?: Readonly<Partial<Record<CounterName, number>>>;
}

/** What one player has. */
export interface SeatPosition {
  readonly character: Placed;
  readonly items: readonly Placed[];
  readonly souls: readonly Placed[];
  readonly curses: readonly Placed[];
  /** The cards, or how many where they are not known. */
  readonly hand: readonly CardId[] | number;
  /** ¢ */
  readonly coins: number;
  /** Damage marked on the player, in HP. */
  readonly damage: number;
  readonly lootPlays: number;
  /** The player's own counters. */
  readonly counters?: Readonly<Partial<Record<CounterName, number>>>;
}

/**
 * A game between two actions: somebody may act in their action phase, nothing is on the stack and nothing lasts that the cards
 * do not say. Slots have their piles from below; decks and discards begin with the top.
 */
export interface Position {
  readonly soulsToWin: number;
  readonly turn: number;
  readonly active: PlayerId;
  readonly attacks: number;
  readonly purchases: number;
  readonly seats: readonly SeatPosition[];
  readonly shop: readonly (readonly Placed[])[];
  readonly monsters: readonly (readonly Placed[])[];
  readonly rooms: readonly (readonly Placed[])[];
  /** The cards, or how many where they are not known. */
  readonly decks: Readonly<Record<Deck, readonly CardId[] | number>>;
  readonly discards: Readonly<Record<Deck, readonly CardId[]>>;
  /** Those that can still be gained. */
  readonly bonusSouls: readonly CardId[];
  /** Other cards outside the game. */
  readonly outside: readonly CardId[];
}

/** Where in a position a card lies. */
export type PositionZone =
  | 'character'
  | 'items'
  | 'souls'
  | 'curses'
  | 'hand'
  | 'shop'
  | 'monsters'
  | 'rooms'
  | 'deck'
  | 'discard'
  | 'bonusSouls';

/** Why no game can be in this position. */
export type PositionProblem =
  | { readonly problem: 'unknownCard'; readonly card: CardId }
  /** The card cannot lie there. */
  | { readonly problem: 'zone'; readonly card: CardId; readonly zone: PositionZone }
  /** There are fewer copies of the card than that. */
  | { readonly problem: 'copies'; readonly card: CardId; readonly most: number }
  /** More damage than HP. */
  | { readonly problem: 'damage'; readonly card: CardId }
  | { readonly problem: 'seats' }
  | { readonly problem: 'numbers' }
  /** Somebody has won already. */
  | { readonly problem: 'won' };

/** Why a game cannot be written down as a position now. */
export type NotAPosition =
  /** It is not between two actions. */
  | 'busy'
  /** A way to play, variant or house card. */
  | 'otherGame'
  /** Something lasts, or lies there, that a position does not say. */
  | 'lasting';
