import type { StoredTable } from '../../src/table/index.js';

/** The answers of a stored table whose checkpoint a test changes: they do not say by what its checkpoint is known. */
export const answersBeside = ({ answers }: Pick<StoredTable, 'answers'>): string => {
  const { digest: _digest, ...rest } = JSON.parse(answers) as Readonly<Record<string, unknown>>;
  return JSON.stringify(rest);
};
