import type {
  Card,
  CardId,
  Deck,
  Decision,
  Effect,
  LogLine,
  Named,
  Objection,
  ObjectView,
  Option,
  PlayerId,
  PlayerView,
  Reward,
  Role,
  SlotView,
  StackItemView,
  View,
} from '../engine/index.js';
import type { Described, Names } from './described.js';
import type { Dealing } from './dealing.js';
import type { Inspect } from './inspect.js';
import type { KnownCardWords } from './known-card.js';
import type { LookupCommands, LookupWords } from './lookup.js';
import type { More } from './more.js';
import type { PlaceRefusal, ServerCommand, ServerWords } from './server.js';
import type { DeckRefusal, TableSettings, TableSettingsCommands } from './table-settings.js';

export type { Described, Names } from './described.js';

import type { FreeTextWords } from './free-text.js';
import type { Help } from './help.js';
import type { HealingWords } from './healing.js';
import type { Lessons } from './lessons.js';
import type { PersonWords } from './person.js';
import type { Ending } from './ending.js';
import type { ReplaceCommand, ReplacingWords, SeatRefusal } from './replacing.js';
import type { ExportCommand, FilesWords } from './files.js';
import type { WaitingWords, WhyCommand } from './waiting.js';
import type { Story } from './story.js';

import type { PictureWords } from './picture.js';

export type Language = 'en' | 'fr';

export interface Commands {
  readonly souls: Described & {
    readonly new: TableSettingsCommands['new'];
    readonly options: TableSettingsCommands['options'];
    readonly setup: ServerCommand;
    readonly join: Described;
    readonly leave: Described;
    readonly start: Described;
    readonly show: Described;
    readonly inspect: Described & { readonly what: Described };
    readonly undo: Described;
    readonly deal: Described & {
      readonly with: Described;
      readonly give: Described;
      readonly ask: Described;
      readonly favour: Described;
    };
    readonly orders: Described;
    readonly log: Described;
    readonly why: WhyCommand;
    readonly replace: ReplaceCommand;
    readonly export: ExportCommand;
    readonly end: Described;
    readonly tutorial: Described;
  };
  readonly hand: Described;
  readonly act: Described & {
    readonly play: Described & { readonly card: Described };
    readonly activate: Described & { readonly ability: Described };
    readonly attack: Described & { readonly target: Described };
    readonly buy: Described & { readonly what: Described };
    readonly pass: Described;
    readonly endTurn: Described;
    readonly number: Described & { readonly numbers: Described };
  };
  readonly help: Described;
  readonly lookup: LookupCommands;
  readonly me: Described & { readonly settings: Described; readonly tables: Described; readonly data: Described };
}

/** Labels of buttons and menus. */
export interface Ui {
  readonly join: string;
  readonly leave: string;
  readonly start: string;
  readonly addComputer: string;
  readonly removeComputer: string;
  readonly play: string;
  readonly pass: string;
  readonly passFor: { readonly attack: string; readonly turn: string };
  /** Ends that. */
  readonly passNoMore: string;
  readonly withdrawPass: string;
  readonly back: string;
  readonly nextPage: string;
  readonly previousPage: string;
  readonly confirm: string;
  readonly clear: string;
  readonly attack: string;
  readonly buy: string;
  readonly activate: string;
  readonly playLoot: string;
  readonly endTurn: string;
  readonly hand: string;
  readonly refresh: string;
  readonly undo: string;
  readonly inspect: string;
  readonly show: string;
  readonly more: string;
  readonly settings: string;
  readonly yes: string;
  readonly no: string;
  /** Answers to an offer of a barter. */
  readonly accept: string;
  readonly decline: string;
  readonly withdrawOffer: string;
  readonly forgetOrder: string;
  readonly cancel: string;
  readonly holdPriority: { readonly on: string; readonly off: string };
  /** When the bot asks a player (DESIGN section 4). */
  readonly order: { readonly concerns: string; readonly always: string };
  readonly orderDescription: { readonly concerns: string; readonly always: string };
  readonly computer: { readonly random: string; readonly simple: string };
  readonly choosePlaceholder: (min: number, max: number) => string;
  readonly page: (page: number, pages: number) => string;
  /** `attack Monstro`, for one-click buttons; cut to 80 characters. */
  readonly attackThis: (what: string) => string;
  readonly buyThis: (what: string, price: number) => string;
  /** What attacking or buying the top card of a deck means. */
  readonly unseen: { readonly attack: string; readonly buy: string };
  readonly chosen: (names: readonly string[]) => string;
}

export interface Headings {
  readonly shop: string;
  readonly monsters: string;
  readonly rooms: string;
  readonly bonusSouls: string;
  readonly stack: string;
  readonly log: string;
  readonly decks: string;
  readonly players: string;
  readonly hand: string;
  readonly items: string;
  readonly souls: string;
  readonly curses: string;
  readonly discards: string;
  readonly actions: string;
}

/**
 * What somebody with priority may act before: their own turn with nothing going on, the top of the stack, a declaration
 * (DEC-01), the next roll of their own attack or of another one, or the next step of the turn.
 */
/** The kinds of actions of one's own turn, in the order in which they are told. */
export const DEEDS = ['play', 'activate', 'attack', 'purchase'] as const;
export type Deed = (typeof DEEDS)[number];

export type Moment = 'turn' | 'forced' | 'stack' | 'declared' | 'attack' | 'attacked' | 'next' | 'step';

export interface Board {
  readonly heading: Headings;
  /** `Turn 5 — Alice` */
  readonly title: (turn: number, player: string) => string;
  readonly phase: (phase: View['turn']['phase']) => string;
  /** Who is awaited. */
  readonly waitingFor: (players: readonly string[]) => string;
  /** Whose action it is on an empty stack. */
  readonly mayAct: (player: string) => string;
  readonly mayRespond: (players: readonly string[]) => string;
  readonly passed: (players: readonly string[]) => string;
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
  readonly nothing: string;
  /** Text under a heading of its own, in running text. */
  readonly headed: (heading: string, text: string) => string;
  /** Before the newest lines of what has happened. */
  readonly earlierLines: (number: number) => string;
  readonly moreEntries: (number: number) => string;
  readonly revision: (revision: number) => string;
  readonly asOf: (revision: number) => string;
  readonly emptyHand: string;
  /** The head of one's own panel. */
  readonly yourPanel: string;
  /** What somebody with priority may do, and what passing leads to. */
  /** What one may do before passing; on one's own turn, of what kinds the offered actions are. */
  readonly mayNow: (moment: Moment, may?: readonly Deed[]) => string;
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
  readonly orders: string;
  readonly ordersGiven: string;
  readonly noOrders: string;
  readonly orderForgotten: string;
  readonly nothingDenied: string;
  readonly passSealed: string;
  readonly passWithdrawn: string;
  readonly done: string;
  readonly takenBack: string;
  readonly choiceSealed: (what: string) => string;
  readonly result: (winners: readonly string[]) => string;
  readonly resultTitle: string;
  readonly seedHash: (hash: string) => string;
  readonly seed: (seed: string) => string;
  /** One short message naming everybody awaited; the caller gives mentions. */
  readonly ping: (people: readonly string[]) => string;
  readonly pingDone: string;
  readonly oldBoard: (link: string) => string;
}

export interface Lobby {
  readonly title: string;
  readonly explain: string;
  /** To whoever has just opened the table. */
  readonly opened: string;
  readonly host: (name: string) => string;
  readonly goal: (souls: number) => string;
  readonly seats: (taken: number, most: number) => string;
  readonly seat: (number: number, name: string, computer: 'random' | 'simple' | null) => string;
  readonly computerName: (number: number) => string;
  readonly noSeats: string;
  readonly tooFew: (least: number) => string;
  readonly ready: string;
  readonly joined: string;
  readonly left: string;
  readonly closed: string;
  readonly orderSet: (order: 'concerns' | 'always') => string;
  readonly holdSet: (hold: boolean) => string;
}

/** Why something was not done, as the table says it. */
export type RefusalReason =
  | {
      readonly why:
        | 'noTable'
        | 'tableExists'
        | 'alreadyStarted'
        | 'notStarted'
        | 'notSeated'
        | 'alreadySeated'
        | 'tableFull'
        | 'notHost'
        | 'gameOver'
        | 'tooFewPlayers'
        | 'noSuchPlayer'
        | 'offerOpen'
        | 'noOffer'
        | 'notYourOffer'
        | 'noOrder'
        | 'heldBefore'
        | 'notWaiting'
        | 'movedOn'
        | 'notOffered'
        | 'alreadyPassed'
        | 'cannotTakeBack'
        | 'takeBackOff'
        | 'busy';
    }
  | DeckRefusal
  | PlaceRefusal
  | SeatRefusal
  /** The rules of the game. */
  | { readonly why: 'rule' | 'noDeal'; readonly objection: Objection }
  | {
      readonly why: 'notYourQuestion';
      readonly waitingFor: readonly PlayerId[];
      readonly objection: Objection | null;
    };

export type Permission =
  | 'viewChannel'
  | 'sendMessages'
  | 'createThreads'
  | 'sendInThreads'
  | 'embedLinks'
  | 'attachFiles'
  | 'readHistory';

export interface Errors {
  readonly refusal: (refusal: RefusalReason, names: Names) => string;
  readonly missingPermissions: (permissions: readonly Permission[]) => string;
  readonly permission: (permission: Permission) => string;
  /** Something of ours went wrong; the incident id finds it in the log. */
  readonly unexpected: (incident: string) => string;
  readonly savingFailed: string;
  readonly unknownButton: string;
  readonly otherGame: string;
  readonly onlyInServers: string;
  /** An offer that gives and asks, or neither. */
  readonly oneOfGiveAndAsk: string;
  readonly noSuchChoice: (what: string) => string;
  readonly tooMany: (most: number) => string;
  readonly tooFew: (least: number) => string;
  readonly boardLost: string;
  readonly nothingToDo: string;
  readonly tableUnreadable: string;
}

/** Everything the bot can say in one language. */
export interface Words {
  readonly language: Language;
  /** A line per ability, in our own wording. */
  cardText(card: Card): readonly string[];
  /** What one ability of a card says, by its key; empty when it has none. */
  abilityText(card: Card, key: string): string;
  cardName(id: CardId): string;
  /** `♥ 4 · ⚅ 4+ · ⚔ 1`: HP, evasion and attack; empty without stats. */
  statsLine(card: Pick<Card, 'hp' | 'dc' | 'atk'>): string;
  rewardLine(reward: Reward): string;
  /** Soul value, 3+ players; empty for most cards. */
  marksLine(card: Pick<Card, 'souls' | 'threePlus'>): string;
  /** A short phrase in the imperative: "deal 1 damage to the target". */
  effectText(effect: Effect): string;
  named(thing: Named, names: Names): string;
  /** `Bomb! (Alice) → Monstro: deal 1 damage to the target` */
  stackLine(item: StackItemView, names: Names): string;
  /** At most 80 characters. */
  optionLabel(option: Option, names: Names): string;
  /** At most 100 characters; empty when the label says it all. */
  optionDescription(option: Option, names: Names): string;
  /** What a player is asked, in one sentence. */
  question(
    decision: Pick<Decision, 'key' | 'card' | 'min' | 'max'> &
      Partial<Pick<Decision, 'player' | 'options' | 'effect' | 'aims' | 'paying'>>,
    names: Names,
  ): string;
  /** Why something cannot be done now, with its rule: `ATK-01: you have already attacked this turn.` */
  objection(objection: Objection, names: Names): string;
  /** A sentence of the log; empty when the line tells nothing to people. */
  logLine(line: LogLine, names: Names): string;
  readonly ui: Ui;
  readonly more: More;
  readonly inspect: Inspect;
  readonly dealing: Dealing;
  readonly board: Board;
  readonly lobby: Lobby;
  readonly tableSettings: TableSettings;
  readonly server: ServerWords;
  readonly errors: Errors;
  readonly story: Story;
  readonly ending: Ending;
  readonly picture: PictureWords;
  readonly commands: Commands;
  readonly freeText: FreeTextWords;
  readonly help: Help;
  readonly lessons: Lessons;
  readonly person: PersonWords;
  readonly healing: HealingWords;
  readonly lookup: LookupWords;
  readonly knownCard: KnownCardWords;
  readonly waiting: WaitingWords;
  readonly replacing: ReplacingWords;
  readonly files: FilesWords;
}
