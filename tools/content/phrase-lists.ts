import type { ReadContent, ReportProblem } from './content.js';

/** The phrases under a heading `## id`, one a line. */
interface PhraseList {
  readonly line: number;
  readonly phrases: string[];
}

/** The lines of a file without blank ones and comments (`# …`). */
export const linesIn = (file: string, read: ReadContent, report: ReportProblem): readonly string[] => {
  const text = read(file);
  if (text === undefined) report(file, 1, 'is missing');
  return text?.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('# ')) ?? [];
};

const HEADING = '## ';

/** Reads phrases by the ids above them. */
export const phrasesIn = (file: string, text: string, report: ReportProblem): ReadonlyMap<string, PhraseList> => {
  const found = new Map<string, PhraseList>();
  let list: PhraseList | undefined;
  text.split('\n').forEach((line, at) => {
    const phrase = line.trim();
    if (phrase.startsWith(HEADING)) {
      const id = phrase.slice(HEADING.length);
      if (found.has(id)) report(file, at + 1, `${id} has phrases further up`);
      found.set(id, (list = { line: at + 1, phrases: [] }));
    } else if (phrase !== '') {
      if (list === undefined) report(file, at + 1, 'this phrase stands under no heading (## …)');
      list?.phrases.push(phrase);
    }
  });
  return found;
};
