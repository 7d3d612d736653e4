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
  /** What the text says first of all: its first paragraph or the beginning of it, in bold; empty for nothing. */
  readonly lead: string;
  /** The whole text. A lead that is a paragraph of its own sums it up and is no part of it. */
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
  readonly hasLead: boolean;
  readonly hasExample: boolean;
  readonly facts: readonly string[];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

const FACT = /^- ([A-Z][a-z ]*?)\s*: (\S.*)$/;
const ID = /^[a-z0-9][A-Za-z0-9]*(?:-[a-z0-9]+)*$/;
const TITLE = '### ';

/** A line without spaces at its end, and with a plain one after the sign that it begins with. */
const withPlainSpaces = (line: string): string => line.trimEnd().replace(/^(#+|>)\s+/, '$1 ');

const isBlank = ({ text }: Line): boolean => text.trim() === '';

/** What a line says after the sign that it begins with; empty for a line that does not. */
const after = (sign: string, line: Line | undefined): string =>
  line?.text.startsWith(sign) === true ? line.text.slice(sign.length).trim() : '';

const isFact = ({ text }: Line): boolean => FACT.test(text);
const isQuoted = ({ text }: Line): boolean => text.startsWith('>');

/** The lines of the text, of the example below it, and of the facts at the end. */
const partsOf = (file: string, lines: readonly Line[], report: ReportProblem) => {
  const facts = lines.findLastIndex((line) => !isBlank(line) && !isFact(line)) + 1;
  const quoted = lines.findIndex(isQuoted);
  const example = quoted === -1 ? facts : quoted;
  const below = lines.slice(example, facts).filter((line) => !isBlank(line));
  const other = below.find((line) => !isQuoted(line) && !isFact(line));
  if (other !== undefined) report(file, other.number, 'below the example only facts may stand, such as "- Rules: …"');
  return [lines.slice(0, example), below.filter(isQuoted), lines.slice(facts).filter(isFact)] as const;
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
const checkParts = ({ id, file, line, title, lead, text, example }: Entry, form: Form, report: ReportProblem): void => {
  const check = (part: string, what: string, isWanted: boolean): void => {
    if (isWanted !== (part !== '')) report(file, line, `${id} ${isWanted ? 'has no' : 'needs no'} ${what}`);
  };
  if (!ID.test(id)) report(file, line, `"${id}" is no id: small letters and digits, words joined by hyphens`);
  check(title, 'title (### …)', form.hasTitle);
  check(text, 'text', true);
  if (form.hasLead) check(lead, 'lead (**…** before the text)', true);
  checkAnswer(file, line, lead, report);
  check(example, 'example (> …)', form.hasExample);
};

/** The most letters of an answer: what is read at a glance. */
const LONGEST_ANSWER = 200;

/** Notes an answer that is too long to be one. */
export const checkAnswer = (file: string, line: number, answer: string, report: ReportProblem): void => {
  if (answer.length > LONGEST_ANSWER)
    report(file, line, `an answer has at most ${LONGEST_ANSWER} letters, not ${answer.length}`);
  if (answer.includes('**')) report(file, line, 'an answer is bold as a whole');
};

const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim();

/** The lead of a text. What stands in a paragraph of its own before the text is no part of it; without more, it is the text. */
const ledIn = (written: string): Pick<Entry, 'lead' | 'text'> => {
  const [bold = '', lead = ''] = /^\*\*(.+?)\*\*(?=\s|$)/.exec(written) ?? [];
  const rest = written.slice(bold.length);
  const isApart = rest.startsWith('\n\n');
  return { lead, text: (isApart ? rest : lead + rest).trim() };
};

const entryIn = (file: string, [heading, ...lines]: readonly Line[], form: Form, report: ReportProblem): Entry => {
  const [body, quoted, factual] = partsOf(file, lines, report);
  const title = after(
    TITLE,
    body.find((line) => !isBlank(line)),
  );
  const prose = title === '' ? body : body.slice(body.findIndex((line) => !isBlank(line)) + 1);
  for (const { number, text } of prose)
    if (text.startsWith('#')) report(file, number, 'no heading may stand here: one with an id is "## id"');
  const entry = {
    id: after('## ', heading),
    file,
    line: heading?.number ?? 1,
    title,
    ...(form.hasLead ? ledIn(textOf(prose)) : { lead: '', text: textOf(prose) }),
    example: quoted.map(({ text }) => text.replace(/^> ?/, '')).join('\n'),
    facts: factsIn(file, factual, form.facts, report),
  };
  checkParts(entry, form, report);
  return entry;
};

/** Reads a Markdown file of entries of one form. */
export const pageIn = (file: string, text: string, form: Form, report: ReportProblem): Page => {
  const lines = text.split('\n').map((line, at): Line => ({ number: at + 1, text: withPlainSpaces(line) }));
  const starts = lines.flatMap((line, at) => (line.text.startsWith('## ') ? [at] : []));
  const [first, second] = lines.slice(0, starts[0]).filter((line) => !isBlank(line));
  const title = after('# ', first);
  if (title === '') report(file, first?.number ?? 1, 'the page has no title (# …)');
  if (second !== undefined) report(file, second.number, 'this stands under no heading (## …)');
  return { title, entries: starts.map((start, at) => entryIn(file, lines.slice(start, starts[at + 1]), form, report)) };
};
