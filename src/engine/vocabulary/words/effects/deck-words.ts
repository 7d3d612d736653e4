import { chosen, you } from '../selectors.js';
import { ANY_NUMBER, nothing } from './composing-words.js';
import type { Amount, Condition, DeckSlot, Effect, Place, Selector } from '../words.js';

/** Words on cards of decks, hands and discards. */
export interface DeckWords {
  /** `effect` with the top cards of a deck that only `by` sees; what it does not move goes back as it was (ZONE-07). */
  readonly look: {
    readonly by: Selector;
    readonly deck: Selector;
    readonly amount: Amount;
    readonly as: string;
    readonly effect: Effect;
  };
  /** The same with cards that everybody sees. */
  readonly reveal: {
    readonly deck: Selector;
    readonly amount: Amount;
    readonly as: string;
    readonly effect: Effect;
  };
  /**
   * Cards are turned up till so many fit: all of them are `as` then, and those that fit are `found`. What `effect` does not
   * move goes back as it was (ZONE-07).
   */
  readonly revealUntil: {
    readonly deck: Selector;
    readonly where: Condition;
    readonly amount: Amount;
    readonly as: string;
    readonly found: string;
    readonly effect: Effect;
  };
  /** `by` sees a whole deck and picks a card that fits, or finds nothing; then `effect`, and the deck is shuffled. */
  readonly search: {
    readonly by: Selector;
    readonly deck: Selector;
    readonly where: Condition;
    readonly as: string;
    readonly effect: Effect;
    /** So many cards at most, where it is not one. */
    readonly most?: number;
  };
  /** Looks at cards that lie hidden somewhere else, as those of a hand do. */
  readonly lookAt: { readonly by: Selector; readonly what: Selector };
  /** Everybody sees these cards, which stay where they are; hands that are named are laid open for a moment. */
  readonly show: { readonly what: Selector };
  /** Cards go to a place; `by` says in which order where that matters. */
  readonly move: { readonly what: Selector; readonly to: Place; readonly by: Selector };
  /** Gains these very cards as items, from wherever they are (GAIN-03). */
  readonly gainObject: { readonly who: Selector; readonly what: Selector };
  /**
   * Into a slot that `by` chooses and that is not being attacked, covering what is there. What is in play stays the same object,
   * and goes to another slot than its own (CTR-03).
   */
  readonly putIntoSlot: {
    readonly what: Selector;
    readonly slot: DeckSlot | 'minion';
    readonly by: Selector;
    /** Not into the slot in which this object lies. */
    readonly another?: true;
  };
  /** Into discard, and the top card of its deck takes the same slot at once. */
  readonly replaceFromDeck: { readonly what: Selector };
}

/** The cards that a look or reveal is about, and the one that a search has found. */
export const shown: Selector = chosen('shown');
/** Looks at the top cards of a deck; `effect` may do things with `shown`, and the rest goes back (ZONE-07). */
export const look = (amount: Amount, deck: Selector, effect: Effect = nothing, by: Selector = you): Effect => ({
  do: 'look',
  by,
  deck,
  amount,
  as: 'shown',
  effect,
});
/** The same for everybody to see. */
export const reveal = (amount: Amount, deck: Selector, effect: Effect): Effect => ({
  do: 'reveal',
  deck,
  amount,
  as: 'shown',
  effect,
});
/** Turns up cards till so many (`it`) fit: `found` are these, `shown` all of them. */
export const revealUntil = (amount: Amount, deck: Selector, where: Condition, effect: Effect): Effect => ({
  do: 'revealUntil',
  deck,
  where,
  amount,
  as: 'shown',
  found: 'found',
  effect,
});
/** What a reveal that goes on till something fits has found. */
export const found: Selector = chosen('found');
/** Searches a deck for a card (`it`) that fits, does `effect` with it as `shown`, and shuffles the deck. */
export const search = (deck: Selector, where: Condition, effect: Effect): Effect => ({
  do: 'search',
  by: you,
  deck,
  where,
  as: 'shown',
  effect,
});
/** The same with so many cards at most. */
export const searchUpTo = (most: number, deck: Selector, where: Condition, effect: Effect): Effect => ({
  do: 'search',
  by: you,
  deck,
  where,
  as: 'shown',
  effect,
  most,
});
/** The same with any number of cards. */
export const searchAny = (deck: Selector, where: Condition, effect: Effect): Effect =>
  searchUpTo(ANY_NUMBER, deck, where, effect);
export const lookAt = (what: Selector): Effect => ({ do: 'lookAt', by: you, what });
/** Reveals cards to everybody: of a hand, or those that somebody is looking at. */
export const show = (what: Selector): Effect => ({ do: 'show', what });
export const putOnTop = (what: Selector, by: Selector = you): Effect => ({
  do: 'move',
  what,
  to: { place: 'deckTop' },
  by,
});
export const putOnBottom = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'deckBottom' }, by: you });
/** In an order that chance makes and nobody sees (ZONE-07). */
export const putOnBottomAtRandom = (what: Selector): Effect => ({
  do: 'move',
  what,
  to: { place: 'deckBottomAtRandom' },
  by: you,
});
/** So many cards from the top: 1 is the top itself. */
export const putNthFromTop = (nth: Amount, what: Selector): Effect => ({
  do: 'move',
  what,
  to: { place: 'deckNth', nth },
  by: you,
});
/** Where the player likes, but at least so many cards from the top; nobody else learns where (ZONE-07). */
export const putSecretlyFromTop = (least: Amount, what: Selector, by: Selector = you): Effect => ({
  do: 'move',
  what,
  to: { place: 'deckSecretly', least },
  by,
});
export const gainObject = (what: Selector, who: Selector = you): Effect => ({ do: 'gainObject', who, what });
export const putIntoSlot = (what: Selector, slot: DeckSlot | 'minion', by: Selector = you): Effect => ({
  do: 'putIntoSlot',
  what,
  slot,
  by,
});
/** Into another slot than that of this object. */
export const putIntoAnotherSlot = (what: Selector, slot: DeckSlot): Effect => ({
  do: 'putIntoSlot',
  what,
  slot,
  by: you,
  another: true,
});
export const replaceFromDeck = (what: Selector): Effect => ({ do: 'replaceFromDeck', what });
/** Into a deck that is shuffled then. */
export const shuffleIn = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'shuffledIn' }, by: you });
/** Loot into a hand (ZONE-12). */
export const putIntoHand = (what: Selector, of: Selector = you): Effect => ({
  do: 'move',
  what,
  to: { place: 'hand', of },
  by: you,
});
/** Under this object, outside the game (ZONE-21). */
export const putUnderThis = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'underThis' }, by: you });
export const removeFromGame = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'outside' }, by: you });
export const removeFaceDown = (what: Selector): Effect => ({
  do: 'move',
  what,
  to: { place: 'outsideFaceDown' },
  by: you,
});
