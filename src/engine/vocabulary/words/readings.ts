/** The words that only read: how many, who or what, whether, and when. None of them changes anything. */

import type { EventType } from './happenings.js';
import type {
  CardId,
  CardKind,
  Comparison,
  CounterName,
  Deck,
  DeckSlot,
  Keyword,
  NameWords,
  Ref,
  Role,
  Stat,
  Tallied,
  WholeEvent,
} from './basics.js';

export type Amount =
  | number
  /** The final number of the roll that this effect is an outcome of (KEY-07). */
  | { readonly amount: 'rollResult' }
  /** How much the event that caused this was about: damage taken, ¢ gained, cards looted. */
  | { readonly amount: 'causeAmount' }
  /** The number chosen on the way to the stack (TGT-03); from then on it stands in the effect itself. */
  | { readonly amount: 'chosenNumber' }
  | { readonly amount: 'count'; readonly of: Selector }
  | { readonly amount: 'counters'; readonly on: Selector; readonly named?: CounterName }
  | { readonly amount: 'coins'; readonly of: Selector }
  | { readonly amount: 'handSize'; readonly of: Selector }
  /** Total soul value (SOUL-05). */
  | { readonly amount: 'souls'; readonly of: Selector }
  /** How many objects of a role they control (ZONE-02). */
  | { readonly amount: 'controlled'; readonly of: Selector; readonly role: Role }
  /** HP left, or the present value of a stat. */
  | { readonly amount: 'hpLeft'; readonly of: Selector }
  | { readonly amount: 'stat'; readonly stat: Stat; readonly of: Selector }
  /**
   * The final number of the nth last roll this turn, 0 without one: of a player's rolls, of a player's attack rolls,
   * or of the attack rolls against something.
   */
  | { readonly amount: 'lastRoll'; readonly of: Selector; readonly which: 'all' | 'attack'; readonly nth: number }
  /** What these players have rolled with the dice of the effect before this one, added up (DEC-54). */
  | { readonly amount: 'ownRolls'; readonly of: Selector }
  /** How often these players have done this, or had it happen to them, this turn. */
  | { readonly amount: 'happened'; readonly event: EventType; readonly by: Selector }
  /** How many monsters and players these players have killed this turn (DMG-05). */
  | { readonly amount: 'kills'; readonly of: Selector }
  /** How many rolls these have made this turn, or attack rolls by them or against them, or by them against others (DICE-06). */
  | {
      readonly amount: 'rollsMade';
      readonly of: Selector;
      readonly which: 'all' | 'attack';
      readonly against?: Selector;
    }
  /** How much of this the effect that goes on has done so far: cards discarded, HP healed, counters removed. */
  | { readonly amount: 'doneSoFar'; readonly event: Tallied }
  /** How many counters or cards have paid for this ability (COST-02). */
  | { readonly amount: 'paidAmount' }
  /** Attacks on the monster deck that were made this turn (ATK-07). */
  | { readonly amount: 'deckAttacks' }
  /** Shop items that were bought this turn (BUY-06). */
  | { readonly amount: 'shopPurchases' }
  /** How many slots of a kind there are (SLOT-01). */
  | { readonly amount: 'slots'; readonly slot: DeckSlot }
  /** The highest or the lowest number that one of these has, `it` being each of them; 0 without any. */
  | { readonly amount: 'highest' | 'lowest'; readonly of: Selector; readonly by: Amount }
  | { readonly amount: 'half'; readonly of: Amount; readonly rounded: 'down' | 'up' }
  /** What a division by so much leaves over. */
  | { readonly amount: 'remainder'; readonly of: Amount; readonly by: number }
  /** The number noted last on this object; 0 when there is none (NOTE-01). */
  | { readonly amount: 'lastNoted' }
  /** How many numbers are noted on this object (NOTE-01). */
  | { readonly amount: 'notesHere' }
  | { readonly amount: 'sum' | 'difference' | 'product' | 'largest' | 'smallest'; readonly of: readonly Amount[] };

export type Selector =
  /** The controller of the ability; the active player when the game controls it (MON-02, ROOM-03). */
  | { readonly select: 'you' }
  | { readonly select: 'this' }
  /** The candidate inside a `where`, the present one inside `forEach`. */
  | { readonly select: 'it' }
  | { readonly select: 'target'; readonly index: number }
  | { readonly select: 'chosen'; readonly as: string }
  | { readonly select: 'activePlayer' }
  | { readonly select: 'attackingPlayer' }
  | { readonly select: 'attacked' }
  | { readonly select: 'cause'; readonly part: 'player' | 'object' | 'source' | 'stack' | 'dealer' }
  | { readonly select: 'controller'; readonly of: Selector }
  /** The objects that something on the stack comes from. */
  | { readonly select: 'sourceOf'; readonly of: Selector }
  /** What an ability has been paid with: cards discarded, things destroyed or given (COST-02). */
  | { readonly select: 'paid' }
  /** The object that dealt the last blow of this turn to these, where no player did (DMG-05). */
  | { readonly select: 'slayer'; readonly of: Selector }
  | { readonly select: 'neighbour'; readonly side: 'left' | 'right'; readonly of: Selector }
  | { readonly select: 'players'; readonly where?: Condition }
  | { readonly select: 'objects'; readonly role: Role; readonly where?: Condition }
  | {
      readonly select: 'onStack';
      readonly kind: 'loot' | 'ability' | 'roll' | 'damage' | 'death';
      readonly where?: Condition;
    }
  | { readonly select: 'hand'; readonly of: Selector; readonly where?: Condition }
  | { readonly select: 'discard'; readonly deck: Deck; readonly where?: Condition }
  | { readonly select: 'decks'; readonly of: readonly Deck[] }
  /** Cards that lie under these objects, outside the game (ZONE-21). */
  | { readonly select: 'under'; readonly of: Selector; readonly where?: Condition }
  /** All cards of the slots in which these lie, what is covered too, the undermost first (ZONE-14). */
  | { readonly select: 'pile'; readonly of: Selector }
  /** Every card outside the game (ZONE-18). */
  | { readonly select: 'outside'; readonly where?: Condition }
  /** The top card of the discard that belongs to a deck (ZONE-10). */
  | { readonly select: 'topOfDiscard'; readonly of: Selector }
  /** Those for which `by` is highest or lowest, `it` being each of them: all that tie. */
  | { readonly select: 'most' | 'least'; readonly of: Selector; readonly by: Amount }
  | { readonly select: 'fixed'; readonly refs: readonly Ref[] }
  | { readonly select: 'anyOf'; readonly of: readonly Selector[] }
  /** Those of them that fit, `it` being each: of cards that lie open, for what is not asked tells what is hidden. */
  | { readonly select: 'among'; readonly of: Selector; readonly where: Condition }
  /** The first, second … of them, in the order of the selector: of cards, as they came to lie there. */
  | { readonly select: 'nth'; readonly nth: number; readonly of: Selector };

export type Condition =
  | { readonly if: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly of: Condition }
  | { readonly if: 'compare'; readonly left: Amount; readonly is: Comparison; readonly right: Amount }
  | { readonly if: 'same'; readonly one: Selector; readonly other: Selector }
  | { readonly if: 'exists'; readonly what: Selector }
  | { readonly if: 'role'; readonly of: Selector; readonly role: Role }
  | { readonly if: 'keyword'; readonly of: Selector; readonly word: Keyword }
  | { readonly if: 'charged'; readonly of: Selector }
  | { readonly if: 'controls'; readonly player: Selector; readonly what: Selector }
  | { readonly if: 'inShop'; readonly of: Selector }
  /** It is the final boss or a minion, or was as it died (CHAL-03, CHAL-06). */
  | { readonly if: 'inSlot'; readonly of: Selector; readonly slot: 'finalBoss' | 'minion' }
  /** What kind of card it is, whatever it is in play (MON-01, ITEM-07). */
  | { readonly if: 'cardKind'; readonly of: Selector; readonly kind: CardKind }
  | { readonly if: 'alive'; readonly of: Selector }
  | { readonly if: 'turnOf'; readonly player: Selector }
  | { readonly if: 'attacked'; readonly of: Selector }
  /** The active player has attacked it this turn (ATK-07). */
  | { readonly if: 'attackedThisTurn'; readonly of: Selector }
  /** The stack item is an activated ability, of an item when `ofItem` (ABIL-02). */
  | { readonly if: 'activatedAbility'; readonly of: Selector; readonly ofItem: boolean }
  /** The stack item is a triggered ability, or the outcome of a roll (ABIL-06, KEY-07). */
  | { readonly if: 'triggeredAbility'; readonly of: Selector }
  /** The stack item has one of these for a target (TGT-01). */
  | { readonly if: 'aimsAt'; readonly of: Selector; readonly what: Selector }
  /** The stack item has been copied this turn (COPY-08). */
  | { readonly if: 'copied'; readonly of: Selector }
  /** The object has an ability with this mark (ABIL-03, ABIL-04). */
  | { readonly if: 'abilityMark'; readonly of: Selector; readonly mark: 'tap' | 'paid' }
  /** A roll on the stack is an attack roll (ATK-19). */
  | { readonly if: 'attackRoll'; readonly of: Selector }
  /** The player attacks this turn, and the first attack roll of the turn is not over yet (DICE-10). */
  | { readonly if: 'firstAttackRoll'; readonly of: Selector }
  /** Of the dice of the effect before this one, those that these players have rolled show one number (DEC-54). */
  | { readonly if: 'rolledAlike'; readonly of: Selector }
  /** The cause is an attack roll. */
  | { readonly if: 'onAttackRoll' }
  /** The cause is part of something larger (DEATH-14, TURN-05, TURN-02, TURN-14, COST-02). */
  | { readonly if: 'partOf'; readonly what: WholeEvent }
  /** The cause is combat damage (ATK-19). */
  | { readonly if: 'combat' }
  /** The cause comes from a roll with one of these final results (ABIL-08). */
  | { readonly if: 'rollIn'; readonly from: number; readonly to: number }
  /** What resolves is of the so many'th card of its name that does in this game: each counts once (NAME-01). */
  | { readonly if: 'resolution'; readonly nth: number }
  /** This number is noted on this object (NOTE-01). */
  | { readonly if: 'noted'; readonly number: Amount }
  | { readonly if: 'named'; readonly of: Selector; readonly card: CardId }
  /** A printed name of the card is this, or has it in it (NAME-01). */
  | { readonly if: 'nameHas'; readonly of: Selector; readonly name: NameWords; readonly whole: boolean };

/** When a trigger triggers or a replacement steps in. `where` is read with the event as the cause. */
export interface EventPattern {
  readonly event: EventType;
  readonly where?: Condition;
  /** Only the first matching event of each turn counts, or of each round (ROUND-01). */
  readonly first?: 'eachTurn' | 'eachRound';
  /** Only each so many'th matching event of a turn counts: with 2 every other one (RULING-25). */
  readonly every?: number;
  /** Only the so many'th matching event since the object is there, over all turns; of a trigger only. */
  readonly nth?: number;
  /** The same of each turn. */
  readonly nthEachTurn?: number;
}
