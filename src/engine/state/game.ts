import type {
  Allowance,
  Amount,
  Card,
  CardId,
  Condition,
  Effect,
  Ability,
  EventType,
  ObjectId,
  PlayerId,
  Ref,
  RollRow,
  Selector,
  StackId,
  TargetSpec,
  Deck,
  CardType,
} from '../vocabulary/index.js';
import type { Cache } from './cache.js';
import type { Characteristics } from './object-characteristics.js';
import type { EventOf, GameEvent } from './events.js';
import type { LogDetail } from './log-details.js';
import type { Meaning } from './meaning.js';
import type { Mend } from './mends.js';
import type { GameState, RollPurpose, Scope, StackItem } from './state.js';

export type OptionId = string;

/** Every question the game can ask. A key is a stable word and never a sentence. */
export type DecisionKey =
  | 'priority'
  | 'announce.mode'
  | 'announce.target'
  | 'announce.cost'
  | 'trigger.order'
  | 'trigger.mode'
  | 'trigger.target'
  | 'replacement.order'
  | 'roll.order'
  | 'attack.target'
  | 'attack.slot'
  | 'purchase.choice'
  | 'deathPenalty.item'
  | 'deathPenalty.loot'
  | 'handLimit.loot'
  | 'discard.loot'
  | 'effect.may'
  | 'effect.option'
  | 'effect.choose'
  | 'effect.number'
  | 'deck.order'
  /** A place in a deck, by its number from the top. */
  | 'deck.place'
  | 'each.order'
  | 'deck.search'
  | 'counter.kind'
  | 'room.discard'
  /** Before the first turn: a character, and a treasure of an open row (VAR-07, VAR-01). */
  | 'setup.character'
  | 'setup.treasure'
  | 'vote'
  | 'dice.choose'
  | 'dice.order'
  | 'auction.bid'
  | 'group.propose'
  | 'group.agree'
  | 'refill.order';

export interface Option {
  readonly id: OptionId;
  readonly meaning: Meaning;
}

/** One question to one player. Answering is picking `min`..`max` option ids, all different. */
export interface Decision {
  readonly player: PlayerId;
  readonly key: DecisionKey;
  /** The object that asks, and its card for naming it. */
  readonly source: ObjectId | null;
  readonly card: CardId | null;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly ordered?: true;
  /** Every order comes to the same, as everybody can see. */
  readonly anyOrder?: true;
  /** The options show hidden information: nobody else may see them. */
  readonly secret: boolean;
  /** What the answer is for: a choice and what is done with it, as whoever chooses would say it, or what the targets are for. */
  readonly effect?: Effect;
  /** All that is targeted for it, and which of these is asked for, counted from 0. */
  readonly aims?: { readonly targets: readonly TargetSpec[]; readonly at: number };
  /** What the effect that asks is aimed at, target by target, as far as it may be named. */
  readonly aimedAt?: readonly (readonly Named[])[];
  /** Which end of which deck the cards that are put in order go to. */
  readonly into?: { readonly deck: Deck; readonly place: 'deckTop' | 'deckBottom' };
  /** What is done with what pays a cost. */
  readonly paying?: 'discard' | 'destroy' | 'give' | 'receive';
  /** The mildest legal answer (decisions/fallback.ts). */
  readonly fallback: readonly OptionId[];
  /** Every legal answer comes to the same, as everybody can see or not everybody; absent when there is a choice (DEC-31). */
  readonly forced?: 'openly' | 'secretly';
}

export type Question = Omit<Decision, 'fallback' | 'forced'>;

// The generator is iterated by the session only; `ask` is the only place that yields a decision.
export type Gen<T = void> = Generator<Decision, T, readonly OptionId[]>;

export interface Draw {
  readonly purpose: 'die' | 'shuffle' | 'deal' | 'first' | 'random';
  /** Results are 0..range-1. */
  readonly range: number;
  readonly result: number;
}

/** Draw `index` of the game with this seed, from 0 to range - 1: a function, without memory. */
export type RandomSource = (seed: string, index: number, range: number, purpose: Draw['purpose']) => number;

export interface CardLookup {
  /** Throws `UnknownCard` for an id that no set holds, where there are no placeholders. */
  card(id: CardId): Card;
  /**
   * The placeholder of a card that no set holds: it does nothing, and is of this type where nothing else is known of it.
   * Null for a card that a set holds.
   */
  placeholder?(id: CardId, type?: CardType): Card | null;
}

/** ¢ of a barter change hands, all of them or none (BARTER-01). */
export interface BarterPayment {
  readonly does: 'giveCoins';
  readonly from: PlayerId;
  readonly to: PlayerId;
  /** In ¢. */
  readonly amount: number;
}

/** In a deal ¢, items and loot of two players change hands at once, all of it or nothing (VAR-04). */
export interface BarterTrade {
  readonly does: 'trade';
  readonly from: PlayerId;
  readonly to: PlayerId;
  /** Who pays the ¢: one of the two. */
  readonly payer: PlayerId;
  /** In ¢; 0 for none. */
  readonly amount: number;
  /** What goes from `from` to `to`, and the other way: items, and cards of the hand. */
  readonly gives: readonly ObjectId[];
  readonly takes: readonly ObjectId[];
}

/** A remembered order of triggers or replacements is to be asked again. */
export interface ForgottenOrder {
  readonly does: 'forgetOrder';
  readonly player: PlayerId;
  readonly order: string;
}

/** One of two players gives the game up: the other wins. */
export interface Concession {
  readonly does: 'concede';
  readonly player: PlayerId;
}

/** Something on the table is put right that everybody can see: no part of the game, so that nothing answers or changes it. */
export interface MendingAct {
  readonly does: 'mend';
  readonly by: PlayerId;
  /** The host has done it alone, because the table was stuck; otherwise the table has agreed. */
  readonly alone: boolean;
  readonly mend: Mend;
}

/** What players do at the table and not with cards: without the stack, when somebody has priority; a concession at any time. */
export type TableAct = BarterPayment | BarterTrade | ForgottenOrder | Concession | MendingAct;

/** A thing named for the log: enough to name it when it is long gone. */
export type Named =
  | { readonly player: PlayerId }
  | { readonly card: CardId; readonly owner?: PlayerId }
  | { readonly deck: Deck }
  | { readonly on: 'roll' | 'damage' | 'death'; /** Whose roll. */ readonly by?: PlayerId };

/** What a line of the log says. `event` is a thing that happened; the others are remarks of the game. */
export type LogKind =
  | 'event'
  | 'replaced'
  | 'prevented'
  | 'noTarget'
  | 'noOutcome'
  | 'outcome'
  | 'fizzled'
  | 'resolves'
  | 'goesOnStack'
  | 'rollIs'
  | 'hit'
  | 'miss'
  | 'deathThreatens'
  | 'drew'
  | 'tookFromDiscard'
  | 'lookedAt'
  | 'reshuffled'
  | 'shuffled'
  | 'putIntoDeck'
  | 'refilled'
  | 'revealed'
  | 'setAside'
  /** Cards lie open for everybody to draft from, before the first turn. */
  | 'laidOut'
  /** A player has chosen a character, before the first turn. */
  | 'takesCharacter'
  | 'firstPlayer'
  | 'attackEnds'
  | 'purchaseFails'
  /** A soul is discarded for what the variant gives for it. */
  | 'sellsSoul'
  /** A bonus soul that somebody has earned and must not gain: it has left the game. */
  | 'losesBonusSoul'
  | 'nextTurn'
  | 'turnSkipped'
  /** Chance has picked something that everybody may see. */
  | 'atRandom'
  | 'voted'
  /** Several dice were thrown, or one that counts as another number; `dice` shows them all. */
  | 'thrown'
  /** A coin was flipped in place of dice: the side, and the number that it counts as. */
  | 'coin'
  | 'bids'
  /** An ability has triggered over and over, and does nothing more for now; or what `detail` says has no end. */
  | 'loopEnds'
  /** To a group that decides together: what one of them wants. */
  | 'proposes'
  /** What a group had chosen, when everybody may know it. */
  | 'groupChose'
  /** Which cards went from one hand to another, for those two. */
  | 'handed'
  | 'wins'
  /** All have won together, with so much soul value of all; or all have lost. */
  | 'allWin'
  | 'allLose'
  /** The timer of the mode, with what lowered it. */
  | 'timer'
  | 'corrected'
  /**
   * Back to the transition of its id, of which so many entries still count: `amount`; older ones do not say it. By consent of
   * the table it is a rewind, and `detail` says to before which decision.
   */
  | 'takenBack'
  /** Of a barter; `detail` is what became of the offer or promise. */
  | 'barter'
  /** A person has left the table; a computer player goes on in the seat. */
  | 'leaves'
  /** People agree to end the game; `detail` is what one of them did, or that it is ended by `amount` of them. */
  | 'ending'
  /** A rewind or a mend that somebody proposes; `detail` is what one of them did, or that it cannot be done any more. */
  | 'rewinding'
  | 'mending'
  /** Something was put right; `detail` says whether by consent. */
  | 'mended'
  /** The time of somebody is over; `detail` is what the table does for them, or that it waits for them again. */
  | 'late'
  /** A manager of the server has stopped the table's clock (`waits`), or lets it go on (`goesOn`). */
  | 'pause'
  /** Nobody had acted for so many days. */
  | 'closed'
  /** What a computer player has weighed, in the turn `amount`: for nobody before the end; or `suggested`, to the one who asks. */
  | 'weighed';

/** One of the things that a computer player could have done. */
export interface Weighing {
  readonly does: Meaning['kind'];
  /** What it would have done that to, or chosen. */
  readonly thing?: Named;
  /** Of a number that is chosen. */
  readonly number?: number;
  /** How likely it was found to win, in percent. */
  readonly share: number;
  /** It has done that. */
  readonly isChosen?: true;
}

/** A sentence of the log as data; `text` makes words of it. */
export interface LogLine {
  readonly say: LogKind;
  readonly event?: EventType;
  readonly player?: PlayerId;
  readonly other?: PlayerId;
  readonly object?: Named;
  /** The card that causes it. */
  readonly source?: CardId;
  /** HP, ¢, cards, counters, slots, or the number on a die. */
  readonly amount?: number;
  readonly cards?: readonly CardId[];
  /** The row of a roll that its result has hit. */
  readonly row?: RollRow;
  /** The faces of several dice. */
  readonly dice?: readonly number[];
  readonly combat?: true;
  readonly detail?: LogDetail;
  /** Of `weighed`: the best first. */
  readonly weighed?: readonly Weighing[];
  /** Of an additional attack: it is no choice. */
  readonly must?: true;
  /** Of a changed number: what it was before. */
  readonly was?: number;
  /** Of an activation: the ability, by its key. */
  readonly ability?: string;
  /** Of a soul that is gained, lost or changes hands: its soul value. */
  readonly souls?: number;
  /** Of `mending` and `mended`: exactly what is put right. */
  readonly mend?: Mend;
  /** Of an offer with more than ¢: whose items go to the other, how many loot cards with them, and the items in return. */
  readonly trade?: { readonly gives: readonly CardId[]; readonly loot: number; readonly takes: readonly CardId[] };
  /** What somebody has said in their own words, as typed. The log does not keep it: whoever keeps it adds it. */
  readonly words?: string;
}

export interface LogEntry {
  /** `transition.index` */
  readonly id: string;
  /** Who may read it. */
  readonly to: 'all' | readonly PlayerId[];
  readonly line: LogLine;
}

/** A player as a thing with HP and ATK: the character's box and everything that changes it (CHAR-03). */
export interface PlayerStats {
  readonly hp: number;
  readonly atk: number;
  /** Evasion while an ability lets the player be attacked, otherwise null (ATKPL-01). */
  readonly dc: number | null;
}

/** Scratch data of what is being carried out. It is not saved: a load runs the transition again from its start. */
export interface ExecutionContext {
  /** Replacements whose effect is being carried out: what they do is still the same event (REPL-06). */
  readonly replacements: Set<string>;
  /** Abilities that are being worked out: what is read of them meanwhile is what is known so far (one pass, EFF-03). */
  abilities: ReadonlyMap<ObjectId, readonly Ability[]> | null;
  /** How much of each thing has happened since the item of the stack began to resolve that resolves now. */
  readonly done: Map<EventType, number>;
  readonly controllers: Map<Ref, PlayerId>; // of what has left play or was canceled since then (DEC-11)
  dying: Ref | null; // whose death resolves, while something may still happen instead of it (REPL-01)
}

/** Loot that a player is to discard, and how they are asked for it. */
export interface Discarding {
  readonly player: PlayerId;
  readonly amount: number;
  readonly key: 'deathPenalty.loot' | 'handLimit.loot' | 'discard.loot';
  readonly source: ObjectId | null;
  readonly card: CardId | null;
}

/** What rules, interpreter and natives know of each other. */
export interface Game {
  readonly state: GameState;
  readonly cache: Cache;
  readonly underway: ExecutionContext;
  /** Whether somebody may read the log. */
  readonly isRead: boolean;
  /** Has something happen: the event as it really happened, or null when it did not (rules/perform.ts). */
  perform<T extends EventType>(event: { readonly type: T } & EventOf<T>): Gen<EventOf<T> | null>;
  /** Whether an effect forbids that this happens now, so that nobody is offered what would lead to it (DEC-08). */
  isForbidden(event: GameEvent): boolean;
  /** Runs an effect; true when all of it was done (AND-03). */
  run(effect: Effect, scope: Scope): Gen<boolean>;
  /** Runs an effect that no composition expresses. Throws `EngineDefect` for an unknown name. */
  native(name: string, scope: Scope): Gen<boolean>;
  ask(question: Question): Gen<readonly OptionId[]>;
  /** Puts an item on the stack; a roll or damage of 0 does not exist (DMG-08). */
  put(item: StackItem): Gen<StackId>;
  /** Rolls a die and puts it on the stack; null when no die is rolled (DICE-02). */
  rollDie(roller: PlayerId, purpose: RollPurpose, source: ObjectId | null, card: CardId | null): Gen<StackId | null>;
  /** Throws several dice at once and puts them on the stack in the roller's order (DEC-24). */
  rollTogether(
    roller: PlayerId,
    purpose: RollPurpose,
    by: { readonly source: ObjectId | null; readonly card: CardId | null },
    times: number,
  ): Gen<boolean>;
  /** Discards cards that the owner of the hand chooses, as many as there are: how many really were (DISC-01). */
  discard(what: Discarding): Gen<number>;
  /** Makes objects of the top cards of a deck, the top first; they are still in the deck (ZONE-07). */
  takeUp(deck: Deck, amount: number): readonly ObjectId[];
  /** Puts those back that are still taken up, on top in their old order or by shuffling the whole deck. */
  putBack(deck: Deck, taken: readonly ObjectId[], how: 'asItWas' | 'shuffled'): void;
  /** A recorded random number from 0 to range - 1. */
  draw(purpose: Draw['purpose'], range: number): number;
  /** The timer of the way to play goes up or down by an effect; false where that changes nothing (CHAL-10). */
  moveTimer(by: number): boolean;
  log(line: LogLine, to?: readonly PlayerId[]): void;
  /** A hidden card was shown to somebody, of that deck if it is one of a deck: a barrier for taking back. */
  seen(deck?: Deck): void;
  characteristics(id: ObjectId): Characteristics;
  playerStats(id: PlayerId): PlayerStats;
  /** What a player has of something in all; below 0 when more is taken than there was. */
  allowance(what: Allowance, player: PlayerId): number;
  holds(condition: Condition, scope: Scope): boolean;
  select(selector: Selector, scope: Scope): readonly Ref[];
  amount(amount: Amount, scope: Scope): number;
  card(id: CardId): Card;
}
