import { nobody, thisObject, you } from '../selectors.js';
import type { Ability, Amount, CounterName, Duration, Effect, NewRole, Selector } from '../words.js';

type OwnTime = Exclude<Duration, { readonly till: 'while' | 'endOfTurnOf' | 'rechargeStepOf' }>;

/** Words on objects in play: what becomes of them, their counters, their charge, who controls them. */
export interface ObjectWords {
  /** Killed by this object's controller, or by another player (DMG-05). */
  readonly kill: { readonly what: Selector; readonly by?: Selector };
  readonly destroy: { readonly what: Selector };
  readonly putIntoDiscard: { readonly what: Selector };
  readonly heal: { readonly what: Selector; readonly amount: Amount | 'full' };
  readonly recharge: { readonly what: Selector };
  readonly deactivate: { readonly what: Selector };
  readonly putCounters: { readonly on: Selector; readonly amount: Amount; readonly named?: CounterName };
  /** One more counter of a kind that is on it already, chosen among several; a plain one where there is none (CTR-02). */
  readonly putAlikeCounter: { readonly on: Selector };
  readonly removeCounters: { readonly from: Selector; readonly amount: Amount; readonly named?: CounterName };
  readonly steal: { readonly what: Selector; readonly to: Selector };
  readonly give: { readonly what: Selector; readonly to: Selector };
  /** Both sides give at the same time (GAIN-06); the shop may be one of them (GAIN-08). */
  readonly swap: { readonly one: Selector; readonly other: Selector };
  /** Whole hands, all at once; `it` in `to` is the giver. */
  readonly giveHands: { readonly of: Selector; readonly to: Selector };
  /** Each of these players (`it`) picks one of each of these kinds of things that they control; all give at the same time. */
  readonly giveAtOnce: { readonly of: Selector; readonly things: readonly Selector[]; readonly to: Selector };
  readonly becomeSoul: { readonly what: Selector; readonly of: Selector };
  /** Takes another role: of a player, or in an empty slot of its own kind when nobody is to control it (ITEM-07). */
  readonly become: { readonly what: Selector; readonly role: NewRole; readonly of: Selector };
  readonly becomeCurse: { readonly what: Selector; readonly of: Selector };
  readonly becomeCopy: { readonly what: Selector; readonly of: Selector; readonly till: OwnTime };
  /** So much more or less in a number of their texts, `by` choosing which: of a card in play, or of loot on the stack. */
  readonly changeNumber: {
    readonly by: Selector;
    readonly what: Selector;
    readonly amount: Amount;
    readonly till: OwnTime;
  };
  /** Notes a number on this object, for everybody to see (NOTE-01). */
  readonly note: { readonly number: Amount; readonly till: 'endOfTurn' | 'forever' };
}

export const kill = (what: Selector): Effect => ({ do: 'kill', what });
/** Another player kills (DMG-05). */
export const killBy = (by: Selector, what: Selector): Effect => ({ do: 'kill', what, by });
export const destroy = (what: Selector): Effect => ({ do: 'destroy', what });
export const destroyThis: Effect = destroy(thisObject);
export const putIntoDiscard = (what: Selector): Effect => ({ do: 'putIntoDiscard', what });
export const heal = (amount: Amount | 'full', what: Selector): Effect => ({ do: 'heal', what, amount });
export const recharge = (what: Selector): Effect => ({ do: 'recharge', what });
export const rechargeThis: Effect = recharge(thisObject);
export const deactivate = (what: Selector): Effect => ({ do: 'deactivate', what });
const withName = (name: CounterName | undefined) => (name === undefined ? {} : { named: name });
export const putCounters = (amount: Amount, onWhat: Selector = thisObject, name?: CounterName): Effect => ({
  do: 'putCounters',
  on: onWhat,
  amount,
  ...withName(name),
});
/** A counter of a type that is on it already. */
export const putAlikeCounter = (onWhat: Selector): Effect => ({ do: 'putAlikeCounter', on: onWhat });
export const removeCounters = (amount: Amount, from: Selector = thisObject, name?: CounterName): Effect => ({
  do: 'removeCounters',
  from,
  amount,
  ...withName(name),
});
export const steal = (what: Selector, to: Selector = you): Effect => ({ do: 'steal', what, to });
export const give = (what: Selector, to: Selector): Effect => ({ do: 'give', what, to });
export const swap = (one: Selector, other: Selector): Effect => ({ do: 'swap', one, other });
/** Everybody's hand goes to somebody else at the same time. */
export const giveHands = (of: Selector, to: Selector): Effect => ({ do: 'giveHands', of, to });
/** Each of these players (`it` in `to`) gives one of each of these things at the same time. */
export const giveAtOnce = (of: Selector, to: Selector, ...things: readonly Selector[]): Effect => ({
  do: 'giveAtOnce',
  of,
  things,
  to,
});
export const becomeSoul = (what: Selector = thisObject, of: Selector = you): Effect => ({ do: 'becomeSoul', what, of });
export const becomeCurse = (of: Selector, what: Selector = thisObject): Effect => ({ do: 'becomeCurse', what, of });
/** A number in the text of a card in play, or of loot on the stack, up or down by so much. */
export const changeNumber = (amount: Amount, what: Selector): Effect => ({
  do: 'changeNumber',
  by: you,
  what,
  amount,
  till: 'endOfTurn',
});
export const becomeCopyThisTurn = (of: Selector, what: Selector = thisObject): Effect => ({
  do: 'becomeCopy',
  what,
  of,
  till: 'endOfTurn',
});
/** Till the next turn of this player begins (ROUND-01). */
export const becomeCopyTillTurnOf = (player: Selector, of: Selector, what: Selector = thisObject): Effect => ({
  do: 'becomeCopy',
  what,
  of,
  till: { till: 'startOfTurnOf', player },
});
export const becomeCopy = (of: Selector, what: Selector = thisObject): Effect => ({
  do: 'becomeCopy',
  what,
  of,
  till: 'forever',
});
/** Notes a number on this object; it is forgotten when the object changes zone (NOTE-01). */
export const note = (number: Amount): Effect => ({ do: 'note', number, till: 'forever' });
export const noteThisTurn = (number: Amount): Effect => ({ do: 'note', number, till: 'endOfTurn' });
/** Becomes an item of a player (ITEM-07). */
export const becomeItem = (what: Selector, of: Selector = you): Effect => ({ do: 'become', what, role: 'item', of });
/** Becomes an item of a player that has this ability and no other (ITEM-07). */
export const becomesItemWith = (ability: Ability, of: Selector = you): Effect => ({
  do: 'sequence',
  of: [
    becomeItem(thisObject, of),
    {
      do: 'until',
      grants: [
        { modify: 'loseAbilities', on: thisObject, except: [] },
        { modify: 'ability', on: thisObject, ability },
      ],
      till: 'forever',
    },
  ],
});
/** One of the bonus souls of this game, which lie beside the table with working abilities (BSOUL-01). */
export const becomeBonusSoul = (what: Selector): Effect => ({ do: 'become', what, role: 'bonusSoul', of: nobody });
/** Takes the last empty room slot, and nobody controls it any more (ROOM-03). */
export const becomeRoom = (what: Selector): Effect => ({ do: 'become', what, role: 'room', of: nobody });
