import type { Language } from '../../src/text/index.js';
import type { ReadContent, ReportProblem } from './content.js';
import { pageIn, type Entry, type Form, type Page } from './markdown.js';
import { phrasesIn } from './phrase-lists.js';

/** The languages of the rulebook. What is the same in all of them stands in the first. */
export const LANGUAGES = ['en', 'fr'] as const satisfies readonly Language[];
const [FIRST] = LANGUAGES;

const SECTIONS: Form = { hasTitle: true, hasExample: true, facts: ['Rules', 'See also', 'Cards'] };
const RULINGS: Form = { hasTitle: false, hasExample: false, facts: ['Card', 'Rules'] };
const TERMS: Form = { hasTitle: true, hasExample: false, facts: ['Also', 'Rules', 'Section'] };
/** The one fact that each language has for itself. */
const OF_LANGUAGE = 'Also';

/** An entry, and how people ask for it. */
export interface AskedEntry extends Entry {
  readonly asked: readonly string[];
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
    entries: entries.map((entry) => ({ ...entry, asked: lists.get(entry.id)?.phrases ?? [] })),
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
    chapters: chapters.map((name) => writtenPage(folder, name, own(SECTIONS), read, report)),
    rulings: rulings.map((name) => writtenPage(`${folder}/rulings`, name, own(RULINGS), read, report)),
    glossary: writtenPage(folder, 'glossary', own(TERMS), read, report),
  };
};
