import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../src/ops/index.js';

/**
 * The texts of the TypeScript files under a folder of the project, such as `test/cards`; null when the folder is not
 * there, as in an installation without the sources.
 */
export const sourcesUnder = (folder: string): readonly string[] | null => {
  try {
    return readdirSync(join(projectRoot(), folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const QUOTED = /\s*(?<quote>['"`])((?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/;
const CALL = new RegExp(`\\b(?:it|test)(?:\\.(?:skip|concurrent|sequential))?\\(${QUOTED.source}`, 'gs');
const EACH = new RegExp(`\\)\\(${QUOTED.source}`, 'gs');

const TABLE = new RegExp(`\\.each(?:<[^()]*>)?\\(\\[(.*?)\\n( *)\\](?: as const)?\\)\\((?:${QUOTED.source})?`, 'gs');
/** A row stands two spaces further in than the end of its table. */
const rowAfter = (indent: string): RegExp => new RegExp(`^${indent} {2}\\[?${QUOTED.source}`, 'gm');

/** The first words of the rows of a table, and the names of its tests with them. */
const rowNames = (source: string): readonly string[] =>
  [...source.matchAll(TABLE)].flatMap(([, rows = '', indent = '', _quote, name = '']) =>
    [...rows.matchAll(rowAfter(indent))].flatMap(([, , word = '']) => [word, name.replace('%s', word)]),
  );

/** The names of the tests written in a test file; those of `test.each` as templates, and the first word of each row. */
export const testNames = (source: string): readonly string[] => [
  ...[CALL, EACH].flatMap((pattern) => [...source.matchAll(pattern)].map((found) => found[2] ?? '')),
  ...rowNames(source),
];
