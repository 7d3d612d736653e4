import { repeated, type ReportProblem } from './content.js';
import type { Entry } from './markdown.js';
import type { AskedEntry, WrittenBook, WrittenPage } from './written.js';

/** What an entry says of a fact. */
export const valuesOf = ({ facts }: Pick<Entry, 'facts'>, fact: string): readonly string[] =>
  facts.get(fact)?.values ?? [];

const entriesOf = (pages: readonly WrittenPage[]): readonly Entry[] => pages.flatMap(({ entries }) => entries);

/** Notes ids that are there twice: of sections and rulings together, and of terms. */
export const checkUnique = ({ chapters, rulings, glossary }: WrittenBook, report: ReportProblem): void => {
  for (const entries of [entriesOf([...chapters, ...rulings]), glossary.entries])
    for (const [again, first] of repeated(entries, ({ id }) => id))
      report(again.file, again.line, `${again.id} is there already: ${first.file}:${first.line}`);
};

const pagesOf = ({ chapters, rulings, glossary }: WrittenBook): readonly WrittenPage[] => [
  ...chapters,
  ...rulings,
  glossary,
];

/** Notes what stands on a page of one language and not on the same of the other. One without a title has been reported. */
export const checkSame = (one: WrittenBook, other: WrittenBook, report: ReportProblem): void => {
  pagesOf(one).forEach((page, at) => {
    const same = pagesOf(other)[at];
    const pair =
      same === undefined || page.title === '' || same.title === ''
        ? []
        : ([
            [page, same],
            [same, page],
          ] as const);
    for (const [from, to] of pair)
      for (const { id, line } of from.entries)
        if (!to.entries.some((entry) => entry.id === id)) report(from.file, line, `${to.file} has no ${id}`);
    for (const entry of pair.length === 0 ? [] : page.entries) checkAnswers(entry, same?.entries ?? [], report);
  });
};

/** Notes an entry that answers more or less in another language: the answers of both belong together in their order. */
const checkAnswers = ({ id, answers }: AskedEntry, others: readonly AskedEntry[], report: ReportProblem): void => {
  const other = others.find((entry) => entry.id === id);
  if (other !== undefined && other.answers.length !== answers.length)
    report(
      other.file,
      other.line,
      `${id} has ${answers.length} answers in the other language, ${other.answers.length} here`,
    );
};

/** Notes rules that the catalogue does not have, and sections and cards that are not there. */
export const checkLinks = (
  written: WrittenBook,
  rules: ReadonlySet<string>,
  cards: ReadonlySet<string>,
  report: ReportProblem,
): void => {
  const sections = new Set(entriesOf(written.chapters).map(({ id }) => id));
  const check = (entry: Entry, fact: string, isThere: (value: string) => boolean, what: string): void => {
    for (const value of valuesOf(entry, fact))
      if (!isThere(value)) report(entry.file, entry.facts.get(fact)?.line ?? entry.line, `${what} ${value}`);
  };
  for (const entry of entriesOf(pagesOf(written))) {
    check(entry, 'Rules', (rule) => rules.has(rule), 'rulebook/rules.txt has no');
    check(entry, 'See also', (id) => sections.has(id) && id !== entry.id, 'there is no other section');
    check(entry, 'General', (id) => sections.has(id) && id !== entry.id, 'there is no other section');
    check(entry, 'Section', (id) => sections.has(id), 'there is no section');
    for (const fact of ['Card', 'Cards']) check(entry, fact, (id) => cards.has(id), 'there is no card');
  }
  const needs = (entries: readonly Entry[], fact: string): void => {
    for (const entry of entries)
      if (valuesOf(entry, fact).length !== 1) report(entry.file, entry.line, `${entry.id} needs one "- ${fact}: …"`);
  };
  needs(written.glossary.entries, 'Section');
  needs(entriesOf(written.rulings), 'Card');
};
