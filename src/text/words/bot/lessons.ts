import type { PlayerView } from '../../../engine/index.js';

/** What a panel explains once at any table, one at a time. */
export const TIPS = ['turn', 'roll', 'respond', 'died', 'undo', 'passTurn'] as const;
export type Tip = (typeof TIPS)[number];

/** An attack roll that lies on the stack, and what it leads to as it stands. */
export interface LessonRoll {
  readonly number: number;
  /** The lowest number that hits. */
  readonly needed: number;
  readonly hits: boolean;
  readonly monster: string;
  /** What the monster deals after a miss. */
  readonly damage: number;
  /** Whether that kills whoever rolled. */
  readonly kills: boolean;
}

/** What the practice game says at every moment; names of cards and people come in as they are to be written. */
export interface LessonSteps {
  /** What has just happened, explained before the next step. */
  readonly happened: {
    readonly welcome: string;
    readonly played: (card: string) => string;
    readonly bought: (card: string) => string;
    /** `rolled` is the number that hit; null when something else killed it. */
    readonly killed: (monster: string, rolled: number | null) => string;
    /** The turn ended before anything was attacked. */
    readonly notAttacked: string;
    readonly canceled: (card: string) => string;
    readonly youDied: string;
    readonly otherDied: (player: string) => string;
  };
  /** What to do now, and with which button or menu. */
  readonly play: (card: string) => string;
  readonly buy: (card: string) => string;
  readonly attack: (monster: { readonly name: string; readonly needed: number; readonly souls: number }) => string;
  readonly endTurn: string;
  /** An attack roll of one's own; `reroll` is the card that could throw the die again. */
  readonly ownRoll: (roll: LessonRoll, reroll: string | null) => string;
  readonly otherRoll: (player: string, roll: LessonRoll) => string;
  /** Something of another player is about to happen to the reader. */
  readonly threat: (player: string, card: string, deals: number | null) => string;
  /** First the character is activated, for another loot card can be played then. */
  readonly activateToAnswer: (character: string, answer: string) => string;
  readonly playAnswer: (answer: string, card: string) => string;
  readonly noAnswer: string;
  readonly dying: string;
  readonly payPenalty: string;
  readonly choose: string;
  readonly respond: string;
  readonly notAsked: string;
}

/** The practice game and the tips in one language. */
export interface Lessons {
  readonly title: string;
  /** How a player fares, in one short line. */
  readonly state: (name: string, player: PlayerView) => string;
  readonly step: LessonSteps;
  /** Buttons: the end of the game, another one. */
  readonly stop: string;
  readonly again: string;
  /** How it ended; that decks and dice were prepared, unless the game is an older one in which they were not. */
  readonly ended: {
    readonly won: string;
    readonly lost: string;
    readonly stopped: string;
    readonly prepared: string;
  };
  readonly next: string;
  readonly tip: Readonly<Record<Tip, string>>;
}
