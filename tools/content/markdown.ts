import type { ReportProblem } from './content.js';

/** A line of facts below a text, such as `- Rules: ATK-01, ATK-02`. */
interface Fact {
  readonly line: number;
  readonly values: readonly string[];
}

/** What stands under a heading `## id`. */
export interface Entry {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The heading `### …` below it; empty for none. */
  readonly title: string;
  readonly text: string;
  /** What is quoted after the text; empty for nothing. */
  readonly example: string;
  readonly facts: ReadonlyMap<string, Fact>;
}

/** A Markdown file: its heading `# …`, and what stands under the headings below it. */
export interface Page {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** What the entries of a page consist of besides id and text. */
export interface Form {
  readonly hasTitle: boolean;
  readonly hasExample: boolean;
  readonly facts: readonly string[];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

const FACT = /^- ([A-Z][a-z ]*): (\S.*)$/;
const ID = /^[a-z0-9][A-Za-z0-9]*(?:-[a-z0-9]+)*$/;
const TITLE = '### ';

const isBlank = ({ text }: Line): boolean => text.trim() === '';

/** What a line says after the sign that it begins with; empty for a line that does not. */
const after = (sign: string, line: Line | undefined): string =>
  line?.text.startsWith(sign) === true ? line.text.slice(sign.length).trim() : '';

/** The lines before, and the last ones that fit, without the blank lines between them. */
const splitTail = (lines: readonly Line[], fits: (line: Line) => boolean): readonly [before: Line[], last: Line[]] => {
  const start = lines.findLastIndex((line) => !isBlank(line) && !fits(line)) + 1;
  return [lines.slice(0, start), lines.slice(start).filter((line) => !isBlank(line))];
};

const factsIn = (
  file: string,
  lines: readonly Line[],
  known: readonly string[],
  report: ReportProblem,
): ReadonlyMap<string, Fact> => {
  const facts = new Map<string, Fact>();
  for (const { number, text } of lines) {
    const [, name = '', values = ''] = FACT.exec(text) ?? [];
    if (!known.includes(name)) report(file, number, `${name}: no such fact belongs here`);
    if (facts.has(name)) report(file, number, `${name} stands here twice`);
    facts.set(name, { line: number, values: values.split(', ').map((value) => value.trim()) });
  }
  return facts;
};

/** Notes what an entry has and should not, or should have and has not. */
const checkParts = ({ id, file, line, title, text, example }: Entry, form: Form, report: ReportProblem): void => {
  const check = (part: string, what: string, isWanted: boolean): void => {
    if (isWanted !== (part !== '')) report(file, line, `${id} ${isWanted ? 'has no' : 'needs no'} ${what}`);
  };
  if (!ID.test(id)) report(file, line, `"${id}" is no id: small letters and digits, words joined by hyphens`);
  check(title, 'title (### …)', form.hasTitle);
  check(text, 'text', true);
  check(example, 'example (> …)', form.hasExample);
};

const entryIn = (file: string, [heading, ...lines]: readonly Line[], form: Form, report: ReportProblem): Entry => {
  const [before, factual] = splitTail(lines, ({ text }) => FACT.test(text));
  const [body, quoted] = splitTail(before, ({ text }) => text.startsWith('>'));
  const title = after(
    TITLE,
    body.find((line) => !isBlank(line)),
  );
  const prose = title === '' ? body : body.slice(body.findIndex((line) => !isBlank(line)) + 1);
  for (const { number, text } of prose)
    if (/^[#>]/.test(text))
      report(file, number, 'no heading or quotation may stand here: the example comes after the text');
  const entry = {
    id: after('## ', heading),
    file,
    line: heading?.number ?? 1,
    title,
    text: prose
      .map(({ text }) => text)
      .join('\n')
      .trim(),
    example: quoted.map(({ text }) => text.replace(/^> ?/, '')).join('\n'),
    facts: factsIn(file, factual, form.facts, report),
  };
  checkParts(entry, form, report);
  return entry;
};

/** Reads a Markdown file of entries of one form. */
export const pageIn = (file: string, text: string, form: Form, report: ReportProblem): Page => {
  const lines = text.split('\n').map((line, at): Line => ({ number: at + 1, text: line }));
  const starts = lines.flatMap((line, at) => (line.text.startsWith('## ') ? [at] : []));
  const [first, ...others] = lines.slice(0, starts[0]).filter((line) => !isBlank(line));
  const title = after('# ', first);
  if (title === '') report(file, first?.number ?? 1, 'the page has no title (# …)');
  for (const { number } of others) report(file, number, 'this stands under no heading (## …)');
  return { title, entries: starts.map((start, at) => entryIn(file, lines.slice(start, starts[at + 1]), form, report)) };
};
