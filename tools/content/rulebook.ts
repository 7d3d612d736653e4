import type { AskedPhrases, Rulebook, Section, Term } from '../../src/rulebook/index.js';
import { cardIdsIn } from './catalogue.js';
import type { Compiler, ReadContent, ReportProblem } from './content.js';
import { checkLinks, checkSame, checkUnique, valuesOf } from './links.js';
import { linesIn, phrasesIn } from './phrase-lists.js';
import { LANGUAGES, writtenIn, type AskedEntry, type WrittenBook } from './written.js';

const inCamelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What is said in a language under the ids of the first. */
const saidIn = (pages: WrittenBook['chapters']): ((entry: AskedEntry) => AskedEntry) => {
  const said = new Map(pages.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  return (entry) => said.get(entry.id) ?? entry;
};

const termsOf = (first: WrittenBook, { glossary }: WrittenBook): readonly Term[] => {
  const said = saidIn([glossary]);
  return first.glossary.entries.map((entry): Term => {
    const { title, text, ...own } = said(entry);
    const section = valuesOf(entry, 'Section')[0] ?? '';
    return {
      id: entry.id,
      rules: valuesOf(entry, 'Rules'),
      section,
      name: title,
      also: valuesOf(own, 'Also'),
      meaning: text,
    };
  });
};

const generalOf = (entry: AskedEntry): string | null => valuesOf(entry, 'General')[0] ?? null;

const sectionsOf = (first: WrittenBook, { chapters }: WrittenBook, terms: readonly Term[]): readonly Section[] => {
  const said = saidIn(chapters);
  return first.chapters.flatMap(({ name, entries }, at) =>
    entries.map((entry): Section => {
      const { title, text, example, answers } = said(entry);
      return {
        id: entry.id,
        chapter: inCamelCase(name) as Section['chapter'], // generated from the same names
        chapterTitle: chapters[at]?.title ?? '',
        rules: valuesOf(entry, 'Rules'),
        general: generalOf(entry),
        related: valuesOf(entry, 'See also'),
        cards: valuesOf(entry, 'Cards'),
        title,
        text,
        example,
        answers: answers.map((answer) => answer.text),
        terms: terms.filter(({ section }) => section === entry.id),
      };
    }),
  );
};

/** The rulebook in a language as the program reads it. */
const bookOf = (first: WrittenBook, written: WrittenBook): Rulebook => {
  const glossary = termsOf(first, written);
  const said = saidIn(written.rulings);
  return {
    sections: sectionsOf(first, written, glossary),
    glossary,
    rulings: first.rulings
      .flatMap(({ entries }) => entries)
      .map((entry) => {
        const { text, answers } = said(entry);
        return {
          id: entry.id,
          card: valuesOf(entry, 'Card')[0] ?? '',
          rules: valuesOf(entry, 'Rules'),
          general: generalOf(entry),
          answers: answers.map((answer) => answer.text),
          text,
        };
      }),
  };
};

/** How people ask in a language. */
const askedOf = ({ chapters, rulings }: WrittenBook, cards: AskedPhrases['cards']): AskedPhrases => ({
  entries: Object.fromEntries(
    [...chapters, ...rulings]
      .flatMap(({ entries }) => entries)
      .map(({ id, answers }) => [id, answers.map(({ asked }) => asked)]),
  ),
  cards,
});

const union = (name: string, ids: readonly string[]): string =>
  `export type ${name} =${ids.map((id) => `\n  | '${id}'`).join('')};\n`;

/** The ids that code names. */
const idsOf = ({ chapters }: WrittenBook, rules: readonly string[]): string =>
  [
    union(
      'ChapterId',
      chapters.map(({ name }) => inCamelCase(name)),
    ),
    union(
      'SectionId',
      chapters.flatMap(({ entries }) => entries.map(({ id }) => id)),
    ),
    union('RuleId', rules),
  ].join('');

/** Phrases by the ids of cards. */
const byCard = (
  file: string,
  cards: ReadonlySet<string>,
  read: ReadContent,
  report: ReportProblem,
): AskedPhrases['cards'] => {
  const text = read(file);
  if (text === undefined) report(file, 1, 'is missing');
  const lists = [...phrasesIn(file, text ?? '', report)];
  for (const [card, { line }] of lists) if (!cards.has(card)) report(file, line, `there is no card ${card}`);
  return Object.fromEntries(lists.map(([card, { phrases }]) => [card, phrases.map((phrase) => phrase.text)]));
};

/** `category curse: curse, malédiction`: a kind of cards, and how it is typed. */
const kindIn = (line: string, report: ReportProblem) => {
  const [, of = '', ids = '', typed = ''] = /^(deck|category) ([^:]+): (.+)$/.exec(line) ?? [];
  if (of === '') report('rulebook/search/card-kinds.txt', 1, `"${line}" is no "deck …: words" nor "category …: words"`);
  return { of, ids: ids.split(' '), typed: typed.split(', ') };
};

/** Words and names that the search knows. */
const searchWords = (cards: ReadonlySet<string>, read: ReadContent, report: ReportProblem) => {
  const lines = (name: string): readonly string[] => linesIn(`rulebook/search/${name}.txt`, read, report);
  return {
    nicknames: byCard('rulebook/nicknames.phrases.txt', cards, read, report),
    synonyms: lines('synonyms'),
    cardKinds: lines('card-kinds').map((line) => kindIn(line, report)),
    grammar: lines('grammar').map((line) => line.replace(/^[a-z]+: /, '').split(/\s+/)),
    forms: lines('forms'),
    holding: lines('holding').flatMap((line) => line.split(/\s+/)),
    everyday: lines('everyday').flatMap((line) => line.split(', ')),
  };
};

/** Files that nothing is made of. */
const BESIDE: ReadonlySet<string> = new Set(['rulebook/README.md']);
/** Questions that people have asked, on which the search is fitted. */
const QUESTIONS = 'rulebook/questions/';

export const compileRulebook: Compiler = (files, report) => {
  const used = new Set(BESIDE);
  const read: ReadContent = (file) => {
    used.add(file);
    return files.get(file);
  };
  const [rules, chapters, rulings] = ['rules', 'chapters', 'rulings'].map((list) =>
    linesIn(`rulebook/${list}.txt`, read, report),
  ) as [string[], string[], string[]];
  if ([rules, chapters, rulings].some(({ length }) => length === 0)) return new Map();
  const cards = cardIdsIn(files);
  const written = LANGUAGES.map((language) => writtenIn(language, chapters, rulings, read, report));
  const [first, ...others] = written as [WrittenBook, ...WrittenBook[]];
  for (const one of written) checkUnique(one, report);
  for (const other of others) checkSame(first, other, report);
  checkLinks(first, new Set(rules), cards, report);
  const books = written.flatMap((one) => {
    const ofCards = byCard(`rulebook/${one.language}/what-cards-do.phrases.txt`, cards, read, report);
    return [
      [`rulebook/${one.language}.json`, JSON.stringify(bookOf(first, one))],
      [`rulebook/asked.${one.language}.json`, JSON.stringify(askedOf(one, ofCards))],
    ] as const;
  });
  const words = JSON.stringify(searchWords(cards, read, report));
  for (const file of files.keys())
    if (file.startsWith('rulebook/') && !file.startsWith(QUESTIONS) && !used.has(file))
      report(file, 1, 'is in no list of rulebook/*.txt');
  return new Map([...books, ['rulebook/search.json', words], ['rulebook/ids.ts', idsOf(first, rules)]]);
};
