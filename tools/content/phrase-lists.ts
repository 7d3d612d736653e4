import type { AskedPhrase } from '../../src/rulebook/index.js';
import type { ReadContent, ReportProblem } from './content.js';
import { checkAnswer } from './markdown.js';

/** The phrases under a heading `## id`, one a line. */
interface PhraseList {
  readonly line: number;
  readonly phrases: { readonly line: number; readonly text: string }[];
}

/** The lines of a list without blank ones and comments (`# …`). */
export const linesIn = (file: string, read: ReadContent, report: ReportProblem): readonly string[] => {
  const found = new Set<string>();
  const text = read(file);
  for (const [at, line] of (text ?? '').split('\n').entries()) {
    const said = line.trim();
    if (said === '' || said.startsWith('#')) continue;
    if (found.has(said)) report(file, at + 1, `${said} stands here twice`);
    found.add(said);
  }
  if (found.size === 0) report(file, 1, text === undefined ? 'is missing' : 'has no lines');
  return [...found];
};

/** Reads phrases by the ids above them. */
export const phrasesIn = (file: string, text: string, report: ReportProblem): ReadonlyMap<string, PhraseList> => {
  const found = new Map<string, PhraseList>();
  let list: PhraseList | undefined;
  text.split('\n').forEach((line, at) => {
    const phrase = line.trim();
    const id = /^##\s+(.*)$/.exec(phrase)?.[1];
    if (id !== undefined) {
      if (found.has(id)) report(file, at + 1, `${id} has phrases further up`);
      found.set(id, (list = { line: at + 1, phrases: [] }));
    } else if (phrase.startsWith('#')) report(file, at + 1, 'a heading is "## id"');
    else if (phrase !== '') {
      if (list === undefined) report(file, at + 1, 'this phrase stands under no heading (## …)');
      list ??= { line: at + 1, phrases: [] };
      list.phrases.push({ line: at + 1, text: phrase });
    }
  });
  return found;
};

/** An answer, and how people ask for it. */
export interface AskedAnswer {
  readonly line: number;
  readonly text: string;
  readonly asked: AskedPhrase[];
}

const ANSWER = /^>\s*(.*)$/;
const MARKED = /^(.*?)\s*\|\s*(.*)$/;

/** A phrase, perhaps with what answers it: `can i attack twice | no`. */
const phraseOf = (line: string): AskedPhrase | null => {
  const [, text = line, reply = null] = MARKED.exec(line) ?? [];
  return (reply === null || reply === 'yes' || reply === 'no') && text !== '' ? { text, reply } : null;
};

/** Reads phrases of which those below `> An answer.` ask for that one, and those before for what `first` says. */
export const answersIn = (
  file: string,
  { line, phrases }: PhraseList,
  first: string,
  report: ReportProblem,
): readonly AskedAnswer[] => {
  const answers: AskedAnswer[] = [{ line, text: first, asked: [] }];
  for (const { line: at, text: said } of phrases) {
    const text = ANSWER.exec(said)?.[1];
    const phrase = phraseOf(said);
    if (text !== undefined) {
      checkAnswer(file, at, text, report);
      answers.push({ line: at, text, asked: [] });
    } else if (phrase === null) report(file, at, `"${said}" may end in "| yes" or "| no" only`);
    else answers.at(-1)?.asked.push(phrase);
  }
  for (const { line: at, text, asked } of answers.slice(1))
    if (asked.length === 0) report(file, at, `no phrase asks for "${text}"`);
  return answers;
};
