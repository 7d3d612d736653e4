import { you } from '../selectors.js';
import type {
  Amount,
  Condition,
  Duration,
  Effect,
  Modifier,
  Selector,
  DeckSlot,
  DelayableAbility,
  DelayedAbilityDuration,
} from '../words.js';

/** Words on players with their ¢, cards and HP, on the turn and its attacks, and on what lasts for a while. */
export interface PlayerWords {
  /** Wins once this has resolved (WIN-04). */
  readonly win: { readonly who: Selector };
  readonly gainCoins: { readonly who: Selector; readonly amount: Amount };
  readonly loseCoins: { readonly who: Selector; readonly amount: Amount };
  /** Of their own ¢, as far as they have any (GAIN-04). */
  readonly giveCoins: { readonly from: Selector; readonly to: Selector; readonly amount: Amount };
  readonly stealCoins: { readonly from: Selector; readonly to: Selector; readonly amount: Amount };
  readonly loot: { readonly who: Selector; readonly amount: Amount };
  /** With `as` what is gained is bound. */
  readonly gainTreasure: { readonly who: Selector; readonly amount: Amount; readonly as?: string };
  readonly discardLoot: { readonly who: Selector; readonly amount: Amount };
  readonly payHp: { readonly who: Selector; readonly amount: Amount };
  readonly lootPlay: { readonly who: Selector; readonly amount: Amount };
  readonly additionalAttack: {
    /** Anything, the deck, or each of these things only (TURN-12). */
    readonly on: 'any' | 'monsterDeck' | Selector;
    readonly must: boolean;
    readonly times: Amount;
  };
  /** The reward boxes of these, to each of those players (CARD-06). */
  readonly payRewards: { readonly of: Selector; readonly to: Selector; readonly share?: 'half' };
  /** Another character, from outside the game, with the starting item that it names in place of theirs (CHAR-02, CHAR-04). */
  readonly replaceCharacter: { readonly who: Selector; readonly by: Selector };
  readonly endTurn: unknown;
  /** The attack that goes on is over (ATK-14). */
  readonly cancelAttack: unknown;
  /** A turn taken after the present one (TURN-20). */
  readonly extraTurn: { readonly who: Selector };
  /** A turn left out (TURN-20, REPL-04). */
  readonly skipTurn: { readonly who: Selector };
  readonly expandSlots: { readonly slot: DeckSlot; readonly by: Amount };
  readonly until: { readonly grants: readonly Modifier[]; readonly till: Duration };
  /** The same as a rule for a while: whom it is about is read at each moment, and not once as it begins. */
  readonly rule: { readonly grants: readonly Modifier[]; readonly till: Duration };
  /** An ability that belongs to no object and works for a while: "the next time …", "till end of turn, if … would …". */
  readonly meanwhile: { readonly ability: DelayableAbility; readonly till: DelayedAbilityDuration };
}

export const win = (who: Selector = you): Effect => ({ do: 'win', who });
export const gain = (amount: Amount, who: Selector = you): Effect => ({ do: 'gainCoins', who, amount });
export const lose = (amount: Amount, who: Selector = you): Effect => ({ do: 'loseCoins', who, amount });
export const stealCoins = (amount: Amount, from: Selector): Effect => ({ do: 'stealCoins', from, to: you, amount });
export const giveCoins = (amount: Amount, from: Selector, to: Selector = you): Effect => ({
  do: 'giveCoins',
  from,
  to,
  amount,
});
export const loot = (amount: Amount, who: Selector = you): Effect => ({ do: 'loot', who, amount });
export const gainTreasure = (amount: Amount, who: Selector = you): Effect => ({ do: 'gainTreasure', who, amount });
/** The same, with a name for what is gained: `chosen(as)`. */
export const gainTreasureAs = (as: string, amount: Amount, who: Selector = you): Effect => ({
  do: 'gainTreasure',
  who,
  amount,
  as,
});
export const discard = (amount: Amount, who: Selector = you): Effect => ({ do: 'discardLoot', who, amount });
export const payHp = (amount: Amount): Effect => ({ do: 'payHp', who: you, amount });
export const endTurn: Effect = { do: 'endTurn' };
export const cancelAttack: Effect = { do: 'cancelAttack' };
export const tillEndOfTurn = (...grants: readonly Modifier[]): Effect => ({ do: 'until', grants, till: 'endOfTurn' });
/** Till end of turn it is a rule: also for what comes into it later. */
export const ruleTillEndOfTurn = (...grants: readonly Modifier[]): Effect => ({
  do: 'rule',
  grants,
  till: 'endOfTurn',
});
/** Till the attack that goes on is over. */
export const tillEndOfAttack = (...grants: readonly Modifier[]): Effect => ({
  do: 'until',
  grants,
  till: 'endOfAttack',
});
export const forGood = (...grants: readonly Modifier[]): Effect => ({ do: 'until', grants, till: 'forever' });
/** Till the next turn of this player begins (ROUND-01). */
export const tillTurnOf = (player: Selector, ...grants: readonly Modifier[]): Effect => ({
  do: 'until',
  grants,
  till: { till: 'startOfTurnOf', player },
});
/** Till a turn of this player ends: the present one, if it is theirs. */
export const tillEndOfTurnOf = (player: Selector, ...grants: readonly Modifier[]): Effect => ({
  do: 'until',
  grants,
  till: { till: 'endOfTurnOf', player },
});
/** Till the recharge step of this player's next turn is over (TURN-02). */
export const tillRechargeStepOf = (player: Selector, ...grants: readonly Modifier[]): Effect => ({
  do: 'until',
  grants,
  till: { till: 'rechargeStepOf', player },
});
/** As long as the condition holds; when it does not any more, it is over for good. */
export const asLongAs = (condition: Condition, ...grants: readonly Modifier[]): Effect => ({
  do: 'until',
  grants,
  till: { till: 'while', condition },
});
/** Prevents the next so many points of damage this turn (PREV-03). */
export const preventNext = (points: Amount, on_: Selector): Effect =>
  tillEndOfTurn({ modify: 'shield', on: on_, kind: 'points', upTo: points });
/** Prevents the next instance of (up to so much) damage this turn (PREV-03). */
export const preventNextInstance = (on_: Selector, upTo: Amount | 'all' = 'all'): Effect =>
  tillEndOfTurn({ modify: 'shield', on: on_, kind: 'instance', upTo });
export const lootPlay = (amount: Amount, who: Selector = you): Effect => ({ do: 'lootPlay', who, amount });
export const mayAttackAgain: Effect = { do: 'additionalAttack', on: 'any', must: false, times: 1 };
export const mayAttackDeck = (times: Amount): Effect => ({
  do: 'additionalAttack',
  on: 'monsterDeck',
  must: false,
  times,
});
export const mayAttackDeckAgain: Effect = mayAttackDeck(1);
export const mustAttackAgain: Effect = { do: 'additionalAttack', on: 'any', must: true, times: 1 };
export const mustAttackDeck = (times: Amount): Effect => ({
  do: 'additionalAttack',
  on: 'monsterDeck',
  must: true,
  times,
});
/** An attack on these very things, each once, that may or must be made this turn (TURN-12). */
export const mayAttackOn = (on: Selector): Effect => ({ do: 'additionalAttack', on, must: false, times: 1 });
export const mustAttackOn = (on: Selector): Effect => ({ do: 'additionalAttack', on, must: true, times: 1 });
/** What stands in its reward box, for these players. */
export const payRewards = (of: Selector, to: Selector): Effect => ({ do: 'payRewards', of, to });
/** Half of each number in it, rounded down. */
export const payHalfRewards = (of: Selector, to: Selector): Effect => ({ do: 'payRewards', of, to, share: 'half' });
export const replaceCharacter = (by: Selector, who: Selector = you): Effect => ({ do: 'replaceCharacter', who, by });
export const expand = (slot: DeckSlot, by: Amount = 1): Effect => ({ do: 'expandSlots', slot, by });
export const extraTurn = (who: Selector = you): Effect => ({ do: 'extraTurn', who });
export const skipTurn = (who: Selector = you): Effect => ({ do: 'skipTurn', who });
/** An ability that works till end of turn without an object of its own. */
export const meanwhile = (ability: DelayableAbility): Effect => ({ do: 'meanwhile', ability, till: 'endOfTurn' });
/** The same till the attack that goes on is over. */
export const tillAttackEnds = (ability: DelayableAbility): Effect => ({
  do: 'meanwhile',
  ability,
  till: 'endOfAttack',
});
/** The next time it happens, and no more. */
export const nextTime = (ability: DelayableAbility): Effect => ({ do: 'meanwhile', ability, till: 'once' });
/** So many times this turn. */
export const nextTimesThisTurn = (times: number, ability: DelayableAbility): Effect => ({
  do: 'meanwhile',
  ability,
  till: { till: 'usesThisTurn', times },
});
export const nextTimeThisTurn = (ability: DelayableAbility): Effect => ({
  do: 'meanwhile',
  ability,
  till: 'onceThisTurn',
});
