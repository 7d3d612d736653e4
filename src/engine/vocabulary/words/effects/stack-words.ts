import { chosen, you } from '../selectors.js';
import type { Amount, Effect, RollRow, Selector } from '../words.js';

/** Words on what is on the stack, and those that put something there: rolls, damage, copies. */
export interface StackWords {
  /** `effect` comes right after all that `first` puts on the stack has resolved or gone, off the stack (DEC-26). */
  readonly afterwards: { readonly first: Effect; readonly effect: Effect };
  /** Roll-: a die and a trigger that reads its result (KEY-07). */
  readonly roll: { readonly by: Selector; readonly rows: readonly RollRow[] };
  /** In a row of a roll: the same player makes the same roll once more (KEY-07). */
  readonly rollAgain: unknown;
  /** Several dice at once: separate rolls on the stack, each with its own outcome (DEC-24). */
  readonly rollTogether: { readonly by: Selector; readonly amount: Amount; readonly rows: readonly RollRow[] };
  /** Damage dealt by this object or its controller, or by another player (DMG-05). */
  readonly deal: { readonly amount: Amount; readonly to: Selector; readonly by?: Selector };
  /** The same, divided point by point among these by one player, who deals it where that is not `you`. */
  readonly dealDivided: { readonly amount: Amount; readonly to: Selector; readonly by: Selector };
  /** Damage whose source is the game (DMG-06). */
  readonly take: { readonly who: Selector; readonly amount: Amount };
  /** With `as` the card of cancelled loot has this name, wherever it lies then (CANCEL-01). */
  readonly cancel: { readonly what: Selector; readonly as?: string };
  readonly cancelEverything: unknown;
  readonly addToRoll: { readonly what: Selector; readonly amount: Amount };
  readonly setRoll: { readonly what: Selector; readonly to: Amount };
  readonly reroll: { readonly what: Selector };
  /** A card with two faces to the other one, a roll to 7 less its number (FLIP-01, FLIP-02). */
  readonly flip: { readonly what: Selector };
  /** Prevents the death that is the cause or is named; at least 1 HP afterwards (PREV-02). */
  readonly preventDeath: { readonly what: Selector; readonly hp: Amount };
  /** More of damage that waits on the stack (DMG-14). */
  readonly addToDamage: { readonly what: Selector; readonly amount: Amount };
  readonly preventDamage: { readonly what: Selector; readonly amount: Amount | 'all' };
  /** Puts a copy of loot on the stack, or of a ↷ ability of an object, with choices of its own (COPY-08, COPY-11). */
  readonly copy: { readonly what: Selector };
  /** Everything countable of loot on the stack is doubled, once (BLANK-00). */
  readonly double: { readonly what: Selector };
}

export const on = (from: number, to: number, effect: Effect): RollRow => ({ from, to, effect });
export const roll = (...rows: readonly RollRow[]): Effect => ({ do: 'roll', by: you, rows });
/** In a row: the same roll- once more. */
export const rollAgain: Effect = { do: 'rollAgain' };
/** The same by somebody else; the outcome still means by "you" whom the effect means. */
export const rollBy = (by: Selector, ...rows: readonly RollRow[]): Effect => ({ do: 'roll', by, rows });
/** Several dice thrown at once, each with its own outcome (DEC-24). */
export const rollTogether = (amount: Amount, ...rows: readonly RollRow[]): Effect => ({
  do: 'rollTogether',
  by: you,
  amount,
  rows,
});
/** The same by somebody else. */
export const rollTogetherBy = (by: Selector, amount: Amount, ...rows: readonly RollRow[]): Effect => ({
  do: 'rollTogether',
  by,
  amount,
  rows,
});
export const deal = (amount: Amount, to: Selector): Effect => ({ do: 'deal', amount, to });
/** So much damage in all, divided among them as you choose. */
export const dealDivided = (amount: Amount, to: Selector, by: Selector = you): Effect => ({
  do: 'dealDivided',
  amount,
  to,
  by,
});
/** Damage that another player deals (DMG-05). */
export const dealBy = (by: Selector, amount: Amount, to: Selector): Effect => ({ do: 'deal', amount, to, by });
export const take = (amount: Amount, who: Selector = you): Effect => ({ do: 'take', who, amount });
export const cancel = (what: Selector): Effect => ({ do: 'cancel', what });
/** Cancels loot whose card is `cancelledCard` then. */
export const cancelLoot = (what: Selector): Effect => ({ do: 'cancel', what, as: 'cancelled' });
/** The card of what has been cancelled. */
export const cancelledCard: Selector = chosen('cancelled');
export const cancelEverything: Effect = { do: 'cancelEverything' };
export const reroll = (what: Selector): Effect => ({ do: 'reroll', what });
export const addToRoll = (amount: Amount, what: Selector): Effect => ({ do: 'addToRoll', what, amount });
export const setRoll = (to: Amount, what: Selector): Effect => ({ do: 'setRoll', what, to });
/** The other face of a card, the opposite number of a roll (FLIP-01, FLIP-02). */
export const flip = (what: Selector): Effect => ({ do: 'flip', what });
export const preventDeath = (what: Selector, hp: Amount = 1): Effect => ({ do: 'preventDeath', what, hp });
/** The damage that waits on the stack is so much more (DMG-14). */
export const addToDamage = (amount: Amount, what: Selector): Effect => ({ do: 'addToDamage', what, amount });
export const preventDamage = (amount: Amount | 'all', what: Selector): Effect => ({
  do: 'preventDamage',
  what,
  amount,
});
/** A copy on the stack of loot there, or of a ↷ ability of an object (COPY-08, COPY-11). */
export const copy = (what: Selector): Effect => ({ do: 'copy', what });
/** Loot on the stack has everything twice that can be counted in it (BLANK-00). */
export const double = (what: Selector): Effect => ({ do: 'double', what });
/** The second as soon as nothing that the first puts on the stack is there any more (DEC-26, RULING-23). */
export const afterwards = (first: Effect, effect: Effect): Effect => ({ do: 'afterwards', first, effect });
