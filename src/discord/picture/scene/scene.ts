import type { Deck } from '../../../engine/index.js';
import type { Icon } from '../draw/icons.js';
import type { Kind } from '../draw/ink.js';
import type { Danger } from './danger.js';

/** HP left of how many, the lowest roll that hits, and the damage that is dealt. */
export interface Fighting {
  readonly hp: number;
  /** Null away from the table, where the HP are those that are printed. */
  readonly maxHp: number | null;
  readonly dc: number | null;
  readonly atk: number | null;
}

/** A slot of the table with what lies on top of it. */
export interface Tile {
  /** Null for an empty slot. */
  readonly kind: Kind | null;
  /** The card, which gives its emblem. */
  readonly card: string;
  readonly name: string;
  readonly fighting: Fighting | null;
  readonly souls: number;
  readonly counters: number;
  /** Cards under the top one. */
  readonly covered: number;
  readonly danger: Exclude<Danger, 'low'> | null;
}

/** Something that a player has: a character, an item, a curse. */
export interface Thing {
  readonly kind: Kind;
  readonly card: string;
  readonly name: string;
  readonly turned: boolean;
  readonly counters: number;
}

export interface Seated {
  readonly name: string;
  readonly active: boolean;
  /** Whether the table waits for a response or for an answer of this player. */
  readonly awaited: 'response' | 'answer' | null;
  readonly dead: boolean;
  readonly hp: number;
  readonly maxHp: number;
  readonly atk: number;
  /** Null while the others cannot attack this player. */
  readonly dc: number | null;
  readonly coins: number;
  readonly hand: number;
  readonly souls: number;
  /** Null where all share one goal. */
  readonly goal: number | null;
  readonly counters: number;
  readonly danger: Danger | null;
  /** Whose picture stands for the player; null for nobody. */
  readonly character: Thing | null;
  readonly things: readonly Thing[];
}

/** Something on the stack. */
export interface Stacked {
  readonly kind: Kind;
  /** Null where no card is on the stack. */
  readonly card: string | null;
  readonly title: string;
  /** Who plays it; empty where the title says it. */
  readonly by: string;
  /** What it is aimed at; empty for nothing. */
  readonly targets: string;
  /** The face of a roll as it stands, or HP of damage. */
  readonly number: number | null;
  /** Whether an attack roll hits as it stands; null for anything else. */
  readonly hits: boolean | null;
}

export interface Pile {
  readonly deck: Deck;
  readonly left: number;
  readonly discarded: number;
}

/** The place of a tile or of a player in its list. */
export interface Place {
  readonly among: 'monsters' | 'rooms' | 'players';
  readonly index: number;
}

/** Everything that is on the picture of a board, and nothing else: what is the same here looks the same. */
export interface BoardScene {
  /** The turn, and in a way to play with a timer how that stands. */
  readonly turn: string;
  readonly active: string;
  /** What is going on. */
  readonly doing: { readonly icon: Icon | null; readonly text: string };
  readonly monsters: readonly Tile[];
  readonly shop: readonly Tile[];
  readonly rooms: readonly Tile[];
  readonly piles: readonly Pile[];
  readonly bonusSouls: number;
  readonly supply: number;
  /** The top first. */
  readonly stack: readonly Stacked[];
  readonly players: readonly Seated[];
  readonly attack: { readonly from: number; readonly to: Place } | null;
  readonly words: {
    readonly stackEmpty: string;
    readonly emptySlot: string;
    readonly hit: string;
    readonly miss: string;
  };
}
