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
  /** Sections to read next, by their ids. */
  readonly related: readonly string[];
  /** Cards that show it, by their ids. */
  readonly cards: readonly CardId[];
  readonly title: string;
  /** Terms are bold where they are explained; lists begin with `- ` or `1. `. */
  readonly text: string;
  readonly example: string;
  /** Other words and whole questions by which players look for it, as they would type them. */
  readonly asked: readonly string[];
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
  readonly text: string;
  /** What players ask that it answers, without the card's name. */
  readonly asked: readonly string[];
}

/** The rulebook as it is read in a language. */
export interface Rulebook {
  /** In the order in which they are read. */
  readonly sections: readonly Section[];
  readonly glossary: readonly Term[];
  readonly rulings: readonly Ruling[];
  /** How players say what a card does. */
  readonly cardsAsked: Readonly<Record<CardId, readonly string[] | undefined>>;
}

const PRINTS: Readonly<Record<Language, (text: string) => string>> = { en: (text) => text, fr: typo };

/** The rulebook in a language as it was compiled, set as that language is printed. */
export const printedRulebook = (language: Language): Rulebook => {
  const { sections, glossary, rulings, cardsAsked } = JSON.parse(
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
      text: print(section.text),
      example: print(section.example),
      asked: section.asked.map(print),
      terms: section.terms.map(printed),
    })),
    glossary: glossary.map(printed),
    rulings: rulings.map((ruling) => ({ ...ruling, text: print(ruling.text) })),
    cardsAsked,
  };
};

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
  things: readonly Covers[],
  rule: string,
): readonly Covers[] =>
  things
    .filter(({ rules }) => rules.includes(rule))
    .toSorted((one, other) => one.rules.indexOf(rule) - other.rules.indexOf(rule));

/** What has been decided about a card. */
export const rulingsOn = (book: Rulebook, card: CardId): readonly Ruling[] =>
  book.rulings.filter((ruling) => ruling.card === card);
