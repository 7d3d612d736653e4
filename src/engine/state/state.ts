import type {
  CardId,
  Condition,
  CounterName,
  Deck,
  DeckRef,
  Effect,
  EventType,
  Mode,
  Modifier,
  ObjectId,
  PlayerId,
  Ref,
  Reward,
  Role,
  RollRow,
  SlotKind,
  StackId,
  TargetSpec,
  Duration,
  StandingAbility,
  StandingDuration,
} from '../vocabulary/index.js';
import type { TableRules } from './table-rules.js';

/** `deck` only while cards of a deck are looked at; otherwise those have no identity. */
export type Zone = 'hand' | 'play' | 'slot' | 'covered' | 'stack' | 'discard' | 'outside' | 'holding' | 'deck';

/** A card outside the decks. Cards in decks are only card ids: they have no identity to leak (ZONE-07). */
export interface GameObject {
  readonly id: ObjectId;
  /** The card; of one with two faces the face that is up. */
  card: CardId;
  /** The front of a card that shows its back (FLIP-01). */
  front?: CardId;
  zone: Zone;
  role: Role | null;
  /** The player who controls it, or whose hand it is in; null for the game and the shop. */
  controller: PlayerId | null;
  slot: SlotKind | null;
  charged: boolean;
  /** Damage marked on it, in HP. */
  damage: number;
  counters: Partial<Record<CounterName, number>>;
  /** What is noted on it, the newest last; another object knows nothing of it (NOTE-01). */
  notes?: readonly { readonly number: number; readonly till: Duration }[];
  /** When it entered its zone, for the order of effects. */
  readonly entered: number;
  /** A copy of loot on the stack is no card: it can go nowhere from there (COPY-09). */
  copy?: true;
  /** Who sees a card of a deck that has been taken up; nobody else does (ZONE-07). */
  shownTo?: PlayerId | 'all';
  /** What it lies under, outside the game (ZONE-21). */
  under?: ObjectId;
  /** Outside the game, and hidden from everybody (ZONE-22). */
  faceDown?: true;
}

export interface PlayerState {
  readonly id: PlayerId;
  /** ¢ */
  coins: number;
  hand: ObjectId[];
  /** What the player controls: character, items, souls, curses, in the order of arrival. */
  area: ObjectId[];
  /** The player's own, which no change of character touches (CTR-04). */
  counters: Partial<Record<CounterName, number>>;
  /** Damage belongs to the player and not to the character card (CHAR-04). */
  damage: number;
  lootPlays: number;
  dead: boolean;
  /** Turns that will be left out (REPL-04). */
  turnsToSkip: number;
}

/** One thing that happens. Fields that do not apply are null, false or 0. */
export interface GameEvent {
  readonly type: EventType;
  /** Who does it or whom it happens to. */
  readonly player: PlayerId | null;
  /** What it happens to. */
  readonly object: Ref | null;
  /** What causes it: the dealer's object, the thief's item. */
  readonly source: Ref | null;
  /** Damage in HP, ¢, cards, counters, souls. */
  readonly amount: number;
  /** The roll, damage or death on the stack that this is about. */
  readonly stack: StackId | null;
  /** The final result of the roll behind it. */
  readonly roll: number | null;
  readonly combat: boolean;
  readonly attackRoll: boolean;
  /** The other player of a gift, theft or kill. */
  readonly other: PlayerId | null;
  /** A word that narrows the type: where a card comes from, which counter, which slots. */
  readonly detail: string | null;
  /** Loot that comes from the top of the discard. */
  readonly fromDiscard: boolean;
  /** What goes where at the same time (GAIN-06). */
  readonly parts: readonly Handover[] | null;
  /** Of a throw, `amount` being the number of dice. */
  readonly dice: Throw | null;
}

/** How dice are thrown: which of several counts, the lowest or one that a player chooses (DICE-02). */
export interface Throw {
  readonly sides: 6 | 8;
  readonly keep: 'lowest' | PlayerId | null;
}
/** One ordinary die. */
export const ONE_DIE: Throw = { sides: 6, keep: null };

/** A roll that is over (DICE-06). */
export interface RollOver {
  readonly player: PlayerId;
  readonly result: number;
  /** What an attack roll was against. */
  readonly against: Ref | null;
}

/** A card that goes to a player, or into a slot of the shop. */
export interface Handover {
  readonly object: ObjectId;
  readonly to: PlayerId | { readonly slot: SlotKind; readonly index: number };
}

/** What an effect is run with. */
export interface Scope {
  readonly you: PlayerId;
  readonly source: ObjectId | null;
  /** The card of the source, which the scope still knows when the source has gone (DEC-11). */
  readonly card: CardId | null;
  readonly targets: readonly (readonly Ref[])[];
  readonly cause: GameEvent | null;
  readonly roll: number | null;
  /** Choices made earlier in the same resolution. */
  bound: Record<string, readonly Ref[]>;
  readonly it: Ref | null;
  /** The names of cards that are being looked at: what is taken from among them is not one of them any more. */
  readonly shown?: readonly string[];
}

/** What an attack is on: a monster, an item, a room, another player (ATKOBJ-01, ATKPL-01). */
export type Combatant = ObjectId | PlayerId;

export type RollPurpose =
  | { readonly for: 'attack'; readonly target: Combatant }
  | { readonly for: 'outcome'; readonly rows: readonly RollRow[]; readonly scope: Scope };

interface OnStack {
  readonly id: StackId;
  readonly controller: PlayerId | 'game';
  readonly source: ObjectId | null;
  /** The card it comes from, for naming it after the source has gone (DEC-11). */
  readonly card: CardId | null;
  /** The "would" triggers it has set off already (DEC-27, DEC-28). */
  asked: string[];
}
export type StackItem = OnStack &
  (
    | {
        readonly kind: 'loot';
        readonly object: ObjectId;
        readonly ability: string;
        readonly mode: number;
        readonly effect: Effect;
        readonly specs: readonly TargetSpec[];
        readonly targets: readonly (readonly Ref[])[];
      }
    | {
        readonly kind: 'ability';
        readonly how: 'activated' | 'triggered' | 'outcome';
        readonly ability: string;
        readonly mode: number;
        readonly ofItem: boolean;
        readonly effect: Effect;
        readonly specs: readonly TargetSpec[];
        readonly targets: readonly (readonly Ref[])[];
        readonly only: Condition | null;
        readonly scope: Scope;
      }
    | { readonly kind: 'roll'; readonly roller: PlayerId; result: number; readonly purpose: RollPurpose }
    | {
        readonly kind: 'damage';
        readonly to: Ref;
        amount: number;
        readonly combat: boolean;
        readonly roll: number | null;
        readonly dealer: PlayerId | null;
      }
    | { readonly kind: 'death'; readonly of: Ref; readonly killer: PlayerId | null; readonly roll: number | null }
  );

/** A trigger that has triggered and goes on the stack at the next priority (ABIL-06). */
export interface WaitingTrigger {
  readonly controller: PlayerId | 'game';
  readonly source: ObjectId;
  readonly card: CardId | null;
  readonly ability: string;
  readonly how: 'triggered' | 'outcome';
  readonly modes: readonly Mode[];
  readonly only: Condition | null;
  readonly scope: Scope;
}

export interface ContinuousEffect {
  readonly id: number;
  /** The selectors inside are fixed to what they meant when it began (DEC-21). */
  readonly modifier: Modifier;
  readonly scope: Scope;
  readonly till: Duration;
  readonly card: CardId | null;
  /** Points left of a shield; null where there is nothing to use up. */
  left: number | null;
}

/** An ability that an effect has set up; it belongs to no object and is kept by value. */
export interface Standing {
  readonly id: number;
  readonly ability: StandingAbility;
  readonly scope: Scope;
  readonly till: StandingDuration;
  readonly card: CardId | null;
  /** Uses left; null where they are not counted. */
  left: number | null;
}

export type TurnStep =
  | 'setup'
  | 'recharge'
  | 'startTriggers'
  | 'loot'
  | 'beginAction'
  | 'action'
  | 'cleanup'
  | 'endTriggers'
  | 'handLimit'
  | 'room'
  | 'finish';

/** What crosses a priority window; it goes on when the stack is back at `base`. */
export type Procedure = { base: number } & (
  | { readonly kind: 'turn'; step: TurnStep }
  | {
      readonly kind: 'attack';
      step: 'chooseTarget' | 'roll' | 'along';
      readonly player: PlayerId;
      target: Combatant | null;
      rolls: number;
      /** Who still attacks along after the last roll of the attacking player (KEY-08). */
      along: PlayerId[];
      /** Rolls in a row that could deal no combat damage. */
      futile: number;
    }
  | {
      readonly kind: 'purchase';
      step: 'choose' | 'pay';
      readonly player: PlayerId;
      what: Ref | null;
      price: number;
      top: ObjectId | null;
    }
  | { readonly kind: 'endDeclaration'; step: 'end'; readonly player: PlayerId }
  /** The death of a monster, and of any other object with HP (DEATH-04). */
  | {
      readonly kind: 'monsterDeath';
      step: 'leave' | 'triggers' | 'rewards' | 'afterRewards' | 'soul' | 'done';
      object: ObjectId;
      readonly slot: { readonly kind: SlotKind; readonly index: number } | null;
      readonly killer: PlayerId | null;
      readonly roll: number | null;
      /** Its reward box as it left its slot: the card may go elsewhere before it is paid (DEATH-10). */
      reward: Reward | null;
    }
  | { readonly kind: 'playerDeath'; step: 'triggers' | 'penalty' | 'afterPenalty' | 'done'; readonly player: PlayerId }
);

export interface AttackGrant {
  /** Anything, the monster deck, or one object only (KEY-03). */
  readonly on: 'any' | 'monsterDeck' | ObjectId;
  readonly must: boolean;
}

export interface TurnState {
  number: number;
  active: PlayerId;
  /** Whose place in turn order it takes; an extra turn leaves it where it was (TURN-20, ROUND-03). */
  seat: PlayerId;
  phase: 'start' | 'action' | 'end';
  /** Attacks and purchases made (ATK-07, BUY-06). */
  attacks: number;
  purchases: number;
  /** Loot cards that the active player has played by leave of items (LOOT-08). */
  allowedLoots: number;
  /** Additional attacks not yet used (TURN-12). */
  grants: AttackGrant[];
  /** ¢ of the active player when a purchase failed; another needs enough ¢ (DEC-02). */
  purchaseFailed: boolean;
  /** Attacks on the monster deck, whatever came up. */
  deckAttacks: number;
  /** What the active player has attacked. */
  attacked: Ref[];
  /** Whether the active player's first attack roll of the turn is over (DICE-10). */
  firstAttackRollMade: boolean;
  /** The other players whose first attack roll of the turn is over, as they attack along (DICE-10, ATK-18). */
  attackedAlong?: PlayerId[];
  diedThisTurn: PlayerId[];
  monsterDied: boolean;
}

/** Where the machine goes on: see session/transition.ts. */
export type Flow =
  | { readonly at: 'step' }
  | { readonly at: 'resolve' }
  /** Housekeeping, then priority to this player first. */
  | { readonly at: 'open'; readonly first: PlayerId }
  | { readonly at: 'priority' };

export interface Memory {
  /** Remembered orders of replacements and triggers, by the sorted list of their names. */
  orders: Record<string, string[]>;
  /** First-each-turn abilities that have triggered this turn, as `object/key`. */
  firsts: string[];
  /** First-each-round abilities that have triggered, and whose next turn makes them ready again (ROUND-01). */
  roundFirsts: Record<string, PlayerId>;
  /** How often each player did each thing, or had it happen, this turn. */
  happened: Partial<Record<EventType, Partial<Record<PlayerId, number>>>>;
  /** How often each triggered ability, as `card/ability`, has gone on the stack since somebody did something. */
  chain: Record<string, number>;
  /** The rolls of this turn, oldest first. */
  rolls: RollOver[];
  /** What this turn's events were about, added up for each ability that counts it (RULING-25). */
  tallies: Record<string, number>;
  /** The most HP of everything when it was last looked at (DMG-09). */
  maxHp: Partial<Record<Ref, number>>;
  /** Who dealt the last damage this turn, and the attack roll behind it. */
  blows: Partial<Record<Ref, { readonly killer: PlayerId | null; readonly roll: number | null }>>;
  /** Top cards that players may look at all the time, as they saw them last. */
  sights: Partial<Record<PlayerId, CardId[]>>;
}

export interface Outcome {
  readonly winners: readonly PlayerId[];
}

/** Plain JSON: no class, Map, Date, undefined or function. */
export interface GameState {
  readonly schema: 1;
  readonly seed: string;
  draws: number;
  nextId: number;
  /** Completed transitions; entry ids are `transition.index`. */
  transition: number;
  readonly config: TableRules;
  turn: TurnState;
  readonly turnOrder: PlayerId[];
  /** Extra turns to come, the first first (TURN-20). */
  extraTurns: PlayerId[];
  readonly players: Record<PlayerId, PlayerState>;
  /** ¢ nobody owns. */
  supply: number;
  readonly objects: Record<ObjectId, GameObject>;
  /** The last card of a deck is its top. */
  readonly decks: Record<Deck, CardId[]>;
  /** The last object of a discard is its top (ZONE-10). */
  readonly discards: Record<Deck, ObjectId[]>;
  /** Each slot is a pile; its last object is the top, the others are covered (ZONE-14). */
  readonly slots: Record<SlotKind, ObjectId[][]>;
  outside: ObjectId[];
  /** Those of the cards outside that are this game's bonus souls and that nobody has gained yet (SETUP-06, BSOUL-04). */
  bonusSouls: ObjectId[];
  /** Cards between zones, and cards of decks that are looked at, while something resolves. */
  holding: ObjectId[];
  stack: StackItem[];
  procedures: Procedure[];
  waiting: WaitingTrigger[];
  continuous: ContinuousEffect[];
  standing: Standing[];
  flow: Flow;
  priority: { holder: PlayerId; passed: PlayerId[] } | null;
  readonly memory: Memory;
  /** Who wins by an effect once it has resolved (WIN-04). */
  won: PlayerId[];
  outcome: Outcome | null;
}

export const DECKS: readonly Deck[] = ['loot', 'treasure', 'monster', 'room'];
export const SLOTS: readonly SlotKind[] = ['shop', 'monster', 'room'];
/** Which deck fills which slots (SETUP-03..SETUP-05). */
export const DECK_OF_SLOT: Readonly<Record<SlotKind, Deck>> = { shop: 'treasure', monster: 'monster', room: 'room' };

export const isPlayerId = (ref: Ref): ref is PlayerId => ref.startsWith('p');
export const isObjectId = (ref: Ref): ref is ObjectId => ref.startsWith('o');
export const isStackId = (ref: Ref): ref is StackId => ref.startsWith('s');
export const isDeckRef = (ref: Ref): ref is DeckRef => ref.startsWith('deck:');
/** The deck that a reference names. */
export const deckOf = (ref: DeckRef): Deck => ref.slice('deck:'.length) as Deck;

/** An event with everything that is not named left empty. */
export const event = (type: EventType, fields: Partial<Omit<GameEvent, 'type'>> = {}): GameEvent => ({
  player: fields.player ?? null,
  object: fields.object ?? null,
  source: fields.source ?? null,
  amount: fields.amount ?? 0,
  stack: fields.stack ?? null,
  roll: fields.roll ?? null,
  combat: fields.combat ?? false,
  attackRoll: fields.attackRoll ?? false,
  other: fields.other ?? null,
  detail: fields.detail ?? null,
  fromDiscard: fields.fromDiscard ?? false,
  parts: fields.parts ?? null,
  dice: fields.dice ?? null,
  type,
});

/** A turn of which nothing has happened yet. */
export const newTurn = (number: number, active: PlayerId, seat: PlayerId = active): TurnState => ({
  number,
  active,
  seat,
  phase: 'start',
  attacks: 0,
  purchases: 0,
  allowedLoots: 0,
  grants: [],
  purchaseFailed: false,
  deckAttacks: 0,
  attacked: [],
  firstAttackRollMade: false,
  diedThisTurn: [],
  monsterDied: false,
});

/** The counters of a player, or on an object that is there (CTR-04). */
export const countersOf = (state: GameState, ref: PlayerId | ObjectId): PlayerState['counters'] =>
  (isPlayerId(ref) ? state.players[ref]?.counters : state.objects[ref]?.counters) ?? {};
