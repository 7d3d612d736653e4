import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The lines of such a file, each a value; none when it is not there. */
export const linesOf = <T>(file: string): readonly T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]))
    : [];

/** Adds a line; several processes may write to one file. */
export const addLine = (file: string, line: object): void => {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
};
