import type { HouseProblem, StatName } from '../../../../cards/index.js';
import type { HouseCardTest } from '../../../table/index.js';
import type { Described } from '../described.js';

/** How `/souls cards` is described. */
export interface HouseCardsCommand extends Described {
  readonly copy: Described;
  readonly show: Described;
  readonly file: Described;
}

/** A field of a form: its label, and what is written into it as an example. */
interface FieldWords {
  readonly label: string;
  readonly hint: string;
}

/** Why a file with house cards is not taken. */
export type ImportProblem = 'notReached' | 'tooLarge' | 'damaged' | 'later' | 'none';

/** About cards that the managers of a server add for its tables. */
export interface HouseCardsWords {
  /** A card under its name, as everybody is told that it is a house card. */
  readonly marked: (name: string) => string;
  readonly kind: string;
  readonly title: string;
  /** Above the list: how many of how many there are, and how one is added. */
  readonly about: (number: number, most: number) => string;
  /** What house cards are called where free text is off. */
  readonly neutral: (isFreeText: boolean) => string;
  /** Beside a card: what became of playing with it. */
  readonly tested: (test: HouseCardTest | null) => string;
  /** The same in a word, for lists. */
  readonly state: (test: HouseCardTest | null) => string;
  /** This version does not have its words. */
  readonly unreadable: string;
  /** How many copies a deck gets. */
  readonly copies: (number: number) => string;
  readonly exact: string;
  readonly choose: string;
  readonly buttons: Readonly<
    Record<
      | 'write'
      | 'export'
      | 'name'
      | 'numbers'
      | 'reward'
      | 'inText'
      | 'words'
      | 'text'
      | 'test'
      | 'remove'
      | 'list'
      | 'table',
      string
    >
  >;
  readonly confirmRemove: (name: string) => string;
  readonly chooseCategory: string;
  readonly choosePlace: string;
  readonly chooseWord: (word: string) => string;
  readonly noWords: string;
  readonly noNumbers: string;
  readonly forms: {
    readonly name: Readonly<Record<'en' | 'fr', FieldWords>>;
    readonly stats: Readonly<Record<StatName, string>>;
    readonly reward: Readonly<Record<'coins' | 'loot' | 'treasure', string>>;
    readonly inText: (number: number) => FieldWords;
    readonly text: FieldWords;
    /** What is written into a field where a number may be missing. */
    readonly number: string;
  };
  /** What has been done. */
  readonly added: (name: string) => string;
  readonly changed: string;
  readonly removed: (name: string) => string;
  readonly imported: (number: number) => string;
  readonly exported: (number: number) => string;
  /** What is wrong with a card, and what is to be done about it. */
  readonly problem: (problem: HouseProblem) => string;
  readonly notImported: (problem: ImportProblem) => string;
  /** Of a file: the card at this place, from 1. */
  readonly cardOfFile: (place: number, problem: string) => string;
  /** What was understood of a text before reading stopped; nothing has changed. */
  readonly understood: (before: string) => string;
  /** Above the text that was typed, to be copied. */
  readonly yourText: string;
  readonly readingBusy: string;
  readonly gone: string;
  readonly full: (most: number) => string;
  readonly notCopied: string;
  readonly noNumber: string;
  readonly countOfNumbers: (number: number) => string;
  readonly namesOff: string;
  readonly testBusy: string;
  readonly testEnded: string;
  /** For a table: what its host chooses from, and what is there. */
  readonly table: {
    readonly title: string;
    readonly about: (chosen: number, most: number) => string;
    readonly none: string;
    readonly choose: string;
    readonly changed: string;
    /** A house rule. */
    readonly rule: (names: readonly string[]) => string;
    readonly notInCode: string;
    readonly refused: (problem: 'tooMany' | 'unreadable', most: number) => string;
  };
}
