import { existsSync, readFileSync } from 'node:fs';
import type { CardId } from '../../cards/index.js';
import type { ChapterId } from '../../generated/rulebook/ids.js';
import { typo, type Language } from '../text/index.js';
import { compiledFile, keptFile } from './files.js';

/** A section of the rulebook as it is read in a language; text and example together have at most about 900 characters. */
export interface Section {
  /** Lower case, words joined by hyphens, unique in the whole rulebook. */
  readonly id: string;
  readonly chapter: ChapterId;
  readonly chapterTitle: string;
  /** Ids of the rules catalogue that it covers, the most important first. */
  readonly rules: readonly string[];
  /** The section with the rule to which this is an exception, by its id; null for none. */
  readonly general: string | null;
  /** Sections to read next, by their ids. */
  readonly related: readonly string[];
  /** Cards that show it, by their ids. */
  readonly cards: readonly CardId[];
  readonly title: string;
  /**
   * What it answers, the same answers in every language: first what it says of all, then answers to single questions. Each
   * has at most 200 letters and states the rule by itself, and so does its first sentence.
   */
  readonly answers: readonly string[];
  /** Terms are bold where they are explained; lists begin with `- ` or `1. `. */
  readonly text: string;
  readonly example: string;
  /** The terms that this section explains. */
  readonly terms: readonly Term[];
}

/** A term of the game as it is read in a language. */
export interface Term {
  readonly id: string;
  readonly rules: readonly string[];
  /** The section that explains it, by its id. */
  readonly section: string;
  readonly name: string;
  /** Short forms, symbols and other names, those of the first edition too. */
  readonly also: readonly string[];
  /** One or two sentences. */
  readonly meaning: string;
}

/** What has been decided about a card, as it is read in a language. */
export interface Ruling {
  readonly id: string;
  readonly card: CardId;
  /** Rules of the catalogue by which it is decided, where they say so. */
  readonly rules: readonly string[];
  /** The section with the rule to which this is an exception, by its id; null for none. */
  readonly general: string | null;
  /** As of a section. */
  readonly answers: readonly string[];
  readonly text: string;
}

/** The rulebook as it is read in a language. */
export interface Rulebook {
  /** In the order in which they are read. */
  readonly sections: readonly Section[];
  readonly glossary: readonly Term[];
  readonly rulings: readonly Ruling[];
}

/** A word or question as players type it. Where that is a question for Yes or No, `reply` says which of them goes before the answer. */
export interface AskedPhrase {
  readonly text: string;
  readonly reply: Reply | null;
}

export type Reply = 'yes' | 'no';

/** How players ask in a language: by the id of a section or ruling for each of its answers, and by card for what it does. */
export interface AskedPhrases {
  readonly entries: Readonly<Record<string, readonly (readonly AskedPhrase[])[] | undefined>>;
  readonly cards: Readonly<Record<CardId, readonly string[] | undefined>>;
}

const PRINTS: Readonly<Record<Language, (text: string) => string>> = { en: (text) => text, fr: typo };

/** The rulebook in a language as it was compiled, set as that language is printed. */
export const printedRulebook = (language: Language): Rulebook => {
  const { sections, glossary, rulings } = JSON.parse(
    readFileSync(compiledFile(`${language}.json`), 'utf8'),
  ) as Rulebook;
  const print = PRINTS[language];
  const printed = (term: Term): Term => ({
    ...term,
    name: print(term.name),
    also: term.also.map(print),
    meaning: print(term.meaning),
  });
  return {
    sections: sections.map((section) => ({
      ...section,
      chapterTitle: print(section.chapterTitle),
      title: print(section.title),
      answers: section.answers.map(print),
      text: print(section.text),
      example: print(section.example),
      terms: section.terms.map(printed),
    })),
    glossary: glossary.map(printed),
    rulings: rulings.map((ruling) => ({
      ...ruling,
      answers: ruling.answers.map(print),
      text: print(ruling.text),
    })),
  };
};

/** How players ask in a language, as it was compiled: what is searched is made of it when the program is built. */
export const askedIn = (language: Language): AskedPhrases =>
  JSON.parse(readFileSync(compiledFile(`asked.${language}.json`), 'utf8')) as AskedPhrases;

const books = new Map<Language, Rulebook>();

/** The rulebook in a language, read when it is first needed. */
export const rulebook = (language: Language): Rulebook => {
  const kept = keptFile(`rulebook.${language}.json`);
  const book =
    books.get(language) ??
    (existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Rulebook) : printedRulebook(language));
  books.set(language, book);
  return book;
};

/** The section with this id; null for none. */
export const sectionIn = (book: Rulebook, id: string): Section | null =>
  book.sections.find((section) => section.id === id) ?? null;

/** What covers a rule of the catalogue, first what names it as the most important. */
export const covering = <Covers extends Pick<Section, 'rules'>>(
  documents: readonly Covers[],
  rule: string,
): readonly Covers[] =>
  documents
    .filter(({ rules }) => rules.includes(rule))
    .toSorted((one, other) => one.rules.indexOf(rule) - other.rules.indexOf(rule));

/** What has been decided about a card. */
export const rulingsOn = (book: Rulebook, card: CardId): readonly Ruling[] =>
  book.rulings.filter((ruling) => ruling.card === card);
