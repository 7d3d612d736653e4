/**
 * The words that cards are written in: types only, no behaviour. Every word is plain JSON; those of effects stand in
 * effects/, those that only read in readings.ts. README.md in this folder explains how they compose and how the odd
 * cards will be expressed.
 */

import type { EventType } from './happenings.js';
import type {
  CardId,
  CounterName,
  Deck,
  DeckSlot,
  Keyword,
  NameWords,
  NumberSpec,
  PlayCost,
  Stat,
  Workplace,
} from './basics.js';
import type { Amount, Condition, EventPattern, Selector } from './readings.js';
import type { ComposingWords } from './effects/composing-words.js';
import type { ChallengeWords } from './effects/challenge-words.js';
import type { DeckWords } from './effects/deck-words.js';
import type { ObjectWords } from './effects/object-words.js';
import type { PlayerWords } from './effects/player-words.js';
import type { PlayingWords } from './effects/playing-words.js';
import type { SlotWords } from './effects/slot-words.js';
import type { StackWords } from './effects/stack-words.js';

export type * from './basics.js';
export type * from './readings.js';

/** What a player has so many of: attacks and purchases of a turn, votes, souls needed to win (WIN-01). */
export type Allowance =
  | 'attacks'
  | 'purchases'
  | 'lootPlays'
  | 'handSize'
  /** The loot cards that a player is dealt in the set-up (SETUP-10). */
  | 'openingLoot'
  | 'lootStep'
  /** The most items that are recharged in the recharge step (TURN-02). */
  | 'rechargeStep'
  | 'votes'
  | 'soulsToWin';

/** What a static ability or a continuous effect changes while it lasts. */
export type Modifier =
  /** With `next` it is spent with the next attack roll that one of them makes (DICE-10). */
  | {
      readonly modify: 'stat';
      readonly stat: Stat;
      readonly on: Selector;
      readonly by: Amount;
      readonly next?: 'attackRoll';
    }
  /** The printed number is this; what else changes the stat comes after it (EFF-03). */
  | { readonly modify: 'statIs'; readonly stat: Stat; readonly on: Selector; readonly to: Amount }
  /**
   * Continuous roll modifiers, applied when a roll becomes final (DICE-06). What is of the next roll ends with it, whoever of
   * these makes it (DICE-10).
   */
  | {
      readonly modify: 'rolls';
      readonly of: Selector;
      readonly which: 'all' | 'attack' | 'first' | 'firstAttack' | 'next' | 'nextAttack';
      readonly by: Amount;
      /** Of these only the first, third, … of each turn, by their places from 1 (DICE-10). */
      readonly nth?: readonly number[];
    }
  | { readonly modify: 'allowance'; readonly what: Allowance; readonly of: Selector; readonly by: Amount }
  /** So many and no other number; what is newer adds to it. */
  | { readonly modify: 'allowanceIs'; readonly what: Allowance; readonly of: Selector; readonly to: Amount }
  | { readonly modify: 'price'; readonly of: Selector; readonly by: Amount }
  /** Shop items cost them this, whatever they would cost (BUY-03); what is newer changes it. */
  /** With `next` it is spent with the next shop item that one of them buys (BUY-03). */
  | { readonly modify: 'priceIs'; readonly of: Selector; readonly to: Amount; readonly next?: 'shopItem' }
  | { readonly modify: 'keyword'; readonly on: Selector; readonly word: Keyword }
  /** They do not have this keyword, whoever gives it (KEY-01). */
  | { readonly modify: 'loseKeyword'; readonly on: Selector; readonly word: Keyword }
  | { readonly modify: 'cannotBeAttacked'; readonly on: Selector }
  /** Each of them makes an attack roll after each of the attacking player's, in the attack that goes on (KEY-08). */
  | { readonly modify: 'attacksAlong'; readonly who: Selector }
  /** Items, rooms, souls and players as well as monsters; `dc` null leaves them their own (ATKOBJ-01, ATKPL-01). */
  | { readonly modify: 'canBeAttacked'; readonly on: Selector; readonly dc: Amount | null }
  /** Such an attack, if one is left, comes before the end of the turn (TURN-12, RULING-12). */
  | { readonly modify: 'mustAttack'; readonly who: Selector; readonly what: Selector | null }
  /** They pay this as they declare an attack or a purchase, all of it or they cannot (COST-02). */
  | {
      readonly modify: 'declaringCosts';
      readonly of: Selector;
      readonly what: 'attack' | 'purchase';
      readonly pay: readonly Cost[];
    }
  /** A purchase, if they can make one, comes before the end of the turn (TURN-12). */
  | { readonly modify: 'mustPurchase'; readonly who: Selector }
  /**
   * Such attack rolls count as hits or as misses, whatever their number; `where` is read as of a roll (ATK-12). With `next` it is
   * spent with the next attack roll.
   */
  | {
      readonly modify: 'countsAs';
      readonly as: 'hit' | 'miss';
      readonly where?: Condition;
      readonly next?: 'attackRoll';
    }
  /** Turns end without healing them (TURN-16). */
  | { readonly modify: 'keepsDamage'; readonly on: Selector }
  /** May play these loot cards, wherever they are, as if they were in the hand (LOOT-05). */
  | { readonly modify: 'mayPlay'; readonly who: Selector; readonly what: Selector; readonly cost: PlayCost }
  /** Read by the set-up only (SETUP-11). */
  | { readonly modify: 'goesFirst'; readonly who: Selector }
  /** Their ↷ abilities are $ abilities: this is paid in place of ↷ (ABIL-04). */
  | { readonly modify: 'insteadOfTap'; readonly on: Selector; readonly pay: readonly Cost[] }
  /** This is paid besides for each activated ability of these. */
  | { readonly modify: 'activationCosts'; readonly on: Selector; readonly pay: readonly Cost[] }
  /** So many ¢ less for each $ ability of these (COST-02). */
  | { readonly modify: 'cheaperActivation'; readonly on: Selector; readonly by: Amount }
  /** They have the reward box of another in place of their own (EFF-03). */
  | { readonly modify: 'rewardOf'; readonly on: Selector; readonly of: Selector }
  /** Such slots stay empty (REFILL-01). */
  | { readonly modify: 'noRefill'; readonly slot: DeckSlot }
  /** Such events do not happen, and nobody is offered what would be one (META-02, DEC-08). */
  | { readonly modify: 'cannot'; readonly event: EventType; readonly where?: Condition }
  /** They have this ability too; the object that it names by `this` is each of them (EFF-03). */
  | { readonly modify: 'ability'; readonly on: Selector; readonly ability: Ability }
  /** They have the abilities of others as those are now, or only those with ↷ (EFF-03). */
  | { readonly modify: 'abilitiesOf'; readonly on: Selector; readonly of: Selector; readonly which: 'all' | 'tap' }
  /** They lose what abilities they have by then, but not these keywords (EFF-03). */
  | { readonly modify: 'loseAbilities'; readonly on: Selector; readonly except: readonly Keyword[] }
  /** They have this name, and no other (NAME-01). */
  | { readonly modify: 'renamed'; readonly on: Selector; readonly as: NameWords }
  /** They cannot choose these as targets of loot or abilities (TGT-01). */
  | { readonly modify: 'cannotTarget'; readonly who: Selector; readonly what: Selector }
  /** May purchase these cards too, as if they were shop items (BUY-02). */
  | { readonly modify: 'mayPurchase'; readonly who: Selector; readonly what: Selector }
  /** May activate these objects as if they were their own (ABIL-02). */
  | { readonly modify: 'mayUse'; readonly who: Selector; readonly what: Selector }
  /** Written by the engine when something becomes a copy: it has everything printed on that card (COPY-01). */
  | { readonly modify: 'copyOf'; readonly on: Selector; readonly card: CardId }
  /** Written by the engine when a number in the text of this card is changed (README, numbers by ordinal). */
  | {
      readonly modify: 'number';
      readonly on: Selector;
      readonly card: CardId;
      readonly ordinal: number;
      readonly by: number;
    }
  /** Prevents the next damage: by points over several instances, or one instance of up to so much (PREV-03). */
  | {
      readonly modify: 'shield';
      readonly on: Selector;
      readonly kind: 'points' | 'instance';
      readonly upTo: Amount | 'all';
    }
  /** Everybody sees the hands of these players (LOOT-02). */
  | { readonly modify: 'openHands'; readonly of: Selector }
  /** May look at the top card of a deck at any time. */
  | { readonly modify: 'seesTop'; readonly by: Selector; readonly deck: Deck };

/**
 * Where a card is moved to. A deck is that of its own type, if there is one (ZONE-05). Into a hand goes loot only
 * (ZONE-12). What lies under this object is outside the game (ZONE-21).
 */
export type Place =
  | { readonly place: 'deckTop' | 'deckBottom' | 'deckBottomAtRandom' | 'shuffledIn' }
  | { readonly place: 'deckNth'; readonly nth: Amount }
  /** Where a player says in secret, but not above that place. */
  | { readonly place: 'deckSecretly'; readonly least: Amount }
  | { readonly place: 'hand'; readonly of: Selector }
  | { readonly place: 'underThis' | 'outside' | 'outsideFaceDown' };

/**
 * How long something lasts: till a turn of this player begins (ROUND-01) or ends, or as long as this holds, and never again.
 */
export type Duration =
  | 'endOfTurn'
  /** Till the attack that goes on is over. */
  | 'endOfAttack'
  | 'forever'
  | { readonly till: 'startOfTurnOf'; readonly player: Selector }
  /** Till a turn of theirs ends, this one too. */
  | { readonly till: 'endOfTurnOf'; readonly player: Selector }
  /** Till the recharge step of their next turn is over (TURN-02). */
  | { readonly till: 'rechargeStepOf'; readonly player: Selector }
  | { readonly till: 'while'; readonly condition: Condition };
/** How long a delayed ability lasts: its first use ends `once`, so many uses in one turn `usesThisTurn`. */
export type DelayedAbilityDuration =
  | Duration
  | 'once'
  | 'onceThisTurn'
  | { readonly till: 'usesThisTurn'; readonly times: number };

export interface RollRow {
  readonly from: number;
  readonly to: number;
  readonly effect: Effect;
}

/** Chapters together; a word that stands in two of them leaves no word at all. */
export type Joined<Chapters extends readonly object[], Before extends object = object> = Chapters extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? keyof First & keyof Before extends never
    ? Joined<Rest, Before & First>
    : never
  : Before;

/** Every effect word with its fields: the one list of them, chapter by chapter (effects/). */
export type EffectWords = Joined<
  [ComposingWords, PlayerWords, ObjectWords, StackWords, DeckWords, PlayingWords, ChallengeWords, SlotWords]
>;
export type EffectWord = keyof EffectWords;
/** What happens: an effect with any word, or with one of these. */
export type Effect<Word extends EffectWord = EffectWord> = {
  readonly [W in Word]: { readonly do: W } & EffectWords[W];
}[Word];

/** What stands in for an event (REPL-01..REPL-05). */
export type Replacement =
  | { readonly instead: 'amount'; readonly to: Amount }
  | { readonly instead: 'nothing' }
  /** So much of the damage, or all there is, is prevented, and then this is done (PREV-01). */
  | { readonly instead: 'prevent'; readonly amount: Amount; readonly effect: Effect }
  | { readonly instead: 'effect'; readonly effect: Effect }
  /** The event still happens; this is added (REPL-05). */
  | { readonly instead: 'also'; readonly effect: Effect }
  | { readonly instead: 'entersDeactivated' }
  /** Loot comes from the top of its discard. */
  | { readonly instead: 'fromDiscard' }
  /** The same to or by somebody else; the chooser is who picks what the death penalty takes (DEATH-14). */
  | { readonly instead: 'redirect'; readonly part: 'player' | 'object' | 'chooser'; readonly to: Selector }
  /** What it takes is chosen by a recorded draw, and by nobody (DEATH-14). */
  | { readonly instead: 'byChance' }
  /** Of a throw: so many dice, of which the lowest counts, or the one that this player chooses (DICE-02). */
  | { readonly instead: 'dice'; readonly count: Amount; readonly keep: 'lowest' | Selector }
  /** Of a throw: dice with so many sides; what is above 6 counts as 6 (DICE-01). */
  | { readonly instead: 'sides'; readonly sides: 8 }
  /**
   * Of a throw: a coin in place of the dice. Each side is a number and then does something; so many heads in a row of one
   * player do the last, and are counted anew from there.
   */
  | {
      readonly instead: 'coin';
      readonly tails: number;
      readonly onTails: Effect;
      readonly heads: number;
      readonly inARow: number;
      readonly onRow: Effect;
    };

/** Chosen on the way to the stack (TGT-01). */
export interface TargetSpec {
  readonly from: Selector;
  readonly min: number;
  readonly max: number;
  /** Picked by a recorded draw instead of by a player. */
  readonly pick?: 'atRandom';
  /** Who chooses it, where it is not the controller. */
  readonly by?: Selector;
}

export interface Mode {
  readonly number?: NumberSpec;
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
}

/** Paid while announcing, all of it or not at all (COST-02). */
export type Cost =
  | { readonly pay: 'tap' }
  | { readonly pay: 'coins'; readonly amount: number }
  /** So many ¢ to each of these. */
  | { readonly pay: 'coinsTo'; readonly amount: number; readonly to: Selector }
  | { readonly pay: 'counters'; readonly amount: number }
  /** One or more counters, as many as the payer likes; `paidAmount` tells how many (COST-02). */
  | { readonly pay: 'anyCounters' }
  | { readonly pay: 'discardLoot'; readonly amount: number }
  /** The whole hand, however many cards that is; `paidAmount` tells (COST-02). */
  | { readonly pay: 'hand' }
  | { readonly pay: 'hp'; readonly amount: number }
  /** So many of these, none of them eternal (COST-03). */
  | { readonly pay: 'destroy'; readonly what: Selector; readonly amount: number }
  /** One of these to another player. */
  | { readonly pay: 'give'; readonly what: Selector }
  | { readonly pay: 'destroyThis' }
  /** So much is added to the timer of the game. */
  | { readonly pay: 'timer'; readonly amount: number }
  /** The payer gets so many of these counters. */
  | { readonly pay: 'getCounters'; readonly amount: number; readonly named: CounterName };

/** Every ability has a stable key within its card. */
export type Ability = AbilityWords & { readonly worksIn?: readonly Workplace[] };
type AbilityWords =
  | {
      readonly kind: 'loot';
      readonly key: string;
      /** Paid to play it, besides a loot play (COST-02). */
      readonly costs?: readonly Cost[];
      readonly modes: readonly Mode[];
    }
  | {
      readonly kind: 'activated';
      readonly key: string;
      /** The active player's, whoever controls it, at any time they could purchase; only such an ability may cost nothing. */
      readonly at?: 'purchase';
      readonly costs: readonly Cost[];
      readonly modes: readonly Mode[];
    }
  | {
      readonly kind: 'triggered';
      readonly key: string;
      readonly when: EventPattern;
      readonly only?: Condition;
      readonly modes: readonly Mode[];
    }
  | { readonly kind: 'static'; readonly key: string; readonly while?: Condition; readonly grants: readonly Modifier[] }
  | {
      readonly kind: 'replacement';
      readonly key: string;
      readonly would: EventPattern;
      readonly only?: Condition;
      readonly instead: Replacement;
    }
  /**
   * Off-stack claim of a bonus soul: the first player for whom it holds (`you`) gains the card, or one of these whom the
   * active player chooses (BSOUL-02).
   */
  | { readonly kind: 'claim'; readonly key: string; readonly condition: Condition; readonly chosenFrom?: Selector }
  /** Counters that the object has from the moment it enters play (COPY-06). */
  | { readonly kind: 'startsWith'; readonly key: string; readonly counters: number; readonly named?: CounterName }
  /** It has this name as well, in every zone (NAME-01). */
  | { readonly kind: 'alsoNamed'; readonly key: string; readonly card: CardId }
  /** In every zone but play its name is that of another card (NAME-01). */
  | { readonly kind: 'namedElsewhere'; readonly key: string; readonly card: CardId }
  | { readonly kind: 'keyword'; readonly key: string; readonly word: Keyword };

/** The abilities of this kind, or of these kinds. */
export type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;

/** An ability that an effect can set up for a while. */
export type DelayableAbility = AbilityOf<'triggered' | 'replacement'>;
