import type { CardId, Deck, PlayerId } from '../vocabulary/index.js';
import type { Procedure } from './state.js';

/** An id of the rules catalogue, such as `ATK-01`. */
export type RuleId = `${string}-${number}`;

/** Reasons that say it all. */
export type PlainReason =
  | 'gameOver'
  | 'noPriority'
  /** A question of a resolution or of a step is open, to somebody else or to the asking player. */
  | 'resolving'
  | 'ownQuestion'
  | 'notInHand'
  | 'noLootPlay'
  | 'noTarget'
  | 'notInPlay'
  | 'notYours'
  | 'otherPlayersRoom'
  | 'inShop'
  | 'isSoul'
  | 'noSuchAbility'
  | 'sideways'
  | 'nothingToGive'
  | 'eternal'
  | 'notYourTurn'
  | 'notActionPhase'
  | 'stackNotEmpty'
  | 'dead'
  | 'nothingToAttack'
  | 'notAttackable'
  | 'deckAttackOnly'
  | 'forcedAttack'
  | 'forcedPurchase'
  | 'noPurchaseLeft'
  | 'nothingToBuy'
  | 'notForSale'
  | 'stillTooPoor'
  | 'noPartner'
  | 'barterOfNothing'
  /** Only items and loot are bartered, where they are at all: it is neither, or is not theirs any more. */
  | 'notToTrade'
  /** Items are not bartered by who is in an attack. */
  | 'inAttack'
  /** The other one has died this turn, or is in an attack. */
  | 'otherCannotTrade';

/** Why something cannot be done now, with what a sentence about it needs; only what the asking player may see. */
export type Reason =
  | { readonly why: PlainReason }
  /** An effect forbids it; the card that says so. */
  | { readonly why: 'forbidden'; readonly card: CardId | null }
  /** A cost that cannot be paid in full: ¢, counters, loot cards, HP, or things to destroy. */
  | {
      readonly why: 'costTooHigh';
      readonly pay: 'coins' | 'counters' | 'discardLoot' | 'hp' | 'destroy';
      readonly needs: number;
      readonly has: number;
    }
  | { readonly why: 'goingOn'; readonly what: Procedure['kind'] }
  | { readonly why: 'noAttackLeft'; readonly made: number }
  | { readonly why: 'deckEmpty'; readonly deck: Deck }
  /** What must be attacked first. */
  | { readonly why: 'otherAttackFirst'; readonly cards: readonly CardId[] }
  /** ¢ */
  | { readonly why: 'tooExpensive'; readonly price: number; readonly coins: number }
  | { readonly why: 'tooFewCoins'; readonly player: PlayerId; readonly coins: number };

/** A reason, and the rule that it comes from. */
export type Objection = Reason & { readonly rule: RuleId };

/**
 * What stands against an action: null for nothing. Every condition of every action is one, so that there is none without
 * a reason; `a ?? b` is the first that stands against it.
 */
export type Verdict = Objection | null;

/** Stands against something unless this holds. */
export const unless = (holds: boolean, rule: RuleId, reason: Reason): Verdict => (holds ? null : { rule, ...reason });
