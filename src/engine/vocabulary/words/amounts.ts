import type { EventType } from './happenings.js';
import type { Amount, CounterName, Selector, DeckSlot, Stat, Tallied } from './words.js';

/** The number rolled for the roll- that this is an outcome of (KEY-07). */
export const rollResult: Amount = { amount: 'rollResult' };
/** How much the cause was about. */
export const causeAmount: Amount = { amount: 'causeAmount' };
/** The number that the player chose on announcing. */
export const chosenNumber: Amount = { amount: 'chosenNumber' };
/** A number to take away: `addToRoll(minus(chosenNumber), …)`. */
export const minus = (of: Amount): Amount => (typeof of === 'number' ? -of : { amount: 'product', of: [-1, of] });
export const count = (of: Selector): Amount => ({ amount: 'count', of });
export const counters = (on: Selector, named?: CounterName): Amount =>
  named === undefined ? { amount: 'counters', on } : { amount: 'counters', on, named };
export const coins = (of: Selector): Amount => ({ amount: 'coins', of });
export const handSize = (of: Selector): Amount => ({ amount: 'handSize', of });
export const souls = (of: Selector): Amount => ({ amount: 'souls', of });
/** How many items a player controls. */
export const itemsOf = (of: Selector): Amount => ({ amount: 'controlled', of, role: 'item' });
export const hpLeft = (of: Selector): Amount => ({ amount: 'hpLeft', of });
export const stat = (name: Stat, of: Selector): Amount => ({ amount: 'stat', stat: name, of });
/** The nth last roll of a player this turn: 1 is the last. */
export const lastRoll = (nth: number, of: Selector): Amount => ({ amount: 'lastRoll', of, which: 'all', nth });
/** The nth last attack roll this turn, of a player or against something. */
export const lastAttackRoll = (nth: number, of: Selector): Amount => ({ amount: 'lastRoll', of, which: 'attack', nth });
/** The dice that these players rolled in the first part of `afterwards`, added up (DEC-54). */
export const ownRolls = (of: Selector): Amount => ({ amount: 'ownRolls', of });
/** How often these players did this, or had it happen to them, this turn. */
export const happened = (event: EventType, by: Selector): Amount => ({ amount: 'happened', event, by });
/** How many monsters and players they have killed this turn (DMG-05). */
export const killsOf = (of: Selector): Amount => ({ amount: 'kills', of });
/** How many rolls these players have made this turn. */
export const rollsMade = (of: Selector): Amount => ({ amount: 'rollsMade', of, which: 'all' });
/** The same for attack rolls, by a player or against something. */
export const attackRollsMade = (of: Selector): Amount => ({ amount: 'rollsMade', of, which: 'attack' });
/** How many attack rolls these players have made against something this turn. */
export const attackRollsAgainst = (of: Selector, against: Selector): Amount => ({
  amount: 'rollsMade',
  of,
  which: 'attack',
  against,
});
/** How much of this the effect that goes on has done so far: "the number of cards discarded". */
export const doneSoFar = (event: Tallied): Amount => ({ amount: 'doneSoFar', event });
/** How many counters or cards this ability was paid with. */
export const paidAmount: Amount = { amount: 'paidAmount' };
/** How many shop items were bought this turn. */
export const shopPurchases: Amount = { amount: 'shopPurchases' };
export const slots = (slot: DeckSlot): Amount => ({ amount: 'slots', slot });
/** The highest number that one of them has: `highest(players(), souls(it))`. */
export const highest = (of: Selector, by: Amount): Amount => ({ amount: 'highest', of, by });
export const lowest = (of: Selector, by: Amount): Amount => ({ amount: 'lowest', of, by });
/** Half of it, rounded down. */
export const half = (of: Amount): Amount => ({ amount: 'half', of, rounded: 'down' });
export const halfRoundedUp = (of: Amount): Amount => ({ amount: 'half', of, rounded: 'up' });
export const remainder = (of: Amount, by: number): Amount => ({ amount: 'remainder', of, by });
/** How often the monster deck was attacked this turn. */
export const deckAttacks: Amount = { amount: 'deckAttacks' };
/** The number that this object noted last (NOTE-01). */
export const lastNoted: Amount = { amount: 'lastNoted' };
/** How many numbers this object has noted (NOTE-01). */
export const notesHere: Amount = { amount: 'notesHere' };
export const sum = (...of: readonly Amount[]): Amount => ({ amount: 'sum', of });
export const difference = (...of: readonly Amount[]): Amount => ({ amount: 'difference', of });
export const product = (...of: readonly Amount[]): Amount => ({ amount: 'product', of });
