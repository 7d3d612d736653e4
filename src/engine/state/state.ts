import type { ModeState, Outcome } from './mode-state.js';
import type {
  Card,
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
  DelayableAbility,
  DelayedAbilityDuration,
} from '../vocabulary/index.js';
import type { AttackOn, GameEvent } from './events.js';
import type { Slots, Zone } from './slot-kinds.js';
import type { TableRules } from './table-rules.js';

/** A card outside the decks. Cards in decks are only card ids: they have no identity to leak (ZONE-07). */
export interface GameObject {
  readonly id: ObjectId;
  /** The card; of one with two faces the face that is up. */
  readonly card: CardId;
  /** The front of a card that shows its back (FLIP-01). */
  readonly front?: CardId;
  readonly zone: Zone;
  readonly role: Role | null;
  /** The player who controls it, or whose hand it is in; null for the game and the shop. */
  readonly controller: PlayerId | null;
  readonly slot: SlotKind | null;
  charged: boolean;
  /** Damage marked on it, in HP. */
  damage: number;
  /** Changed by `setCounters` alone (read-cache.ts). */
  readonly counters: Readonly<Partial<Record<CounterName, number>>>;
  /** What is noted on it, the newest last; another object knows nothing of it (NOTE-01). */
  notes?: readonly { readonly number: number; readonly till: Duration }[];
  /** How often what its abilities watch has happened since it is there, for those that count it. */
  tallies?: Readonly<Record<string, number>>;
  /** When it entered its zone, for the order of effects. */
  readonly entered: number;
  /** What it counts as a soul that has no soul icon: as a copy it had one when it died (COPY-07, SOUL-01). */
  readonly souls?: number;
  /** A copy of loot on the stack is no card: it can go nowhere from there (COPY-09). */
  copy?: true;
  /** Who sees a card of a deck that has been taken up; nobody else does (ZONE-07). */
  shownTo?: PlayerId | 'all';
  /** The slot of a challenge in which it has died (CHAL-05, CHAL-06). */
  from?: 'finalBoss' | 'minion';
  /** What it lies under, outside the game (ZONE-21). */
  under?: ObjectId;
  /** Outside the game, and hidden from everybody (ZONE-22). */
  faceDown?: true;
  /** An event that is over and stays, because something else has happened instead of its going to discard (EVENT-03). */
  stays?: true;
}

export interface PlayerState {
  readonly id: PlayerId;
  /** ¢ */
  coins: number;
  readonly hand: readonly ObjectId[];
  /** What the player controls: character, items, souls, curses, in the order of arrival. */
  readonly area: readonly ObjectId[];
  /** The player's own, which no change of character touches (CTR-04). */
  readonly counters: Readonly<Partial<Record<CounterName, number>>>;
  /** Damage belongs to the player and not to the character card (CHAR-04). */
  damage: number;
  lootPlays: number;
  dead: boolean;
  /** Turns that will be left out (REPL-04). */
  turnsToSkip: number;
}

/** A roll that is over (DICE-06). */
interface RollOver {
  readonly player: PlayerId;
  readonly result: number;
  /** What an attack roll was against. */
  readonly against: Ref | null;
  readonly stack?: StackId; // as it stood there; absent in what older versions have stored (DEC-54)
}

/** What an ability has been paid with. */
export interface Paid {
  readonly refs: readonly Ref[];
  /** Their names as they were printed: they may be gone by the time that somebody asks (DEC-11). */
  readonly names: readonly string[];
  readonly amount: number;
}

/** What an effect is run with. */
export interface Scope {
  readonly you: PlayerId;
  readonly source: ObjectId | null;
  /** The card of the source, which the scope still knows when the source has gone (DEC-11). */
  readonly card: CardId | null;
  /** The source is a copy, which is no card and is nowhere once it has gone (COPY-09). */
  readonly copy?: true;
  readonly targets: readonly (readonly Ref[])[];
  readonly cause: GameEvent | null;
  readonly roll: number | null;
  /** Choices made earlier in the same resolution. */
  bound: Record<string, readonly Ref[]>;
  readonly it: Ref | null;
  /** What an activated ability was paid with: cards, things, and how many counters or cards (COST-02). */
  readonly paid?: Paid;
  readonly copied?: readonly ObjectId[]; // the objects whose abilities led to this copy, one through the other (DEC-55)
  /** The roll- that this is an outcome of, where the outcome may roll again. */
  readonly again?: Effect;
  readonly awaited?: readonly StackId[]; // what it has waited for: its dice are those that it reads (DEC-54)
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
        /** What it was played for, besides a loot play (COST-02). */
        readonly paid?: Paid;
        /** Its effect has been doubled, which is done once (BLANK-00). */
        readonly doubled?: true;
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
    | {
        readonly kind: 'roll';
        readonly roller: PlayerId;
        result: number;
        readonly purpose: RollPurpose;
        /** The replacements that have stood in for the number that shows, by their names (REPL-06). */
        replaced?: readonly string[];
      }
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

/** A delayed ability, triggered or replacing, that an effect has set up; it belongs to no object and is kept by value. */
export interface DelayedAbility {
  readonly id: number;
  readonly ability: DelayableAbility;
  readonly scope: Scope;
  readonly till: DelayedAbilityDuration;
  readonly card: CardId | null;
  /** Uses left; null where they are not counted. */
  left: number | null;
}

/** The later part of an effect, kept by value: it is done as soon as none of what it awaits is on the stack (DEC-26). */
export interface FollowUp {
  readonly awaits: readonly StackId[];
  readonly effect: Effect;
  readonly scope: Scope;
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
  | 'oldRooms'
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
      harmless?: number; // rolls since anybody took damage, in a long attack (DEC-47)
      /** Attacks granted by the time that it was declared: those granted later are additional to it (TURN-12). */
      readonly granted?: number;
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
      paid?: readonly PlayerId[]; // games of older versions do not say who has been paid it
    }
  | {
      readonly kind: 'playerDeath';
      step: 'triggers' | 'penalty' | 'afterPenalty' | 'done';
      readonly player: PlayerId;
      /** Who has killed them; games of older versions do not say it. */
      readonly killer?: PlayerId;
    }
);

export interface AttackGrant {
  readonly on: AttackOn;
  readonly must: boolean;
}

interface TurnState {
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
  /** A purchase of the active player has failed for ¢: another one is declared only with enough of them (DEC-02). */
  purchaseFailed: boolean;
  /** Attacks on the monster deck, whatever came up. */
  deckAttacks: number;
  /** Shop items bought (BUY-06); absent while there are none. */
  shopPurchases?: number;
  /** What has been copied on the stack; absent while nothing has (COPY-08). */
  copied?: StackId[];
  /** What the active player has attacked. */
  attacked: Ref[];
  /** Whether the active player's first attack roll of the turn is over (DICE-10). */
  firstAttackRollMade: boolean;
  /** The other players whose first attack roll of the turn is over, as they attack along (DICE-10, ATK-18). */
  attackedAlong?: PlayerId[];
  diedThisTurn: PlayerId[];
  monsterDied: boolean;
  /** It has been added to the turns in their order; kept where rounds are counted for a timer (DEC-40). */
  isExtra?: true;
}

/** The last damage or kill: by which player, with which attack roll, or else by which object. */
interface Blow {
  readonly killer: PlayerId | null;
  readonly roll: number | null;
  readonly by?: ObjectId;
}

/** Where the machine goes on: see session/transition.ts. */
type Flow =
  | { readonly at: 'step' }
  | { readonly at: 'resolve' }
  /** Housekeeping, then priority to this player first. */
  | { readonly at: 'open'; readonly first: PlayerId }
  | { readonly at: 'priority' };

interface Memory {
  /** Remembered orders of replacements and triggers, by the sorted list of their names. */
  orders: Record<string, string[]>;
  /** First-each-turn abilities that have triggered this turn, as `object/key`. */
  firsts: string[];
  /** First-each-round abilities that have triggered, and whose next turn makes them ready again (ROUND-01). */
  roundFirsts: Record<string, PlayerId>;
  /** How often each player did each thing, or had it happen, this turn. */
  happened: Partial<Record<EventType, Partial<Record<PlayerId, number>>>>;
  /** How many monsters and players each player has killed this turn; absent before anybody has (DMG-05). */
  kills?: Partial<Record<PlayerId, number>>;
  /** How often in this game an ability of a card that counts it has resolved; absent before any has. */
  resolutions?: Record<CardId, number>;
  /** How often each triggered ability, as `card/ability`, has gone on the stack since somebody did something. */
  chain: Record<string, number>;
  /** The rolls of this turn, oldest first. */
  rolls: RollOver[];
  /** How often this turn what an ability watches has happened, for each that counts it (RULING-25). */
  tallies: Record<string, number>;
  /** The most HP of everything when it was last looked at (DMG-09). */
  maxHp: Partial<Record<Ref, number>>;
  /** Who dealt the last damage this turn, and the attack roll behind it. */
  blows: Partial<Record<Ref, Blow>>;
  /** Counters of what has left play this turn, as it left with them (DEC-11). */
  lastCounters?: Partial<Record<ObjectId, PlayerState['counters']>>;
  sights: Partial<Record<PlayerId, CardId[]>>; // top cards that players may look at all the time, as they saw them last
}

/**
 * Plain JSON: no class, Map, Date, undefined or function. Where objects are is changed by zones.ts alone, and no list of
 * objects or continuous effects in place: what has been worked out holds as long as its lists are the same (cache.ts).
 */
export interface GameState extends ModeState {
  /** Of the stored form; older ones are brought up to it as they are loaded (session/migrations.ts). */
  readonly schema: 2;
  readonly seed: string;
  draws: number;
  nextId: number;
  /** Completed transitions; entry ids are `transition.index`. */
  transition: number;
  readonly config: TableRules;
  turn: TurnState;
  readonly turnOrder: PlayerId[];
  /**
   * Whose turn was the first, P1 until it is decided; games of v0.1.0 do not say it, and count the rounds of the game from P1
   * (ROUND-02).
   */
  startingPlayer?: PlayerId;
  /** Extra turns to come, the first first (TURN-20). */
  extraTurns: PlayerId[];
  readonly players: Record<PlayerId, PlayerState>;
  /** ¢ nobody owns. */
  supply: number;
  readonly objects: Readonly<Record<ObjectId, GameObject>>;
  /** The last card of a deck is its top. */
  readonly decks: Record<Deck, CardId[]>;
  /** The last object of a discard is its top (ZONE-10). */
  readonly discards: Readonly<Record<Deck, readonly ObjectId[]>>;
  /** Each slot is a pile; its last object is the top, the others are covered (ZONE-14). */
  readonly slots: Slots;
  readonly outside: readonly ObjectId[];
  /** Those of the cards outside that are this game's bonus souls and that nobody has gained yet (SETUP-06, BSOUL-04). */
  bonusSouls: ObjectId[];
  /** Cards between zones, and cards of decks that are looked at, while something resolves. */
  readonly holding: readonly ObjectId[];
  stack: StackItem[];
  procedures: Procedure[];
  waiting: WaitingTrigger[];
  /** Oldest first; absent while nothing awaits anything. */
  followUps?: readonly FollowUp[];
  continuous: readonly ContinuousEffect[];
  standing: DelayedAbility[];
  flow: Flow;
  priority: { holder: PlayerId; passed: PlayerId[] } | null;
  readonly memory: Memory;
  /** Who wins by an effect once it has resolved (WIN-04). */
  won: PlayerId[];
  outcome: Outcome | null;
  /** Cards that this game alone has, as they were when it began; absent for none. */
  readonly houseCards?: readonly Card[];
}

export const DECKS: readonly Deck[] = ['loot', 'treasure', 'monster', 'room'];
/** The first letters of ids: `p1`, `o17`, `s23`. They are compared as numbers, for nothing else is asked so often. */
const [PLAYER, OBJECT, ON_STACK] = ['p'.charCodeAt(0), 'o'.charCodeAt(0), 's'.charCodeAt(0)];
export const isPlayerId = (ref: Ref): ref is PlayerId => ref.charCodeAt(0) === PLAYER;
export const isObjectId = (ref: Ref): ref is ObjectId => ref.charCodeAt(0) === OBJECT;
export const isStackId = (ref: Ref): ref is StackId => ref.charCodeAt(0) === ON_STACK;
export const isDeckRef = (ref: Ref): ref is DeckRef => ref.startsWith('deck:');
/** The deck that a reference names. */
export const deckOf = (ref: DeckRef): Deck => ref.slice('deck:'.length) as Deck;
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
