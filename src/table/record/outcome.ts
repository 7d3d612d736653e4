import type {
  CardId,
  LogEntry,
  MendObjection,
  NotAPosition,
  Objection,
  PlayerId,
  PositionProblem,
  VariantClash,
} from '../../engine/index.js';
import type { Table } from './data.js';
import type { DeckList } from './fields/settings.js';

/**
 * For whom a table waits, as everybody may know it: by name, or for so many answers of whoever it is
 * (architecture.md#who-is-asked).
 */
export type KnownWait =
  | { readonly is: 'named'; readonly players: readonly PlayerId[] }
  | { readonly is: 'counted'; readonly answers: number };

/** A refusal that says no more than its reason. */
export type PlainRefusal =
  | 'noTable'
  | 'tableExists'
  | 'alreadyStarted'
  | 'notStarted'
  | 'notSeated'
  | 'alreadySeated'
  | 'tableFull'
  | 'notHost'
  | 'gameOver'
  | 'tooFewPlayers'
  | 'noSuchPlayer'
  | 'offerOpen'
  | 'noOffer'
  | 'notYourOffer'
  | 'noRememberedOrder'
  | 'heldBefore'
  | 'notWaiting'
  | 'notPossible'
  | 'alreadyPassed'
  | 'cannotTakeBack'
  | 'takeBackOff'
  | 'busy'
  /** The people who manage the server keep them out of new tables. */
  | 'keptOut'
  /** The window has changed and the click does not carry over. */
  | 'movedOn'
  /** The table is quick, which whoever sits down accepts first. */
  | 'quick';

/** Why something was not done. Nothing has changed. `text` makes a sentence of it. */
export type Refusal =
  | { readonly why: PlainRefusal }
  | {
      readonly why: 'notYourQuestion';
      /** For whom, as everybody may know it. */
      readonly waitingFor: KnownWait;
      /** The rule, when an action was tried. */
      readonly objection: Objection | null;
    }
  /** The rules of the game: as the engine says it to this player; `noBarter` of a barter. */
  | { readonly why: 'rule' | 'noBarter'; readonly objection: Objection }
  /** A seat that does not change hands. */
  /** What cannot be arranged in advance: the card is gone, there is enough of it, or it would come after the end of the turn. */
  | { readonly why: 'ahead'; readonly problem: 'gone' | 'readyFull' | 'planFull' | 'planEnds' }
  /** When somebody is asked: they have said something of enough things, or nothing of this one. */
  | { readonly why: 'asking'; readonly problem: 'full' | 'none' }
  | { readonly why: 'seat'; readonly problem: SeatProblem }
  /** The table is quick, which these have not accepted yet. */
  | { readonly why: 'notAccepted'; readonly players: readonly PlayerId[] }
  /** They are on the waiting list already, in this place. */
  | { readonly why: 'waiting'; readonly place: number }
  /** A role that is not mentioned. */
  | { readonly why: 'call'; readonly problem: 'noRole' | 'called' }
  /** A proposal to end the game: one's own is open, one has made one in this round of turns, there is none. */
  | { readonly why: 'ending'; readonly problem: 'proposed' | 'tooSoon' | 'none' }
  /** A rewind: the decision cannot be gone back to any more, a proposal is open, there is none. */
  | { readonly why: 'rewind'; readonly problem: 'gone' | 'open' | 'none' }
  /** Something that cannot be put right like this. */
  | { readonly why: 'mend'; readonly objection: MendObjection }
  /** A mend: another is proposed, there is none, or alone only the host may, and only when the table is stuck. */
  | { readonly why: 'mending'; readonly problem: 'open' | 'none' | 'notHost' | 'notStuck' }
  | ListRefusal
  /** No set is chosen, or one that is not there, or not any more. */
  | { readonly why: 'sets'; readonly set: string | null }
  /** What a way to play excludes, more seats or fewer than are taken, or a number of seats of one's own; `seats` is how many it has. */
  | {
      readonly why: 'mode';
      readonly problem: 'bonusSouls' | 'cap' | 'noGoal' | 'seats' | 'fewSeats' | 'ownSeats' | 'alone' | 'barter';
      readonly seats: number;
    }
  /** With so many souls at most for one player they cannot have as many together as it takes. */
  | { readonly why: 'mode'; readonly problem: 'capTooLow'; readonly cap: number; readonly goal: number }
  /** Variants that exclude each other, or that the way to play excludes. */
  | { readonly why: 'variants'; readonly clash: VariantClash }
  /** There is no such printing of a card. */
  | { readonly why: 'printings'; readonly printing: string }
  /** House cards that cannot be in this game: more than so many, or one that this version does not read. */
  | { readonly why: 'houseCards'; readonly problem: 'tooMany' | 'unreadable'; readonly most: number }
  /** A code of house rules that cannot be read: damaged, of a later version, or with cards that this one does not know. */
  | { readonly why: 'code'; readonly problem: 'damaged' | 'later' | 'cards' }
  /** The server allows so many tables at once. */
  | { readonly why: 'serverFull'; readonly most: number }
  /** The game is played in another channel. */
  | { readonly why: 'moved'; readonly channel: string }
  /** The server allows tables in these channels only. */
  | { readonly why: 'wrongChannel'; readonly channels: readonly string[] }
  /** A moment that cannot be written down: something goes on or lasts, it is another kind of game, or the turn is not known. */
  | { readonly why: 'share'; readonly problem: NotAPosition | 'noTurn' | 'tooLong' }
  /** A puzzle that is not there, a text that is no situation, or a position in which no game can be. */
  | { readonly why: 'situation'; readonly problem: 'noPuzzle' | 'foreign' | 'damaged' | 'later' }
  | { readonly why: 'situation'; readonly problem: 'impossible'; readonly position: PositionProblem }
  /** A word for the chance of the game: longer than so many characters, or with signs that cannot be shown. */
  | { readonly why: 'word'; readonly problem: 'tooLong' | 'unreadable'; readonly most: number };

/** Why a seat does not change hands: of those that are vacant, it is not any more, or they know another hand, or gave up. */
type SeatProblem = 'lastPerson' | 'noInvitation' | 'notYourInvitation' | 'notVacant' | 'knowsOtherHand' | 'hasConceded';

/** Why a list of cards cannot be: about this card, or this number of cards. */
export type ListRefusal =
  | {
      readonly why: 'deckList';
      readonly problem:
        | DeckList
        | 'unknownCard'
        | 'notListed'
        | 'full'
        | 'notInSets'
        | 'noRooms'
        | 'noBonusSouls'
        | 'noDeck'
        | 'tooManyBonusSouls'
        | 'tooManyCharacters'
        | 'threePlus'
        | 'neverThree';
      readonly card: CardId | null;
      readonly number: number;
    }
  | {
      readonly why: 'tooFewCards';
      readonly kind: 'character' | 'loot' | 'treasure' | 'monster' | 'room';
      readonly least: number;
    };

export type Outcome =
  | { readonly is: 'done'; readonly table: Table; readonly entries: readonly LogEntry[] }
  /** This interaction was done before; nothing has changed now. */
  | { readonly is: 'duplicate'; readonly table: Table }
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly table: Table | null };
