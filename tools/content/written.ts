import type { Language } from '../../src/text/index.js';
import type { ReadContent, ReportProblem } from './content.js';
import { pageIn, type Entry, type Form, type Page } from './markdown.js';
import { answersIn, phrasesIn, type AskedAnswer } from './phrase-lists.js';

/** The languages of the rulebook. What is the same in all of them stands in the first. */
export const LANGUAGES = ['en', 'fr'] as const satisfies readonly Language[];
const [FIRST] = LANGUAGES;

const SECTIONS: Form = {
  hasTitle: true,
  hasLead: true,
  hasExample: true,
  facts: ['Rules', 'General', 'See also', 'Cards'],
};
/** The chapter of rules that there are not, of which there is no example. */
const NO_SUCH_RULES = 'no-such-rules';
const RULINGS: Form = { hasTitle: false, hasLead: true, hasExample: false, facts: ['Card', 'Rules', 'General'] };
const TERMS: Form = { hasTitle: true, hasLead: false, hasExample: false, facts: ['Also', 'Rules', 'Section'] };
/** The one fact that each language has for itself. */
const OF_LANGUAGE = 'Also';

/** An entry with what it answers: what it says first of all, then the rest. */
export interface AskedEntry extends Entry {
  readonly answers: readonly AskedAnswer[];
}

/** A page by the name of its file. */
export interface WrittenPage extends Page {
  readonly name: string;
  readonly file: string;
  readonly entries: readonly AskedEntry[];
}

/** The pages of the rulebook in a language. */
export interface WrittenBook {
  readonly language: (typeof LANGUAGES)[number];
  readonly chapters: readonly WrittenPage[];
  readonly rulings: readonly WrittenPage[];
  readonly glossary: WrittenPage;
}

const NOTHING: Page = { title: '', entries: [] };

const writtenPage = (
  folder: string,
  name: string,
  form: Form,
  read: ReadContent,
  report: ReportProblem,
): WrittenPage => {
  const [file, phrases] = [`${folder}/${name}.md`, `${folder}/${name}.phrases.txt`];
  const text = read(file);
  if (text === undefined) report(file, 1, 'is missing');
  const { title, entries } = text === undefined ? NOTHING : pageIn(file, text, form, report);
  const lists = phrasesIn(phrases, read(phrases) ?? '', report);
  for (const [id, { line }] of lists)
    if (title !== '' && !entries.some((entry) => entry.id === id)) report(phrases, line, `${file} has no ${id}`);
  return {
    name,
    file,
    title,
    entries: entries.map((entry) => {
      const list = lists.get(entry.id) ?? { line: entry.line, phrases: [] };
      return { ...entry, answers: answersIn(phrases, list, entry.lead, report) };
    }),
  };
};

/** Reads what is written in a language: its chapters and the pages of its rulings, in their order, and its glossary. */
export const writtenIn = (
  language: WrittenBook['language'],
  chapters: readonly string[],
  rulings: readonly string[],
  read: ReadContent,
  report: ReportProblem,
): WrittenBook => {
  const folder = `rulebook/${language}`;
  const own = (form: Form): Form =>
    language === FIRST ? form : { ...form, facts: form.facts.filter((fact) => fact === OF_LANGUAGE) };
  return {
    language,
    chapters: chapters.map((name) =>
      writtenPage(folder, name, own({ ...SECTIONS, hasExample: name !== NO_SUCH_RULES }), read, report),
    ),
    rulings: rulings.map((name) => writtenPage(`${folder}/rulings`, name, own(RULINGS), read, report)),
    glossary: writtenPage(folder, 'glossary', own(TERMS), read, report),
  };
};
