/** Files of content by their paths from the project's folder, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The text of a file of content; undefined where there is none. */
export type ReadContent = (file: string) => string | undefined;

/** Notes what is wrong with a line of a file of content. */
export type ReportProblem = (file: string, line: number, problem: string) => void;

/** Turns files of content into files for the program, by their paths under `generated/`. */
export type Compiler = (files: ContentFiles, report: ReportProblem) => ReadonlyMap<string, string>;

/** Notes files that are empty, or written in another encoding: what is read of their bytes stands for none, or is none. */
export const checkFiles: Compiler = (files, report) => {
  for (const [file, text] of files) {
    if (text.trim() === '') report(file, 1, 'is empty');
    const damaged = text.split('\n').findIndex((line) => /[\0\uFFFD]/.test(line));
    if (damaged !== -1) report(file, damaged + 1, 'is no text in UTF-8');
  }
  return new Map();
};

/** Those of these that have the id of an earlier one, each with the first that has it. */
export const repeated = <T>(
  items: readonly T[],
  idOf: (item: T) => string,
): readonly (readonly [again: T, first: T])[] => {
  const first = new Map<string, T>();
  return items.flatMap((item): readonly (readonly [T, T])[] => {
    const before = first.get(idOf(item));
    if (before !== undefined) return [[item, before]];
    first.set(idOf(item), item);
    return [];
  });
};
