import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { ReportProblem } from './content.js';

/** What stands on a line, by column. */
export interface Row<Cells = Readonly<Record<string, string>>> {
  readonly file: string;
  readonly line: number;
  readonly cells: Cells;
}

/** In the first line of every table; not if there is none, or if a spreadsheet has put semicolons between its columns. */
const HEADER = /^(?:[^\n]*,)?[ \t]*"?id"?[ \t]*(?:[,\n]|$)/;

/** The rows of a CSV file below its header; none when it cannot be read. */
export const rowsIn = (file: string, text: string, report: ReportProblem): readonly Row[] => {
  if (!HEADER.test(text)) {
    report(file, 1, 'this line must name the columns, with commas between them, as in the other tables');
    return [];
  }
  try {
    return parse<{ readonly record: Row['cells']; readonly info: { readonly lines: number } }>(text, {
      columns: true,
      info: true,
      skip_records_with_empty_values: true,
      trim: true,
    }).map(({ record, info }) => ({ file, line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(file, Number(error['lines']), error.message);
    return [];
  }
};

/** Those of the rows of a file that keep a schema, if it has these columns. */
export const rowsOf = <Cells>(
  rows: readonly Row[],
  schema: z.ZodType<Cells>,
  columns: readonly string[],
  report: ReportProblem,
): readonly Row<Cells>[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const found = Object.keys(first.cells);
  const wrong = [
    ...found
      .filter((column) => !columns.includes(column))
      .map((column) => (column === '' ? 'a column has no name' : `there is no column "${column}"`)),
    ...columns.filter((column) => !found.includes(column)).map((column) => `the column "${column}" is missing`),
  ];
  for (const problem of wrong) report(first.file, 1, problem);
  if (wrong.length > 0) return [];
  return rows.flatMap(({ file, line, cells }) => {
    const { data, error } = schema.safeParse(cells);
    for (const { path, message } of error?.issues ?? []) report(file, line, `${String(path[0])}: ${message}`);
    return data === undefined ? [] : [{ file, line, cells: data }];
  });
};
