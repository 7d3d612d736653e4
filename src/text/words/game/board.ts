import type { Deck, ObjectView, PlayerView, Role, SlotView, View } from '../../../engine/index.js';
import type { Names } from '../described.js';

interface Headings {
  /** Over what is chosen from in the open before the first turn. */
  readonly choices: string;
  readonly shop: string;
  readonly monsters: string;
  readonly rooms: string;
  readonly bonusSouls: string;
  readonly stack: string;
  readonly log: string;
  readonly decks: string;
  readonly players: string;
  readonly hand: string;
  /** Cards that a question is about. */
  readonly cards: string;
  readonly items: string;
  readonly souls: string;
  readonly curses: string;
  readonly discards: string;
}

/** The kinds of actions of one's own turn, in the order in which they are told. */
export const TURN_ACTIONS = ['play', 'activate', 'attack', 'purchase'] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

/**
 * What somebody with priority may act before: their own turn with nothing going on, the top of the stack, a declaration
 * (DEC-01), the next roll of their own attack or of another one, or the next step of the turn.
 */
export type PriorityKind = 'turn' | 'forced' | 'stack' | 'declared' | 'attack' | 'attacked' | 'next' | 'step';

/** What the board says, and the panel of somebody who plays. */
export interface Board {
  readonly heading: Headings;
  /** `Turn 5 — Alice` */
  readonly title: (turn: number, player: string) => string;
  readonly phase: (phase: View['turn']['phase']) => string;
  /** Who is awaited. */
  readonly waitingFor: (players: readonly string[]) => string;
  /** How many are awaited, where nobody is named; empty for none. */
  readonly awaitsAnswers: (answers: number) => string;
  /** Whose action it is on an empty stack. */
  readonly mayAct: (player: string) => string;
  readonly mayRespond: (players: readonly string[]) => string;
  /** The same to the one who may. */
  readonly youMayRespond: string;
  /** The public part of the open question. */
  readonly asked: (asked: NonNullable<View['asked']>, names: Names) => string;
  readonly declared: (what: NonNullable<View['declared']>, player: string) => string;
  readonly attacking: (player: string, target: string | null) => string;
  /** What an attack roll leads to if nobody changes it. */
  readonly rollMeans: (roll: {
    readonly hits: boolean;
    /** The lowest number that hits. */
    readonly needed: number;
    readonly damage: number;
    readonly monster: string;
    readonly attacker: string;
  }) => string;
  /** Before what a roll leads to, where it counts as another number than it shows. */
  readonly countsAs: (number: number, what: string) => string;
  /** `♥ 2/2 · ⚔ 1 · 3¢ · hand 3 · souls 1/4` */
  readonly player: (player: PlayerView) => string;
  /** A card in play with what differs from its print. */
  readonly object: (object: ObjectView, names: Names) => string;
  readonly role: (role: Role) => string;
  /** Names of things in play, or a word for none. */
  readonly objects: (objects: readonly ObjectView[], names: Names) => string;
  readonly shopSlot: (number: number, slot: SlotView, price: number | null, names: Names) => string;
  readonly monsterSlot: (number: number, slot: SlotView, names: Names) => string;
  readonly roomSlot: (number: number, slot: SlotView, names: Names) => string;
  readonly deck: (deck: Deck, left: number, discarded: number) => string;
  readonly deckName: (deck: Deck) => string;
  /** Cards of a deck that the reader sees just now, top first. */
  readonly shown: (sight: View['shown'][number], names: Names) => string;
  readonly supply: (coins: number) => string;
  /** Text under a heading of its own, in running text. */
  readonly headed: (heading: string, text: string) => string;
  /** A text with a remark on it in brackets. */
  readonly aside: (text: string, remark: string) => string;
  /** Things in a row, by commas. */
  readonly listed: (things: readonly string[]) => string;
  /** Parts of a sentence, by semicolons. */
  readonly clauses: (parts: readonly string[]) => string;
  /** With a full stop. */
  readonly sentence: (text: string) => string;
  /** Before the newest lines of what has happened. */
  readonly earlierLines: (number: number) => string;
  /** The button that shows everything that stands on the picture in words. */
  readonly inWords: string;
  /** For whom a computer player plays: those who were there from the start, and those whom somebody has left. */
  readonly computers: (names: readonly string[], left: readonly string[]) => string;
  /** In a round of answers in which no person is asked: computer players think about theirs. */
  readonly computersThink: string;
  readonly revision: (revision: number) => string;
  readonly asOf: (revision: number) => string;
  /** For a panel while Discord takes no edits of the board. */
  readonly behind: string;
  readonly emptyHand: string;
  /** Where the texts of one's cards are read that the panel has no room for. */
  readonly textsElsewhere: (inspect: string) => string;
  /** The head of one's own panel. */
  readonly yourPanel: string;
  /** What one may do before passing; on one's own turn, of what kinds the offered actions are. */
  readonly mayNow: (kind: PriorityKind, may?: readonly TurnAction[]) => string;
  /** Why what was chosen with a declaration is asked after all. */
  readonly chooseAgain: string;
  /** How one wins, for the first turn of each player. */
  readonly firstTurn: (soulsToWin: number) => string;
  readonly notAsked: string;
  /** `Alice offers Bob 3¢ for “…”`; the favour is empty for nothing, and escaped. */
  readonly offer: (offer: {
    readonly from: string;
    readonly to: string;
    readonly gives: boolean;
    readonly amount: number;
    readonly favour: string;
  }) => string;
  /** Whose offers keep the window open. */
  readonly holding: (players: readonly string[]) => string;
  readonly offerMade: string;
  /** The orders of triggers and replacements that somebody has given. */
  readonly rememberedOrders: string;
  readonly rememberedOrdersGiven: string;
  readonly noRememberedOrders: string;
  readonly orderForgotten: string;
  readonly nothingDenied: string;
  /** One has passed early, and can still withdraw it; or one's pass has been used. */
  readonly passSealed: string;
  readonly passed: string;
  readonly done: string;
  readonly choiceSealed: (what: string) => string;
  readonly result: (winners: readonly string[]) => string;
  readonly resultTitle: string;
  readonly seedHash: (hash: string) => string;
  readonly seed: (seed: string) => string;
}
