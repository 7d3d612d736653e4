import type { CardId } from '../../cards/index.js';

/** What a section of the rulebook is about, in no language. */
export interface SectionPlan {
  /** Ids of the rules catalogue that it covers, the most important first. */
  readonly rules: readonly string[];
  /** Sections to read next, by their ids. */
  readonly related: readonly string[];
  /** Cards that show it, by their ids. */
  readonly cards: readonly CardId[];
}

/** The sections of a chapter by their ids: lower case, words joined by hyphens, unique in the whole rulebook. */
export type ChapterPlan = Readonly<Record<string, SectionPlan>>;

/** A section in a language; text and example together have at most about 900 characters. */
export interface SectionText {
  readonly title: string;
  /** Terms are bold where they are explained; lists begin with `- ` or `1. `. */
  readonly text: string;
  readonly example: string;
  /** Other words and whole questions by which players look for it, as they would type them. */
  readonly asked: readonly string[];
}

/** A chapter in a language: every section of its plan, and no other. */
export type ChapterText<Plan extends ChapterPlan> = { readonly [Id in keyof Plan]: SectionText };

/** What a term of the game is about, in no language. */
export interface TermPlan {
  readonly rules: readonly string[];
  /** The section that explains it, by its id. */
  readonly section: string;
}

/** A term in a language. */
export interface TermText {
  readonly name: string;
  /** Short forms, symbols and other names, those of the first edition too. */
  readonly also: readonly string[];
  /** One or two sentences. */
  readonly meaning: string;
}

/** What a ruling decides: for a card, by rules of the catalogue where they say so. */
export interface RulingPlan {
  readonly card: CardId;
  readonly rules: readonly string[];
}
