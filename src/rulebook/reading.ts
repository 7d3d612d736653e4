import { typo, type Language } from '../text/index.js';
import type { CardId } from '../../cards/index.js';
import type { BookText } from './book.js';
import { chapters, type ChapterId } from './chapters/index.js';
import { english } from './en/index.js';
import { french } from './fr/index.js';
import { glossary, type TermId } from './glossary/glossary.js';
import { rulings, type RulingId } from './rulings/rulings.js';
import type { ChapterPlan, RulingPlan, SectionPlan, SectionText, TermPlan, TermText } from './section.js';

/** A section of the rulebook as it is read in a language. */
export interface Section extends SectionPlan, SectionText {
  readonly id: string;
  readonly chapter: ChapterId;
  readonly chapterTitle: string;
  /** The terms that this section explains. */
  readonly terms: readonly Term[];
}

/** A term of the game as it is read in a language. */
export interface Term extends TermPlan, TermText {
  readonly id: TermId;
}

/** What has been decided about a card, as it is read in a language. */
export interface Ruling extends RulingPlan {
  readonly id: RulingId;
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
  readonly cardsAsked: BookText['cardsAsked'];
}

const TEXTS: Readonly<Record<Language, BookText>> = { en: english, fr: french };

type Print = (text: string) => string;
const PRINTS: Readonly<Record<Language, Print>> = { en: (text) => text, fr: typo };

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // The keys of a literal are those of its type.
  Object.keys(record) as Key[];

const termsIn = ({ glossary: texts }: BookText, print: Print): readonly Term[] =>
  keysOf(glossary).map((id) => {
    const { name, also, meaning } = texts[id];
    return { id, ...glossary[id], name: print(name), also: also.map(print), meaning: print(meaning) };
  });

/** What else is asked about the section with this id. */
const moreAsked = ({ asked, atTheTable, inAHurry, otherWords }: BookText, id: string): readonly string[] =>
  [asked, atTheTable, inAHurry, otherWords].flatMap(
    (more: Readonly<Record<string, string | undefined>>) => more[id]?.split('; ') ?? [],
  );

const sectionsIn = (book: BookText, print: Print, terms: readonly Term[]): readonly Section[] =>
  keysOf(chapters).flatMap((chapter) => {
    const plans: ChapterPlan = chapters[chapter];
    const texts: Readonly<Record<string, SectionText>> = book.chapters[chapter];
    return Object.entries(plans).flatMap(([id, plan]): readonly Section[] => {
      const text = texts[id];
      if (text === undefined) return [];
      return [
        {
          id,
          chapter,
          chapterTitle: print(book.titles[chapter]),
          ...plan,
          title: print(text.title),
          text: print(text.text),
          example: print(text.example),
          asked: [...text.asked, ...moreAsked(book, id)].map(print),
          terms: terms.filter(({ section }) => section === id),
        },
      ];
    });
  });

/** How players say what cards do, from both lists. */
const cardsAskedIn = ({ cardsAsked, cardsDo }: BookText): BookText['cardsAsked'] => {
  const found = new Map<CardId, readonly string[]>();
  for (const [card, asked] of Object.entries(cardsAsked)) found.set(card, asked ?? []);
  for (const [card, asked] of Object.entries(cardsDo))
    found.set(card, [...new Set([...(found.get(card) ?? []), ...(asked?.split('; ') ?? [])])]);
  return Object.fromEntries(found);
};

/** The rulebook in a language. */
export const rulebook = (language: Language): Rulebook => {
  const book = TEXTS[language];
  const print = PRINTS[language];
  const terms = termsIn(book, print);
  return {
    sections: sectionsIn(book, print, terms),
    glossary: terms,
    rulings: keysOf(rulings).map((id) => ({
      id,
      ...rulings[id],
      text: print(book.rulings[id]),
      asked: [
        ...(book.rulingsAsked[id] ?? []),
        ...[book.rulingsAtTheTable[id], book.rulingsInAHurry[id]].flatMap((more) => more?.split('; ') ?? []),
      ],
    })),
    cardsAsked: cardsAskedIn(book),
  };
};

/** The section with this id; null for none. */
export const sectionIn = (book: Rulebook, id: string): Section | null =>
  book.sections.find((section) => section.id === id) ?? null;

/** What covers a rule of the catalogue, first what names it as the most important. */
export const covering = <Covers extends Pick<SectionPlan, 'rules'>>(
  things: readonly Covers[],
  rule: string,
): readonly Covers[] =>
  things
    .filter(({ rules }) => rules.includes(rule))
    .toSorted((one, other) => one.rules.indexOf(rule) - other.rules.indexOf(rule));

/** What has been decided about a card. */
export const rulingsOn = (book: Rulebook, card: CardId): readonly Ruling[] =>
  book.rulings.filter((ruling) => ruling.card === card);
