import { chosen, thisObject, you } from '../selectors.js';
import type { Ability, Amount, Condition, Effect, Selector } from '../words.js';

/** Words that put effects together, and those by which something is chosen on resolution. */
export interface ComposingWords {
  readonly nothing: unknown;
  /** One after the other, whatever came of the first (AND-02). */
  readonly sequence: { readonly of: readonly Effect[] };
  /** The second only if the first was done (AND-01). */
  readonly and: { readonly first: Effect; readonly second: Effect };
  /** The second only if the whole first was done (AND-03, COST-04). */
  readonly ifYouDo: { readonly first: Effect; readonly second: Effect };
  readonly if: { readonly condition: Condition; readonly effect: Effect; readonly otherwise?: Effect };
  readonly may: { readonly by: Selector; readonly effect: Effect };
  /** Each of them may do it, as `it` and in turn order; who does is bound. */
  readonly eachMay: { readonly as: string; readonly by: Selector; readonly effect: Effect };
  /** A choice of options on resolution (DEC-30). */
  readonly chooseOne: {
    readonly by: Selector;
    readonly options: readonly Effect[];
    /** Only those that this object has not noted yet, by their place; the one that is chosen is noted (NOTE-01). */
    readonly once?: true;
  };
  /** A choice on resolution; later parts of the same effect name it by `chosen` (TGT-04). */
  readonly choose: {
    readonly as: string;
    readonly by: Selector;
    readonly from: Selector;
    readonly min: Amount;
    readonly max: Amount;
  };
  /** A number chosen on resolution, which stands in the effect then (DEC-37). */
  readonly chooseNumber: {
    readonly by: Selector;
    readonly from: Amount;
    readonly to: Amount;
    readonly effect: Effect;
  };
  /** Each of them, as `it` and in turn order, chooses such a number, which stands in the effect then. */
  readonly eachNumber: {
    readonly by: Selector;
    readonly from: number;
    readonly to: number;
    /** Whether two of them may choose the same one; who finds none left chooses none. */
    readonly which: 'any' | 'different';
    readonly effect: Effect;
  };
  /** So many of them, by recorded draws; what is hidden stays hidden (DEC-15). */
  readonly chooseAtRandom: { readonly as: string; readonly from: Selector; readonly amount: Amount };
  /** Each of them votes for one, openly and in turn order; binds what has the most votes, all of it at a tie (VOTE-01). */
  readonly vote: {
    readonly as: string;
    readonly by: Selector;
    readonly over: Selector;
    /** Each votes for so many different ones. */
    readonly different?: number;
    /** Nobody votes for themselves. */
    readonly others?: true;
  };
  /** Each of them votes for one of these to happen; at a tie it is the one with this index (VOTE-01). */
  readonly voteOn: { readonly by: Selector; readonly options: readonly Effect[]; readonly tie: number };
  /** They bid ¢ in turn order till the highest bid stands; binds who made it and has paid it to `to`. */
  readonly auction: { readonly as: string; readonly by: Selector; readonly to: Selector };
  /** They choose one together, and nobody else knows it until `effect` is over. */
  readonly secretChoice: {
    readonly as: string;
    readonly by: Selector;
    readonly from: Selector;
    readonly effect: Effect;
  };
  /** With `as` the present one has this name too, for where `it` is something else. */
  readonly forEach: { readonly of: Selector; readonly effect: Effect; readonly as?: string };
  /** Over and over, each time once all that it puts on the stack is over, till this holds; at most so many times. */
  readonly repeat: { readonly effect: Effect; readonly till: Condition; readonly most: number };
  /**
   * `by` chooses one effect of each list, and one of these abilities, which do nothing yet: from now on they have that
   * ability, and it does the effects one after the other.
   */
  readonly assemble: {
    readonly by: Selector;
    readonly abilities: readonly Ability[];
    readonly parts: readonly (readonly Effect[])[];
    readonly on: Selector;
  };
  readonly native: { readonly name: string };
}

export const nothing: Effect = { do: 'nothing' };
/** One after the other (AND-02). Not called `then`: a module that exports `then` never finishes an `import()`. */
export const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of });
/** The second only if the first was done (AND-01). */
export const and = (first: Effect, second: Effect): Effect => ({ do: 'and', first, second });
/** The second only if the whole first was done (AND-03). */
export const ifYouDo = (first: Effect, second: Effect): Effect => ({ do: 'ifYouDo', first, second });
export const when = (condition: Condition, effect: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { do: 'if', condition, effect } : { do: 'if', condition, effect, otherwise };
export const may = (effect: Effect, by: Selector = you): Effect => ({ do: 'may', by, effect });
/** Each of them (`it`) may do this; `accepted` are those who do. */
export const eachMay = (by: Selector, effect: Effect): Effect => ({ do: 'eachMay', as: 'accepted', by, effect });
/** Those who did what each of them could. */
export const accepted: Selector = chosen('accepted');
export const chooseOne = (...options: readonly Effect[]): Effect => ({ do: 'chooseOne', by: you, options });
/** Each option can be chosen once, as long as this object stays where it is (NOTE-01). */
export const chooseNew = (...options: readonly Effect[]): Effect => ({ do: 'chooseOne', by: you, options, once: true });
export const choose = (from: Selector, by: Selector = you, as = 'chosen'): Effect => ({
  do: 'choose',
  as,
  by,
  from,
  min: 1,
  max: 1,
});
export const chooseUpTo = (max: Amount, from: Selector, by: Selector = you, as = 'chosen'): Effect => ({
  do: 'choose',
  as,
  by,
  from,
  min: 0,
  max,
});
/** So many of them, or all that there are. */
export const chooseExactly = (count: Amount, from: Selector, by: Selector = you, as = 'chosen'): Effect => ({
  do: 'choose',
  as,
  by,
  from,
  min: count,
  max: count,
});
/** Once, and again till this holds; what can go on without an end stops after 50 times (DEC-39). */
export const repeatTill = (till: Condition, effect: Effect): Effect => ({ do: 'repeat', effect, till, most: 50 });
/** Chooses a number on resolution; in the effect it is `chosenNumber`. */
export const chooseNumber = (from: Amount, to: Amount, effect: Effect): Effect => ({
  do: 'chooseNumber',
  by: you,
  from,
  to,
  effect,
});
/** Each of these players (`it`) chooses a number; in the effect it is `chosenNumber`. */
export const eachChoosesNumber = (by: Selector, from: number, to: number, effect: Effect): Effect => ({
  do: 'eachNumber',
  by,
  from,
  to,
  which: 'any',
  effect,
});
/** The same, and no two of them choose the same number. */
export const eachChoosesOtherNumber = (by: Selector, from: number, to: number, effect: Effect): Effect => ({
  do: 'eachNumber',
  by,
  from,
  to,
  which: 'different',
  effect,
});
/** More than there can ever be. */
export const ANY_NUMBER = 99;
export const chooseAny = (from: Selector, by: Selector = you, as = 'chosen'): Effect =>
  chooseUpTo(ANY_NUMBER, from, by, as);
export const chooseAtRandom = (from: Selector, amount: Amount = 1, as = 'chosen'): Effect => ({
  do: 'chooseAtRandom',
  as,
  from,
  amount,
});
export const vote = (over: Selector, by: Selector, as = 'chosen'): Effect => ({ do: 'vote', as, by, over });
/** Each of them votes for so many different ones. */
export const voteForSome = (different: number, over: Selector, by: Selector, as = 'chosen'): Effect => ({
  do: 'vote',
  as,
  by,
  over,
  different,
});
/** Each of these players votes for another one of them. */
export const voteForAnother = (who: Selector, as = 'chosen'): Effect => ({
  do: 'vote',
  as,
  by: who,
  over: who,
  others: true,
});
/** What has the most votes happens; at a tie the last of them. */
export const voteOn = (by: Selector, ...options: readonly Effect[]): Effect => ({
  do: 'voteOn',
  by,
  options,
  tie: options.length - 1,
});
/** Who bids most pays it to `to` and is bound. */
export const auction = (by: Selector, to: Selector, as = 'chosen'): Effect => ({ do: 'auction', as, by, to });
/** What they choose together is known to nobody else while `effect` runs. */
export const secretChoice = (by: Selector, from: Selector, effect: Effect, as = 'secret'): Effect => ({
  do: 'secretChoice',
  as,
  by,
  from,
  effect,
});
/** An ability put together of one of each list, for as long as this object is there. */
export const assemble = (abilities: readonly Ability[], ...parts: readonly (readonly Effect[])[]): Effect => ({
  do: 'assemble',
  by: you,
  abilities,
  parts,
  on: thisObject,
});
export const forEach = (of: Selector, effect: Effect): Effect => ({ do: 'forEach', of, effect });
/** The same; the present one is `each` inside a `where` too, where `it` is the candidate. */
export const forEachOf = (of: Selector, effect: Effect): Effect => ({ do: 'forEach', of, effect, as: 'each' });
/** The present one of `forEachOf`. */
export const each: Selector = chosen('each');
