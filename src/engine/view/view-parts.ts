import type {
  CardId,
  ChallengeSlot,
  Deck,
  DeckRef,
  Effect,
  Modifier,
  ObjectId,
  PlayCost,
  PlayerId,
  Ref,
  RollRow,
  StackId,
} from '../vocabulary/index.js';
import type { Challenge } from '../rules/modes/mode.js';
import type { Decision, DecisionKey, ModeId, Named, ObjectView, VariantId } from '../state/index.js';

export interface PlayerView {
  readonly id: PlayerId;
  readonly coins: number;
  readonly handCount: number;
  /** The cards of a hand that an effect lays open for everybody; empty for others (LOOT-02). */
  readonly openHand: readonly CardId[];
  readonly hp: number;
  readonly maxHp: number;
  readonly atk: number;
  /** Evasion while the player can be attacked by others, otherwise null (ATKPL-01). */
  readonly dc: number | null;
  /** Whether the active player could attack this one. */
  readonly attackable: boolean;
  readonly souls: number;
  readonly dead: boolean;
  /** How many loot cards the player may play now. */
  readonly lootPlays: number;
  /** Whether effects let the player play loot now besides that, from a discard for example (LOOT-05, LOOT-07). */
  readonly effectsAllowLoot: boolean;
  /** Turns that will be left out (REPL-04). */
  readonly turnsToSkip: number;
  /** The soul value that this player needs to win (WIN-01). */
  readonly soulsToWin: number;
  /** That goal is one of all players together (COOP-07); absent for one of their own. */
  readonly sharesGoal?: true;
  /** The player's own counters (CTR-04). */
  readonly counters: ObjectView['counters'];
  readonly characters: readonly ObjectView[];
  readonly items: readonly ObjectView[];
  readonly soulCards: readonly ObjectView[];
  readonly curses: readonly ObjectView[];
}

export interface SlotView {
  readonly top: ObjectView | null;
  /** Covered cards are public, the lowest first (ZONE-14). */
  readonly covered: readonly CardId[];
  /** Of a slot that a challenge has brought: of its card, its final boss, or a minion (CHAL-02, CHAL-06). */
  readonly of?: ChallengeSlot;
}

export interface StackItemView {
  readonly id: StackId;
  readonly kind: 'loot' | 'ability' | 'roll' | 'damage' | 'death';
  readonly controller: PlayerId | 'game';
  readonly card: CardId | null;
  readonly source: ObjectId | null;
  readonly how: 'activated' | 'triggered' | 'outcome' | null;
  readonly effect: Effect | null;
  readonly targets: readonly Named[];
  readonly targetRefs: readonly (PlayerId | ObjectId | StackId | DeckRef)[];
  /** The face of a roll, or HP of damage. */
  readonly number: number | null;
  /** A copy of loot, which is no card. */
  readonly copy: boolean;
  readonly combat: boolean;
  readonly attackRoll: boolean;
  readonly roller: PlayerId | null;
  /** The result that a roll would have if it resolved now, with everything that changes it. */
  readonly stands: number | null;
  /** Whether an attack roll would hit with it. */
  readonly hits: boolean | null;
  /** What a roll does with each number, as its card says; empty for anything else. */
  readonly rows: readonly RollRow[];
}

/** Which rolls something is added to. */
export type RollsOf = Extract<Modifier, { readonly modify: 'rolls' }>['which'];

/** What resolved earlier and still lasts: shields that wait for damage, and what is added to rolls (PREV-03, DICE-06). */
export interface LastingView {
  readonly card: CardId | null;
  /** The players and objects that it is on. */
  readonly on: readonly Ref[];
  /** Points prevented, all of the next damage when null; or what is added to rolls. */
  readonly effect:
    | { readonly is: 'shield'; readonly upTo: number | null }
    | { readonly is: 'mayPlay'; readonly cards: readonly CardId[]; readonly cost: PlayCost }
    | { readonly is: 'rolls'; readonly which: RollsOf; readonly by: number; readonly nth?: readonly number[] };
}

/**
 * What one viewer may see, built field by field (an allowlist). `viewer` null is a spectator.
 * Only `hand`, `shown` and `decision` differ between viewers.
 */
export interface View {
  readonly viewer: PlayerId | null;
  readonly turn: {
    readonly number: number;
    readonly active: PlayerId;
    /** Who has the next turn as things stand (TURN-20). */
    readonly next: PlayerId;
    /** `setup` till everything is dealt and chosen: nobody has a turn yet. */
    readonly phase: 'setup' | 'start' | 'action' | 'end';
    readonly attacks: number;
    readonly purchases: number;
  };
  readonly turnOrder: readonly PlayerId[];
  readonly soulsToWin: number;
  readonly supply: number;
  readonly players: readonly PlayerView[];
  readonly shop: readonly SlotView[];
  readonly monsters: readonly SlotView[];
  readonly rooms: readonly SlotView[];
  readonly decks: Readonly<Record<Deck, number>>;
  /** Cards of decks that this viewer sees now: looked at, revealed, or on top for one who may always look. */
  readonly shown: readonly { readonly deck: Deck; readonly cards: readonly CardId[] }[];
  readonly discards: Readonly<Record<Deck, readonly ObjectView[]>>;
  readonly outside: readonly CardId[];
  readonly lasting: readonly LastingView[];
  /** The bonus souls that can still be gained. */
  readonly bonusSouls: readonly CardId[];
  /** How many counters lie on each of those that count something. */
  readonly bonusCounters: Readonly<Record<CardId, number>>;
  /** The last is the top. */
  readonly stack: readonly StackItemView[];
  /** An attack that goes on: whose, on what, and how many attack rolls there have been. */
  readonly attack: {
    readonly player: PlayerId;
    readonly target: ObjectId | PlayerId | null;
    readonly rolls: number;
  } | null;
  /** A declaration that waits for answers (DEC-01). */
  readonly declared: 'attack' | 'purchase' | 'end' | null;
  /** A priority round: its holder and who has passed. Announcing counts as holding priority. */
  readonly priority: { readonly holder: PlayerId; readonly passed: readonly PlayerId[] } | null;
  /** The public part of an open question that is not about priority. */
  readonly asked: {
    readonly player: PlayerId;
    readonly key: DecisionKey;
    readonly card: CardId | null;
    /** Cards in the open of which one is chosen before the first turn; absent for every other question. */
    readonly among?: readonly CardId[];
  } | null;
  readonly outcome: { readonly winners: readonly PlayerId[] } | null;
  /** The mode, its timer, and what one player may have at the most; null for everybody against everybody. */
  readonly mode: {
    readonly id: ModeId;
    /** Where its timer stands, and how many steps it is from its end; null without one. */
    readonly timer: number | null;
    readonly left: number | null;
    /** Soul value of all players together, where they share the goal (COOP-07). */
    readonly together: number | null;
    readonly cap: number | null;
    /** In a challenge, whose death of the final boss is the goal: the soul value without which it cannot be fought (CHAL-11). */
    readonly opensAt: Challenge['opensAt'] | null;
  } | null;
  /** The variants of the game. */
  readonly variants: readonly VariantId[];
  /** Cards left in the deck of starting items that souls buy; null where there is none (VAR-05). */
  readonly startingItems: number | null;
  /** The viewer's own hand; empty for a spectator. */
  readonly hand: readonly ObjectView[];
  /** The open question, when it is the viewer's. */
  readonly decision: Decision | null;
}
