import type { CardId, CounterName, Deck, ObjectId, PlayerId, DeckSlot, StackId } from '../vocabulary/index.js';
import type { Named } from './game.js';
import type { StackItem } from './state.js';

/** A place that everybody can look into, between which a mend moves cards; on top of a deck everybody has seen what lies there. */
export type MendPlace =
  | { readonly in: 'area'; readonly player: PlayerId; readonly role: 'item' | 'soul' | 'curse' }
  | { readonly in: 'slot'; readonly slot: DeckSlot; readonly index: number }
  | { readonly in: 'discard'; readonly deck: Deck }
  | { readonly in: 'deckTop'; readonly deck: Deck };

/** Where a card is to go; its own type says which discard or deck that is (ZONE-05, ZONE-09). */
export type MendGoal =
  | Exclude<MendPlace, { readonly deck: Deck }>
  | { readonly in: 'discard' }
  | { readonly in: 'deckTop' };

/** What is to be put right: ¢, HP or counters to this number, a card to another place, the top of the stack away. */
export type MendWish =
  | { readonly what: 'coins'; readonly of: PlayerId; readonly to: number }
  | { readonly what: 'hp'; readonly of: PlayerId | ObjectId; readonly to: number }
  | { readonly what: 'counters'; readonly of: PlayerId | ObjectId; readonly counter: CounterName; readonly to: number }
  | { readonly what: 'move'; readonly of: ObjectId; readonly to: MendGoal }
  | { readonly what: 'drop'; readonly of: StackId };

/** A player or a card in play, as a mend names it. */
export type MendNamed = Extract<Named, { readonly player: PlayerId } | { readonly card: CardId }>;

/** What the top of the stack is, as everybody sees it. */
export interface OnTop {
  readonly is: StackItem['kind'];
  readonly card: CardId | null;
  /** Who has put it there or rolls; null for the game. */
  readonly player: PlayerId | null;
  /** What takes the damage or dies; null for anything else, and when it has gone. */
  readonly struck: MendNamed | null;
  /** HP of damage, or the number that a roll shows; 0 for anything else. */
  readonly number: number;
}

/**
 * Exactly what a mend changes: all that everybody has to know of it, and what must still be so when it is done. Numbers are
 * ¢, HP or counters, as they `was` and as they will be.
 */
export type Mend =
  | { readonly what: 'coins'; readonly of: PlayerId; readonly was: number; readonly to: number }
  | {
      readonly what: 'hp';
      readonly of: PlayerId | ObjectId;
      readonly name: MendNamed;
      readonly was: number;
      readonly to: number;
    }
  | {
      readonly what: 'counters';
      readonly of: PlayerId | ObjectId;
      readonly name: MendNamed;
      readonly counter: CounterName;
      readonly was: number;
      readonly to: number;
    }
  | {
      readonly what: 'move';
      readonly of: ObjectId;
      readonly card: CardId;
      readonly from: MendPlace;
      readonly to: MendPlace;
      /** What lies in that slot now: it goes on top of its deck. Null where nothing has to make room. */
      readonly instead: CardId | null;
    }
  | { readonly what: 'drop'; readonly of: StackId; readonly top: OnTop };

/** Why a mend cannot be: with a number out of range from which to which it may be. */
export type MendObjection =
  /** It is not there any more, or nothing that everybody can see. */
  | { readonly problem: 'gone' }
  /** It is so already. */
  | { readonly problem: 'same' }
  | { readonly problem: 'range'; readonly least: number; readonly most: number }
  /** Its death waits on the stack, or it is dead (HEAL-02, HEAL-03). */
  | { readonly problem: 'dying' }
  /** A card of this type does not go there. */
  | { readonly problem: 'place' }
  /** Its death would be on the stack again at once: it can have no HP. */
  | { readonly problem: 'diesAgain' };
