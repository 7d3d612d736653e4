import type {
  CounterName,
  EventType,
  NewRole,
  ObjectId,
  PlayCost,
  PlayerId,
  Ref,
  Reward,
  SlotKind,
  StackId,
} from '../vocabulary/index.js';

/** What can take damage, have counters or be killed. */
type Living = ObjectId | PlayerId;
type Source = ObjectId | null;

/** How dice are thrown: which of several counts, the lowest or one that a player chooses (DICE-02). */
export interface Throw {
  readonly sides: 6 | 8;
  readonly keep: 'lowest' | PlayerId | null;
  /** What a coin in their place counts as; nothing is thrown then. */
  readonly face?: number;
}
/** One ordinary die. */
export const ONE_DIE: Throw = { sides: 6, keep: null };

/** A card that goes to a player, or into a slot of the shop. */
export interface Handover {
  readonly object: ObjectId;
  readonly to: PlayerId | { readonly slot: SlotKind; readonly index: number };
}

/** What an attack may be on: anything, the monster deck, one object only (KEY-03), or what lies in one of these monster slots. */
export type AttackOn = 'any' | 'monsterDeck' | Living | { readonly slots: readonly number[] };

/** How long something lasts that an event brings about. */
export type Till = 'endOfTurn' | 'endOfAttack' | 'forever' | { readonly till: 'startOfTurnOf'; readonly player: Ref };

/** Where an object goes that leaves play. */
export type WayOut =
  /** Set apart until its death is over (DEATH-06). */
  | { readonly to: 'death' }
  /** It stays in its slot under another card (ZONE-14). */
  | { readonly to: 'covered' }
  | { readonly to: 'discard' }
  | { readonly to: 'deck'; readonly fromTop: number }
  | { readonly to: 'hand'; readonly of: PlayerId }
  | AwayFromGame;
/** Outside the game: by itself, hidden from everybody, or under an object (ZONE-20, ZONE-21, ZONE-22). */
export type AwayFromGame =
  | { readonly to: 'outside' }
  | { readonly to: 'faceDown' }
  | { readonly to: 'under'; readonly host: ObjectId };

interface OfPlayer {
  readonly player: PlayerId;
}
interface ByEffect extends OfPlayer {
  readonly source: Source;
}
interface Counted extends OfPlayer {
  /** ¢, HP, cards, loot plays, or how often. */
  readonly amount: number;
}
interface CountedByEffect extends Counted {
  readonly source: Source;
}
/** Something done to an object; `player` does it, or controls the object. */
interface OfObject {
  readonly object: ObjectId;
  readonly player: PlayerId | null;
  readonly source: Source;
}
interface OfRoll extends OfPlayer {
  /** The number that the die shows. */
  readonly amount: number;
  readonly stack: StackId | null;
  readonly attackRoll: boolean;
}
interface OfAttackRoll extends OfPlayer {
  readonly object: Living;
  /** The final result. */
  readonly roll: number;
}
interface OfDamage {
  /** The player who takes it; null for objects. */
  readonly player: PlayerId | null;
  readonly object: Ref;
  /** HP */
  readonly amount: number;
  readonly source: Source;
  readonly stack: StackId | null;
  /** The final result of the attack roll behind it. */
  readonly roll: number | null;
  readonly combat: boolean;
  readonly dealer: PlayerId | null;
}
interface OfDeath {
  /** The player who dies; of a monster who kills it, of what has no HP who controls it. */
  readonly player: PlayerId | null;
  readonly object: Ref;
  readonly killer: PlayerId | null;
  /** The attack roll behind it. */
  readonly roll: number | null;
}
interface OfCounters {
  readonly object: Living;
  readonly player: PlayerId | null;
  readonly amount: number;
  readonly counter: CounterName;
  readonly source: Source;
}
interface OfExchange extends ByEffect {
  /** What goes where at the same time (GAIN-06). */
  readonly parts: readonly Handover[];
}

/** What an event of each type tells besides its type. */
interface Facts {
  gameStarts: Readonly<Record<never, never>>;
  turnStarts: OfPlayer;
  turnEnds: OfPlayer;
  endTurn: ByEffect;
  extraTurn: ByEffect;
  skipTurn: ByEffect;
  win: ByEffect;

  /** The amount is the number of dice, and once they are thrown the face that counts. */
  throwDice: CountedByEffect & { readonly attackRoll: boolean; readonly dice: Throw };
  rollMade: OfRoll & { readonly source: Source };
  wouldRoll: OfRoll;
  /** `object` is what the attack of an attack roll is on. */
  rolled: OfRoll & { readonly source: Source; readonly object: Living | null };
  /** `object` is what the attack is on. */
  hit: OfAttackRoll;
  miss: OfAttackRoll;
  /** Of a roll on the stack, with dice; or of an item, without. */
  reroll: {
    readonly object: Ref;
    readonly player: PlayerId | null;
    readonly amount: number;
    readonly source: Source;
    readonly dice: Throw | null;
  };
  changeRoll: {
    readonly object: Ref;
    readonly player: PlayerId | null;
    readonly amount: number;
    readonly source: Source;
  };

  wouldTakeDamage: OfDamage;
  damage: OfDamage;
  /** `shield`: by what an effect has set up (PREV-03). */
  preventDamage: {
    readonly player: PlayerId | null;
    readonly object: Ref;
    readonly amount: number;
    readonly source: Source;
    readonly shield: boolean;
    /** The damage on the stack that it lowers; null while damage is about to be taken. */
    readonly stack: StackId | null;
  };
  /** `object` is the damage on the stack; `player` takes it. */
  addToDamage: {
    readonly object: Ref;
    readonly player: PlayerId | null;
    readonly amount: number;
    readonly source: Source;
  };
  heal: {
    readonly player: PlayerId | null;
    readonly object: Ref;
    readonly amount: number;
    readonly source: Source;
    readonly partOf: 'endOfTurn' | null;
  };
  payHp: CountedByEffect;
  wouldDie: OfDeath & { readonly stack: StackId };
  /** `destroyed`: it has no HP (DEST-03). */
  dies: OfDeath & { readonly destroyed: boolean };
  preventDeath: { readonly object: Ref; readonly amount: number; readonly source: Source };
  payPenalty: OfPlayer;
  /** `chooser` picks the item in place of the player (RULING-15); `object` is the item once it is chosen. */
  penaltyItem: Counted & {
    readonly chooser: PlayerId | null;
    readonly object: ObjectId | null;
    /** It is chosen at random. */
    readonly byChance?: true;
  };
  penaltyLoot: Counted;
  penaltyCoins: Counted;
  penaltyDeactivate: OfPlayer;
  penaltyPaid: OfPlayer;
  /** The amount is how often the reward box is paid (RULING-24). */
  rewards: Counted & {
    readonly object: ObjectId;
    /** Who has killed it. */
    readonly killer: PlayerId | null;
    /** The box as it was: the card may be gone by now (DEATH-10). */
    readonly reward: Reward;
    /** Only half of its numbers, rounded down. */
    readonly half?: true;
    /** How often its player gets the box, and how often all others do, where it is shared (VAR-08). */
    readonly shares?: { readonly own: number; readonly others: number };
  };
  /** `seenBy`: the object itself, or all others; both in games of older versions. */
  rewardsGained: OfPlayer & { readonly object: ObjectId; readonly seenBy?: 'itself' | 'others' };

  gainCoins: CountedByEffect & { readonly partOf: 'setup' | null };
  loseCoins: CountedByEffect & { readonly partOf: 'penalty' | null };
  payCoins: Counted;
  giveCoins: CountedByEffect & { readonly receiver: PlayerId };

  loot: CountedByEffect & {
    readonly partOf: 'setup' | 'lootStep' | null;
    /** From the top of the discard. */
    readonly fromDiscard: boolean;
  };
  /** `gained` are the items, once they are. */
  gainTreasure: CountedByEffect & { readonly bought: boolean; readonly gained?: readonly ObjectId[] };
  discardLoot: OfObject & { readonly partOf: 'penalty' | 'handLimit' | 'cost' | null };
  /** On the stack already, or to be played for this while something resolves (LOOT-06). */
  playLoot: ByEffect & { readonly object: ObjectId; readonly stack: StackId | null; readonly cost: PlayCost | null };
  /** `partOf`: a card that has died and became no soul, or loot that has resolved or was cancelled. */
  putIntoDiscard: OfObject & { readonly partOf: 'death' | 'loot' | null };
  putIntoDeck: OfObject & {
    readonly place: 'deckTop' | 'deckBottom' | 'deckNth' | 'shuffledIn';
    /** Counted from the top, of `deckNth`. */
    readonly amount: number;
  };
  putIntoHand: OfObject & { readonly player: PlayerId };
  removeFromGame: OfObject & { readonly to: AwayFromGame['to'] };
  /** `below`: so many cards from the top of the slot; `another`: not into the slot of its source. */
  putIntoSlot: OfObject & {
    readonly player: PlayerId;
    readonly slot: SlotKind;
    readonly below?: number;
    readonly another?: true;
  };
  replaceFromDeck: OfObject;

  /** `ability` is named once it is on the stack; `chooser` picks it in place of the player. */
  activate: ByEffect & {
    readonly object: ObjectId;
    readonly chooser: PlayerId | null;
    readonly ability: string | null;
  };
  recharge: OfObject & { readonly partOf: 'rechargeStep' | null };
  deactivate: OfObject & { readonly partOf: 'penalty' | 'cost' | null };
  cancel: ByEffect & { readonly object: Ref };
  lootPlay: CountedByEffect;
  grantAttack: CountedByEffect & { readonly on: AttackOn; readonly must: boolean };

  swap: OfExchange;
  giveAtOnce: OfExchange;
  giveHands: OfExchange;
  note: ByEffect & { readonly object: ObjectId; readonly amount: number; readonly till: 'endOfTurn' | 'forever' };

  declareAttack: OfPlayer;
  /** `chooser` chooses in place of the attacking player. */
  chooseAttack: OfPlayer & { readonly chooser: PlayerId | null };
  attack: OfPlayer & { readonly object: Living; readonly fromDeck: boolean };
  declarePurchase: OfPlayer;
  purchase: OfPlayer & { readonly object: Ref; readonly amount: number };
  declareEnd: OfPlayer;
  cancelAttack: ByEffect;

  enterPlay: {
    readonly object: ObjectId;
    readonly player: PlayerId | null;
    readonly slot: SlotKind | null;
    readonly deactivated: boolean;
    readonly partOf?: 'setup';
  };
  leavePlay: OfObject & { readonly way: WayOut };
  gainItem: ByEffect & {
    readonly object: ObjectId;
    readonly how: 'purchase' | 'treasure' | 'become' | 'trinket' | 'soul';
  };
  gainSoul: Counted & { readonly object: ObjectId };
  gainCurse: ByEffect & { readonly object: ObjectId };
  /** `player` controls it from now on, however that came about. */
  enterControl: ByEffect & { readonly object: ObjectId };
  becomeSoul: CountedByEffect & { readonly object: ObjectId };
  become: OfObject & { readonly role: NewRole };
  flip: OfObject;
  /** `object` is the new character. */
  replaceCharacter: ByEffect & { readonly object: ObjectId };
  /** `object` is null where cards of a hand went, which have no name; the amount is how many. */
  giveObject: {
    readonly object: ObjectId | null;
    readonly player: PlayerId | null;
    readonly receiver: PlayerId | null;
    readonly source: Source;
    readonly amount: number;
    readonly how: 'give' | 'steal' | 'exchange';
  };
  destroy: {
    readonly object: Living;
    readonly player: PlayerId | null;
    readonly source: Source;
    readonly killer: PlayerId | null;
    readonly how: 'kill' | 'destroy';
    readonly partOf: 'penalty' | null;
  };
  putCounters: OfCounters;
  removeCounters: OfCounters;
  expandSlots: { readonly amount: number; readonly slot: SlotKind; readonly source: Source };
  /**
   * `of` card: a copy of a loot card that waits to be played (COPY-10). `copied`: the objects in the chain of copies that
   * this one comes from (DEC-55).
   */
  copy: ByEffect & { readonly object: Ref; readonly of: 'stack' | 'card'; readonly copied?: readonly ObjectId[] };
  double: ByEffect & { readonly object: Ref };
  /** The source is what it becomes a copy of. */
  becomeCopy: { readonly object: ObjectId; readonly source: ObjectId; readonly till: Till };
  /** The amount is by how much, and then the new number; `was` the old one. */
  changeNumber: ByEffect & {
    readonly object: Ref;
    readonly amount: number;
    readonly till: Till;
    readonly was: number | null;
  };
}

/** One thing that happens: its type, and what an event of that type tells. */
export type GameEvent = { [T in EventType]: { readonly type: T } & Facts[T] }[EventType];
/** An event of one of these types. */
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
