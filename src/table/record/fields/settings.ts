import { z } from 'zod';
import type { Card, CardId, PlayerId, VariantId } from '../../../engine/index.js';
import type { Preset } from './presets.js';
import type { LateTurn, PaceName } from '../groups/clock.js';
import type { Stored } from './stored.js';

/** How well the computer players of a table play, from the one that answers at once to the one that thinks longest. */
export const STRENGTHS = ['simple', 'careful', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * What is on or off at a table, with what is usual, in the order in which it is shown. A switch is named here and in the
 * texts of both languages; records, settings of servers, menus and `/souls new` follow.
 */
export const switches = z.object({
  /** Whether the bonus souls are in the game (SETUP-06). */
  bonusSouls: z.boolean().default(true),
  /** Whether rooms are in the game (ROOM-01). */
  rooms: z.boolean().default(false),
  /** Whether the loot, treasure and monster decks have 100 cards each in the rulebook's ratios (DECK-01). */
  ratios: z.boolean().default(false),
  /** Whether actions can be taken back at all. */
  takeBack: z.boolean().default(true),
  /** Whether the board goes with a picture; its text says everything without. */
  picture: z.boolean().default(true),
  /** Whether the game is played in a thread of its own. */
  thread: z.boolean().default(false),
  /** Whether the game starts by itself as soon as every seat is taken. */
  startsFull: z.boolean().default(false),
  /**
   * Whether nobody is asked who could only pass, though that tells of their hand: each seat accepts it
   * (architecture.md#who-is-asked).
   */
  quick: z.boolean().default(false),
});
export type Switches = Stored<typeof switches>;
export type Switch = keyof Switches;
export const TABLE_SWITCHES = switches.keyof().options;

/** Those of them that a server sets for its new tables. */
export const serverSwitches = switches.omit({ bonusSouls: true, rooms: true, ratios: true });
export const SERVER_SWITCHES = serverSwitches.keyof().options;

const onOff = (names: readonly Switch[], on: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, on.includes(name)]));

/** The switches of a table when those that are named are on, and no others. */
export const switchesOn = (on: readonly string[]): Switches => switches.parse(onOff(TABLE_SWITCHES, on));

/** The switches of a server when those that are named are on, and no others. */
export const serverSwitchesOn = (on: readonly string[]): Stored<typeof serverSwitches> =>
  serverSwitches.parse(onOff(SERVER_SWITCHES, on));

/** Those of the switches that somebody has set: `asked` says what of one, null for nothing. */
export const switchesAsked = (asked: (name: Switch) => boolean | null): Partial<Switches> => {
  let set: Partial<Switches> = {};
  for (const name of TABLE_SWITCHES) {
    const on = asked(name);
    if (on !== null) set = { ...set, [name]: on };
  }
  return set;
};

/** A list of cards that a table has made for its decks. */
export type DeckList = 'banned' | 'mustHave';

/** Why a card on a list changes nothing about a game: it cannot be in it, or it is in it whether wished for or not. */
export type IdleReason =
  | 'notInSets'
  | 'noRooms'
  | 'noBonusSouls'
  | 'threePlus'
  | 'everybodyIs'
  | 'eachChooses'
  | 'anyway';

/** Cards in their first printing, in any, or in these others, by their ids (`isaac@alt-art`). */
export type Printings = 'original' | 'any' | readonly string[];

/** One thing in which a table differs from the rulebook. */
export type HouseRule =
  | { readonly rule: 'souls'; readonly souls: number }
  | { readonly rule: 'first'; readonly player: PlayerId }
  | { readonly rule: 'noBonusSouls' }
  | { readonly rule: 'cap'; readonly cap: number }
  | { readonly rule: 'variants'; readonly variants: readonly VariantId[] }
  | { readonly rule: 'printings'; readonly printings: Exclude<Printings, 'original'> }
  | { readonly rule: 'houseCards'; readonly names: readonly { readonly en: string; readonly fr: string }[] }
  | { readonly rule: DeckList; readonly cards: readonly CardId[] };

/** A change of how long a table waits: seconds for an answer or a whole turn, what becomes of a late turn, or after how many the table waits no more. */
export type PaceSetting =
  | { readonly change: 'answer' | 'turn'; readonly seconds: number | null }
  | { readonly change: 'lateTurn'; readonly lateTurn: LateTurn }
  | { readonly change: 'misses'; readonly misses: 1 | 2 };

/** A change of the settings of a table. */
export type Setting =
  | { readonly set: 'preset'; readonly preset: Preset }
  | { readonly set: 'souls'; readonly souls: number }
  | { readonly set: 'first'; readonly first: PlayerId | null }
  /** How many may sit at a table of everybody against everybody. */
  | { readonly set: 'seats'; readonly seats: number }
  /** The most soul value that one player may have, in a mode with a shared goal; null for no limit. */
  | { readonly set: 'cap'; readonly cap: number | null }
  /** All variants of the game, in place of those before. */
  | { readonly set: 'variants'; readonly variants: readonly VariantId[] }
  /** Under the names of which printings cards are shown. */
  | { readonly set: 'printings'; readonly printings: Printings }
  /** The cards of the server's own, by value and in place of those before. */
  | { readonly set: 'houseCards'; readonly cards: readonly Card[] }
  /** The house rules of another table, by the code that it shows. */
  | { readonly set: 'code'; readonly code: string }
  /** How well its computer players play. */
  | { readonly set: 'strength'; readonly strength: Strength }
  | { readonly set: 'language'; readonly language: 'en' | 'fr' }
  | { readonly set: 'switches'; readonly on: Switches }
  /** Of which sets the decks are. */
  | { readonly set: 'sets'; readonly sets: readonly string[] }
  /** Tonight, over days, or without a clock; `thread`: whether it is now played in a thread, which else stays as it was. */
  | { readonly set: 'pace'; readonly pace: PaceName | null; readonly thread?: boolean }
  | ({ readonly set: 'clock' } & PaceSetting)
  /** Puts a card on a list; null takes it off the one that it is on. */
  | { readonly set: 'list'; readonly list: DeckList | null; readonly card: CardId };

/** What a new table begins with; the rest is as in the rulebook. */
export interface NewTable extends Partial<Switches> {
  /** Language of the board. */
  readonly language: 'en' | 'fr';
  /** The Discord server, whose limits count; absent: none do. */
  readonly server?: string;
  /** The channel that the server's list of allowed channels is about: for a thread the one that it is in. */
  readonly within?: string;
  /** The role that its host may have mentioned once, by Discord id. */
  readonly role?: string;
  readonly preset?: Preset;
  readonly pace?: PaceName;
  /** Goes before that of the preset. */
  readonly souls?: number;
  /** How many may sit there, from 2 to 8; 4 unless it says otherwise. */
  readonly seats?: number;
  /** How well its computer players play; `simple` unless it says otherwise. */
  readonly strength?: Strength;
  /** Of which sets the decks are; the base set unless it says otherwise. */
  readonly sets?: readonly string[];
}
