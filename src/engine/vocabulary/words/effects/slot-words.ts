import { you } from '../selectors.js';
import type { Amount, Effect, Selector, DeckSlot } from '../words.js';

/** Words on slots: what lies in them, below and on top, and attacks on whatever that is. */
export interface SlotWords {
  /** Below so many of the cards of a slot that `by` chooses, where it is covered; on top of a slot that has none. */
  readonly putBelow: {
    readonly what: Selector;
    readonly slot: DeckSlot;
    readonly depth: Amount;
    readonly by: Selector;
  };
  /** One more attack, which the active player must make: on what lies then in the slot that this was in, or in one of those just added (TURN-12). */
  readonly mustAttackIn: { readonly slots: 'itsOwn' | 'new' };
}

/** Into a slot so many cards from the top: 1 is below the top card. */
export const putBelow = (depth: Amount, what: Selector, slot: DeckSlot, by: Selector = you): Effect => ({
  do: 'putBelow',
  what,
  slot,
  depth,
  by,
});
/** On what is next in the slot that this lies or lay in. */
export const mustAttackItsSlot: Effect = { do: 'mustAttackIn', slots: 'itsOwn' };
/** On a monster in a slot that the same effect has added. */
export const mustAttackNewSlot: Effect = { do: 'mustAttackIn', slots: 'new' };
