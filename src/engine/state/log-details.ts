import type { CounterName, NewRole, PlayCost, Ref, SlotKind } from '../vocabulary/index.js';
import type { AwayFromGame, EventOf, GameEvent, Till } from './events.js';

/** The larger event that an event is a part of. */
export type PartOf = NonNullable<Extract<GameEvent, { readonly partOf: unknown }>['partOf']>;

/** How long something lasts. */
export type TillWord = Extract<Till, string> | `startOfTurnOf ${Ref}`;

/** What lines about events of one type are told apart by. */
type OfEvent =
  | Exclude<PartOf, 'rechargeStep' | 'handLimit'>
  /** Of `recharge`: as part of the recharge step. */
  | 'step'
  /** Of `dies`: it has no HP. Of `preventDamage`: by what an effect has set up. */
  | 'destroyed'
  | 'shield'
  /** Of `attack`: on the top of its deck. Of `grantAttack`: on what. */
  | 'deck'
  | 'monsterDeck'
  | 'any'
  /** Of `destroy`, `giveObject`, `enterPlay` and `copy`. */
  | 'kill'
  | 'give'
  | 'steal'
  | 'deactivated'
  | 'card'
  | EventOf<'gainItem'>['how']
  | EventOf<'putIntoDeck'>['place']
  | AwayFromGame['to']
  | TillWord
  | PlayCost
  | SlotKind
  | NewRole
  | CounterName
  /** Of `coin`. */
  | 'heads'
  | 'tails';

/** What somebody promises with an offer, in words of ours (BARTER-03). */
export type PromiseName = 'noHarm' | 'respond' | 'noRespond' | 'leaves' | 'attacks' | 'pays';

/** What became of an offer, of a promise, or of a window that somebody holds. */
type OfBarter =
  | 'gives'
  | 'asks'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'removed'
  | 'void'
  /** A promise in somebody's own words, and its removal. */
  | 'typed'
  | 'unsaid'
  | 'waits'
  | 'goesOn'
  | PromiseName;

/**
 * What a table does for somebody whose time is over: it answers, ends their turn, has a computer player play it; it does
 * not wait for them any more, or does so again.
 */
export type LateDetail = 'answers' | 'endsTurn' | 'playsTurn' | 'absent' | 'timedOut' | 'returns';

/**
 * Decisions to before which a game can be rewound: something is played, activated or declared, everybody passes on what is
 * on top of the stack, a question is answered.
 */
export type RewoundTo =
  | 'toPlay'
  | 'toActivation'
  | 'toAttack'
  | 'toPurchase'
  | 'toEnd'
  | 'toEffect'
  | 'toRoll'
  | 'toDamage'
  | 'toDeath'
  | 'toAnswer';

/** What other lines are told apart by. */
type OfRemark =
  /** Of `goesOnStack`: what it is. */
  | 'loot'
  | 'activated'
  | 'triggered'
  | 'outcome'
  | 'damage'
  | 'death'
  /** Of `wins`: by an effect. Of `corrected`: a hidden card had been seen. Of `leaves`: a person takes the seat over. */
  | 'effect'
  | 'seen'
  | 'takenOver'
  /** Of `leaves`: the person has given up. Of `wins`: the other one of two has. */
  | 'conceded'
  /** Of `ending`, besides `withdrawn`. */
  | 'suggested'
  | 'agreed'
  | 'ended'
  /** Of `rewinding` and `mending`, besides `suggested`, `agreed`, `withdrawn` and `void`. */
  | 'refused'
  /** Of `mended`: by the table, or by the host alone because the table was stuck. */
  | 'byConsent'
  | 'byHost'
  /** Of `loopEnds`: rounds without an action phase, who comes to theirs because of that, and rolls without damage. */
  | 'idleRounds'
  | 'comesToAction'
  | 'rollsInVain'
  /** Of `timer`: what has lowered it. */
  | 'roundEnds'
  | 'diesInOwnTurn'
  /** Of `late`: what the table does for somebody whose time is over. */
  | LateDetail
  /** Of `takenBack` by consent. */
  | RewoundTo;

/** A word that tells lines of the log about one event, or with one sentence, apart. */
export type LogDetail = OfEvent | OfBarter | OfRemark;
