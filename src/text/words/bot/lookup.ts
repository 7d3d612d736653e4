import type { AskingResult } from '../../../table/index.js';
import type { Next } from '../game/waiting.js';
import type { Described } from '../described.js';

/** Why a question to the hosts was not taken. */
export type NotAsked = Exclude<AskingResult, 'asked'> | 'empty';

/** Cards that a filter keeps, as the facts name them. */
export type CardMark = 'guppy' | 'eternal' | 'threePlus' | 'soul';
export const CARD_MARKS: readonly CardMark[] = ['guppy', 'eternal', 'threePlus', 'soul'];

/** Looking up rules, terms, cards and rulings; queries and names come escaped for where the text goes. */
export interface LookupWords {
  readonly rule: {
    readonly example: string;
    readonly terms: string;
    /** A term that a section explains: its name, its other names, what it means. */
    readonly term: (name: string, also: readonly string[], meaning: string) => string;
    /** The ids of the rules, and the chapter. */
    readonly footer: (rules: readonly string[], chapter: string) => string;
    /** Leads to the section about a rule, by its id. */
    readonly button: (rule: string) => string;
  };
  /** What a question is answered. */
  readonly answer: {
    /** Before the answer to a question for Yes or No. */
    readonly reply: { readonly yes: string; readonly no: string };
    /** The rule to which the answer is an exception. */
    readonly general: (rule: string) => string;
    /** The button that leads to all that is said about it. */
    readonly whole: string;
    /** The best answer, where it is not sure that it is what was meant. */
    readonly probably: (answer: string) => string;
    /** Below that, above the next answers. */
    readonly others: string;
    /** One of these answers with the number of its button. */
    readonly number: (number: number, answer: string) => string;
    /** What a card says, by its name. */
    readonly cardSays: (card: string, text: string) => string;
    /** An answer about a card that was not named. */
    readonly aboutCard: (answer: string, card: string) => string;
    readonly noneOfThese: string;
  };
  /** About a game that is going on where the question is asked; from what everybody sees. */
  readonly now: {
    /** Words by which a question is about what is going on, without accents; none that articles and other questions have, too. */
    readonly words: readonly string[];
    /** What those words mean. */
    readonly meant: Readonly<Record<Next['is'], string>>;
    /** What waits, and where that is asked, that it can be answered. */
    readonly line: (next: Next, canBeAnswered: boolean) => string;
    readonly why: string;
  };
  /** Above the nearest answers. */
  readonly nothing: { readonly text: (query: string) => string; readonly empty: string };
  readonly contents: {
    /** The button that leads there. */
    readonly button: string;
    readonly title: string;
    readonly intro: string;
    readonly choose: string;
    /** The placeholder of one of several menus of chapters. */
    readonly between: (first: string, last: string) => string;
    readonly chapter: (title: string) => string;
    /** Words by which the contents and the glossary are asked for. */
    readonly called: readonly string[];
  };
  readonly glossary: {
    readonly title: string;
    readonly choose: string;
    readonly term: (name: string, meaning: string) => string;
    readonly called: readonly string[];
  };
  /** On the first page of the help. */
  readonly hint: string;
  readonly share: string;
  /** Above what somebody shares by a button. */
  readonly sharedBy: (name: string) => string;
  /** To whoever has shared something. */
  readonly shared: string;
  /** Above what was to be shared, while it is not clear what is meant. */
  readonly notShared: string;
  readonly hostQuestions: {
    readonly form: { readonly title: string; readonly question: string; readonly hint: string };
    readonly asked: (question: string) => string;
    readonly notAsked: (why: NotAsked, most: number) => string;
    readonly answerForm: {
      readonly title: string;
      readonly answer: string;
      readonly section: string;
      readonly sectionHint: string;
    };
    /** The button that leads managers to the questions of their server. */
    readonly list: (open: number) => string;
    /** Words by which managers ask for the list. */
    readonly called: readonly string[];
    /** For the page of the server's settings: how many wait, and where they are. */
    readonly where: (open: number) => string;
    readonly title: string;
    readonly counts: (open: number, answered: number) => string;
    readonly none: string;
    readonly choose: string;
    readonly waiting: string;
    readonly question: string;
    readonly from: string;
    /** `/rule` has an answer of this server. */
    readonly found: string;
    readonly answer: string;
    readonly answerAnew: string;
    readonly remove: string;
    readonly confirmRemove: (question: string) => string;
    readonly removed: string;
    readonly answered: string;
    /** The rule that was typed beside an answer is none, or not clear. */
    readonly noSection: (typed: string) => string;
    /** Somebody else has given an answer meanwhile, which stays; with what was typed. */
    readonly answeredBefore: (answer: string) => string;
    readonly gone: string;
    /** To the person who has asked: their question is answered. */
    readonly toldAnswer: (question: string, answer: string) => string;
    /** For the page about what is kept of a person. */
    readonly kept: (number: number) => string;
  };
  readonly explain: {
    readonly none: string;
    readonly several: (number: number) => string;
    readonly choose: (from: number, to: number) => string;
    readonly title: string;
  };
}

/** The commands for lookups. */
export interface LookupCommands {
  readonly rule: Described & { readonly query: Described; readonly share: Described };
  readonly card: Described & {
    readonly named: Described;
    readonly share: Described;
    readonly set: Described;
    readonly deck: Described;
    readonly category: Described;
    readonly mark: Described;
  };
  /** The entry of the menu on a message: at most 32 characters. */
  readonly explain: string;
}
