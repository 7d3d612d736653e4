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
  /** What to do now, with the button that does it. */
  readonly play: (button: string) => string;
  readonly buy: (button: string) => string;
  readonly attack: (
    button: string,
    monster: { readonly name: string; readonly needed: number; readonly souls: number },
  ) => string;
  readonly endTurn: (button: string) => string;
  /** An attack roll of one's own, to be left as it is, or to be thrown again. */
  readonly ownRoll: (button: string, roll: LessonRoll) => string;
  readonly reroll: (button: string, roll: LessonRoll) => string;
  readonly otherRoll: (button: string, player: string, roll: LessonRoll) => string;
  /** Something of another player is about to happen to the reader. */
  readonly threat: (player: string, card: string, deals: number | null) => string;
  /** First the character is activated, for another loot card can be played then. */
  readonly activateToAnswer: (button: string, answer: string) => string;
  readonly playAnswer: (button: string, card: string) => string;
  readonly noAnswer: (button: string) => string;
  readonly dying: (button: string) => string;
  readonly payPenalty: string;
  readonly choose: string;
  readonly respond: (button: string) => string;
  readonly notAsked: string;
}

/** The practice game and the tips in one language. */
export interface Lessons {
  /** The button for advice. */
  readonly advice: string;
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
