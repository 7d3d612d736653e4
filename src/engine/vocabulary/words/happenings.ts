/** What becomes of an event of one type besides what it does. */
interface Happening {
  /** It has a line in the log. Otherwise everybody sees it anyway, or it is part of something that has a line of its own. */
  readonly told: boolean;
  /**
   * A player may meet the condition of a bonus soul by it (BSOUL-02). What is only said, begins something that has events
   * of its own, turns a card or takes ¢, HP or loot brings none.
   */
  readonly bringsSouls: boolean;
  /**
   * Replaced: something else, or nothing, can happen instead of it (REPL-01). Forbidden: an effect can say that it does not
   * happen, and nobody is offered what would be one (DEC-08). Each can be answered and added to (ABIL-06, REPL-05).
   */
  readonly canBe: readonly ('replaced' | 'forbidden')[];
  /** What a replacement can change of it while it still happens (REPL-02). */
  readonly changes: readonly Changeable[];
}
/** A part of an event that a replacement can change; `prevented`: part of the damage is not dealt (PREV-01). */
type Changeable =
  | 'amount'
  | 'player'
  | 'object'
  | 'chooser'
  | 'chance'
  | 'dice'
  | 'deactivated'
  | 'fromDiscard'
  | 'prevented';

const EITHER = ['replaced', 'forbidden'] as const;
const REPLACED = ['replaced'] as const;
/** By the time that it is said nothing can stand in for it any more, but it is not offered while it is forbidden. */
const FORBIDDEN = ['forbidden'] as const;
/** It has happened, or has begun, by the time that it is said. */
const NEITHER = [] as const;

/** Everything that can happen. `perform` is its only door; patterns of triggers and replacements name it. */
export const HAPPENINGS = {
  gameStarts: { told: false, bringsSouls: true, canBe: NEITHER, changes: [] },
  turnStarts: { told: false, bringsSouls: false, canBe: NEITHER, changes: [] },
  turnEnds: { told: false, bringsSouls: false, canBe: NEITHER, changes: [] },
  rollMade: { told: true, bringsSouls: false, canBe: NEITHER, changes: [] },
  wouldRoll: { told: false, bringsSouls: false, canBe: EITHER, changes: ['amount'] },
  rolled: { told: false, bringsSouls: true, canBe: NEITHER, changes: [] },
  hit: { told: false, bringsSouls: false, canBe: NEITHER, changes: [] },
  miss: { told: false, bringsSouls: false, canBe: NEITHER, changes: [] },
  wouldTakeDamage: { told: false, bringsSouls: false, canBe: EITHER, changes: ['amount', 'object', 'prevented'] },
  damage: { told: true, bringsSouls: false, canBe: EITHER, changes: ['amount', 'object', 'prevented'] },
  wouldDie: { told: false, bringsSouls: false, canBe: EITHER, changes: [] },
  dies: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  payPenalty: { told: false, bringsSouls: false, canBe: EITHER, changes: ['player'] },
  penaltyPaid: { told: false, bringsSouls: false, canBe: NEITHER, changes: [] },
  rewards: { told: false, bringsSouls: false, canBe: EITHER, changes: ['amount', 'player'] },
  rewardsGained: { told: false, bringsSouls: false, canBe: NEITHER, changes: [] },
  gainCoins: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount', 'player'] },
  loseCoins: { told: true, bringsSouls: false, canBe: EITHER, changes: ['amount', 'player'] },
  payCoins: { told: true, bringsSouls: false, canBe: REPLACED, changes: ['amount'] },
  giveCoins: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount'] },
  payHp: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount', 'player'] },
  loot: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount', 'player', 'fromDiscard'] },
  gainTreasure: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount', 'player'] },
  discardLoot: { told: true, bringsSouls: false, canBe: EITHER, changes: [] },
  playLoot: { told: true, bringsSouls: false, canBe: FORBIDDEN, changes: [] },
  activate: { told: true, bringsSouls: false, canBe: FORBIDDEN, changes: [] },
  declareAttack: { told: true, bringsSouls: false, canBe: FORBIDDEN, changes: [] },
  chooseAttack: { told: false, bringsSouls: false, canBe: NEITHER, changes: ['chooser'] },
  attack: { told: true, bringsSouls: false, canBe: FORBIDDEN, changes: [] },
  declarePurchase: { told: true, bringsSouls: false, canBe: FORBIDDEN, changes: [] },
  purchase: { told: false, bringsSouls: false, canBe: NEITHER, changes: [] },
  declareEnd: { told: true, bringsSouls: false, canBe: NEITHER, changes: [] },
  enterPlay: { told: true, bringsSouls: true, canBe: NEITHER, changes: ['deactivated'] },
  leavePlay: { told: false, bringsSouls: true, canBe: REPLACED, changes: [] },
  gainItem: { told: true, bringsSouls: true, canBe: NEITHER, changes: [] },
  gainSoul: { told: true, bringsSouls: true, canBe: EITHER, changes: ['player'] },
  /** Said of what somebody comes to control, beside the event by which it is gained, given or turned into something. */
  enterControl: { told: false, bringsSouls: false, canBe: NEITHER, changes: [] },
  giveObject: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  destroy: { told: true, bringsSouls: true, canBe: EITHER, changes: ['object'] },
  putIntoDiscard: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  recharge: { told: true, bringsSouls: false, canBe: EITHER, changes: ['object'] },
  deactivate: { told: true, bringsSouls: false, canBe: EITHER, changes: ['object'] },
  heal: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount', 'object'] },
  putCounters: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount', 'object'] },
  removeCounters: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount', 'object'] },
  expandSlots: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount'] },
  reroll: { told: true, bringsSouls: true, canBe: EITHER, changes: ['dice'] },
  changeRoll: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount'] },
  cancel: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  preventDeath: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount'] },
  becomeSoul: { told: true, bringsSouls: true, canBe: EITHER, changes: ['player'] },
  become: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  gainCurse: { told: true, bringsSouls: true, canBe: EITHER, changes: ['player'] },
  endTurn: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  lootPlay: { told: true, bringsSouls: false, canBe: EITHER, changes: ['amount', 'player'] },
  grantAttack: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount'] },
  copy: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  double: { told: true, bringsSouls: false, canBe: EITHER, changes: [] },
  replaceCharacter: { told: true, bringsSouls: true, canBe: EITHER, changes: ['player'] },
  flip: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  cancelAttack: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  becomeCopy: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  changeNumber: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount'] },
  putIntoDeck: { told: false, bringsSouls: false, canBe: EITHER, changes: [] },
  putIntoHand: { told: true, bringsSouls: true, canBe: EITHER, changes: ['player'] },
  removeFromGame: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  putIntoSlot: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  replaceFromDeck: { told: true, bringsSouls: true, canBe: EITHER, changes: [] },
  extraTurn: { told: true, bringsSouls: true, canBe: EITHER, changes: ['player'] },
  skipTurn: { told: true, bringsSouls: true, canBe: EITHER, changes: ['player'] },
  swap: { told: false, bringsSouls: true, canBe: EITHER, changes: [] },
  giveAtOnce: { told: false, bringsSouls: true, canBe: EITHER, changes: [] },
  giveHands: { told: false, bringsSouls: true, canBe: EITHER, changes: [] },
  note: { told: true, bringsSouls: true, canBe: EITHER, changes: ['amount'] },
  addToDamage: { told: true, bringsSouls: false, canBe: EITHER, changes: ['amount'] },
  preventDamage: { told: false, bringsSouls: false, canBe: EITHER, changes: ['amount'] },
  throwDice: { told: false, bringsSouls: false, canBe: EITHER, changes: ['dice'] },
  win: { told: true, bringsSouls: true, canBe: EITHER, changes: ['player'] },
  penaltyItem: { told: false, bringsSouls: false, canBe: EITHER, changes: ['amount', 'chooser', 'chance'] },
  penaltyLoot: { told: false, bringsSouls: false, canBe: EITHER, changes: ['amount', 'player'] },
  penaltyCoins: { told: false, bringsSouls: false, canBe: EITHER, changes: ['amount', 'player'] },
  penaltyDeactivate: { told: false, bringsSouls: false, canBe: EITHER, changes: [] },
} as const satisfies Readonly<Record<string, Happening>>;

export type EventType = keyof typeof HAPPENINGS;
/** Whether a name is one of an event. */
const isEventType = (name: string): name is EventType => name in HAPPENINGS;
export const EVENTS: readonly EventType[] = Object.keys(HAPPENINGS).filter(isEventType);

/** What becomes of events of a type. */
export const happening = (type: EventType): Happening => HAPPENINGS[type];
