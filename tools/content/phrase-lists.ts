import type { ReadContent, ReportProblem } from './content.js';

/** The phrases under a heading `## id`, one a line. */
interface PhraseList {
  readonly line: number;
  readonly phrases: string[];
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
      list.phrases.push(phrase);
    }
  });
  return found;
};
