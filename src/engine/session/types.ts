import type { Card, CardId, Deck, PlayerId } from '../vocabulary/index.js';
import type {
  TableAct,
  CardLookup,
  DecisionKey,
  ChanceWord,
  Draw,
  Meaning,
  OptionId,
  RandomSource,
  RewoundTo,
  TableRules,
} from '../state/index.js';

/** Everything that a game begins with. Players are p1, p2, … in seating order. */
export interface Setup {
  /** The seed; where there are `words`, the secret of which it is made together with them. */
  readonly seed: string;
  /** What people have added to the secret, whose hash they had seen, by seat; absent where they could not. */
  readonly words?: readonly ChanceWord[];
  readonly seats: number;
  readonly rules: TableRules;
  /** Card ids with copies; they are shuffled by the set-up (SETUP-01). */
  readonly decks: Readonly<Record<Deck, readonly CardId[]>>;
  readonly characters: readonly CardId[];
  /** Cards outside the game: starting items. */
  readonly outside: readonly CardId[];
  /** Cards of a game's own, under ids that no set has: their trees are kept with the game (`withHouseCards`). Absent for none. */
  readonly houseCards?: readonly Card[];
}

/** What a session needs and does not keep. */
export interface Resources {
  readonly cards: CardLookup;
  readonly random: RandomSource;
}

/** What came of an answer or an act of the table until the next question. */
interface Taken {
  /** Random draws after it and before the next question. */
  readonly drawn: readonly Draw[];
  /** Number and hash of the log entries of this transition so far. */
  readonly entries: string;
  /** A hidden card was shown to somebody by then. */
  readonly seen: boolean;
}

/** One answer, with what each chosen option stood for. */
export interface Answer extends Taken {
  readonly player: PlayerId;
  readonly key: DecisionKey;
  readonly chose: readonly { readonly id: OptionId; readonly meaning: Meaning }[];
}

/** An act of the table, in its place among the answers; saves call it an aside. */
export interface TableActTaken extends Taken {
  readonly aside: TableAct;
}

/** What happened in a transition before its first question. */
export interface Opening {
  readonly drawn: readonly Draw[];
  readonly entries: string;
  readonly seen: boolean;
}

/** A completed transition that can still be taken back, and the answers before which that leads. */
export interface PastTransition {
  readonly checkpoint: string;
  readonly opening: Opening;
  readonly answers: readonly (Answer | TableActTaken)[];
  readonly points: readonly number[];
}

/** A checkpoint and the answers since. `checkpoint` and `past` change when a transition completes, the rest with every answer. */
export interface SavedGame {
  readonly format: 1;
  /** The state as text at the end of the last completed transition. */
  readonly checkpoint: string;
  readonly past: readonly PastTransition[];
  readonly opening: Opening;
  readonly answers: readonly (Answer | TableActTaken)[];
  /** Indexes of answers before which taking back leads. */
  readonly points: readonly number[];
  readonly pointsOf: PlayerId | null;
  /** Random numbers used up by answers that were dropped: positions never go back. */
  readonly skipped: number;
  /** How often something was taken back or corrected; part of the ids of later entries. */
  readonly branch: number;
}

/** Where an answer stands: the number of its transition, and how many answers came before it there. */
export type StepPlace = readonly [transition: number, answers: number];

/** What is different in a game that was rewound. */
export interface Rewound {
  /** Every draw from then on is of this seed. */
  readonly seed: string;
  /** The number of the next object: no id is used again. */
  readonly nextId: number;
  /** Decks of which a card had been seen since: they are shuffled. */
  readonly decks: readonly Deck[];
  /** How many numbers had been drawn by then: none is used again. Histories of older versions went back with them. */
  readonly draws?: number;
}

/** A decision to before which a game can be rewound, as everybody knows it. */
export interface PastDecision {
  /** The transition that was begun by it, or in which it was made: its number. */
  readonly transition: number;
  readonly turn: number;
  readonly to: RewoundTo;
  /** Whose it was; of what everybody passed on, who had put it there or rolls. Null for the game. */
  readonly player: PlayerId | null;
  /** What was played, activated, passed on or asked by; null where there is none, or not everybody knows it. */
  readonly card: CardId | null;
}

/** A part of a game's history: a state as text, and everything done from there on. */
export interface PlayedSince {
  readonly checkpoint: string;
  readonly steps: readonly Exclude<Step, { readonly back: unknown }>[];
}

/**
 * One thing done to a game, with the new draws that came of it; what begins a game has draws only. `from` is the number of the
 * first of them, counted from 0; histories of older versions do not say it.
 */
export type Step =
  | {
      readonly at: StepPlace;
      readonly player: PlayerId;
      readonly key: DecisionKey;
      readonly chose: readonly OptionId[];
      readonly drawn: readonly Draw[];
      readonly from?: number;
    }
  | { readonly at: StepPlace; readonly aside: TableAct; readonly drawn: readonly Draw[]; readonly from?: number }
  | { readonly at: StepPlace; readonly drawn: readonly Draw[]; readonly from?: number }
  /** By consent the game was rewound to where it stands, and this was done there; it comes before all answers of its transition. */
  | { readonly at: StepPlace; readonly rewound: Rewound; readonly drawn: readonly Draw[]; readonly from?: number }
  /** Everything from this place on has been taken back, or `corrected`: dropped because it no longer fits. */
  | { readonly back: StepPlace; readonly corrected?: true };

/** What loading had to drop because it no longer fits the rules or cards (architecture.md#stored-form-of-a-table). */
export interface Corrected {
  readonly dropped: readonly (Answer | TableActTaken)[];
  /** One of the dropped answers came after a hidden card had been shown. */
  readonly hiddenSeen: boolean;
}
