import { basename } from 'node:path';
import type { z } from 'zod';
import type { BesideTree, Category, KnownCard, SetId } from '../../cards/index.js';
import { baseSchema, cardSchema, faceOf, type Decks } from './card-rows.js';
import { checkEncoding, type Compiler, type ContentFiles, type ReportProblem } from './content.js';
import { rowsIn, rowsOf, type Row } from './csv.js';
import { linesIn } from './phrase-lists.js';

const FOLDER = 'cards/catalogue';
const BASE = `${FOLDER}/base.csv`;
const SETS = `${FOLDER}/sets.txt`;
const DECKS = `${FOLDER}/decks.txt`;
const SITE = 'https://foursouls.com/cards';

type Cells = z.infer<ReturnType<typeof cardSchema>>;
type Back = Extract<Cells, { readonly deck: 'back' }>;
type Front = Exclude<Cells, Back>;

const isBack = (row: Row<Cells>): row is Row<Back> => row.cells.deck === 'back';
const isFront = (row: Row<Cells>): row is Row<Front> => !isBack(row);

const setOf = (file: string): SetId => basename(file, '.csv') as SetId; // generated from the same names
const urlOf = (page: string | null): string | null => (page === null ? null : `${SITE}/${page}/`);

/** The files of CSV of the catalogue. */
const tablesIn = (files: ContentFiles): ContentFiles =>
  new Map([...files].filter(([file]) => file.startsWith(`${FOLDER}/`) && file.endsWith('.csv')));

/** The ids of all published cards. */
export const cardIdsIn = (files: ContentFiles): ReadonlySet<string> => {
  const rows = [...tablesIn(files)].flatMap(([file, text]) => rowsIn(file, text, () => undefined));
  return new Set(rows.map(({ cells }) => cells['id'] ?? ''));
};

const decksIn = (lines: readonly string[]): Decks =>
  new Map(
    lines.map((line) => {
      const [deck = '', categories = ''] = line.split(': ');
      return [deck, categories.split(', ')];
    }),
  );

/** Notes ids that are there twice. */
const checkUnique = (rows: readonly Row<{ readonly id: string }>[], report: ReportProblem): void => {
  const first = new Map<string, Row<unknown>>();
  for (const row of rows) {
    const before = first.get(row.cells.id);
    if (before === undefined) first.set(row.cells.id, row);
    else report(row.file, row.line, `id: ${row.cells.id} is there already: ${before.file}:${before.line}`);
  }
};

/** Notes cards that lines name and that are not there. */
const checkNamed = (rows: readonly Row<Cells>[], ids: ReadonlySet<string>, report: ReportProblem): void => {
  const check = ({ file, line }: Row<Cells>, column: string, id: string | null): void => {
    if (id !== null && !ids.has(id)) report(file, line, `${column}: there is no card ${id}`);
  };
  for (const row of rows.filter(isBack)) check(row, 'id', row.cells.id);
  for (const row of rows.filter(isFront))
    for (const column of ['starting item', 'version of'] as const) check(row, column, row.cells[column]);
};

/** A card as it is known before it can be played. */
const cardOf = ({ file, cells }: Row<Front>, back: Row<Back> | undefined): Omit<KnownCard, 'playable'> => ({
  id: cells.id,
  ...faceOf(cells),
  set: setOf(file),
  deck: cells.deck,
  category: (cells.category || null) as Category | null, // generated from the same names
  copies: cells.copies,
  startingItem: cells['starting item'],
  threePlus: cells.players === '3+',
  printings: [{ set: setOf(file), copies: cells.copies }, ...cells.elsewhere],
  versionOf: cells['version of'],
  page: urlOf(cells.page),
  back: back === undefined ? null : faceOf(back.cells),
});

const listed = (items: readonly unknown[]): string =>
  `[\n${items.map((item) => `${JSON.stringify(item)},\n`).join('')}]`;

const generated = (
  sets: readonly string[],
  decks: Decks,
  base: readonly BesideTree[],
  others: readonly Omit<KnownCard, 'playable'>[],
): string => `import type { BesideTree, KnownCard } from '../../cards/catalogue/index.js';
/** Every set that has been published. */
export const setIds = ${JSON.stringify(sets)} as const;
export type SetId = (typeof setIds)[number];
/** What deck building sorts cards by, for each deck that is sorted. */
export const categories = ${JSON.stringify(Object.fromEntries([...decks].filter(([, [first]]) => first !== '')))} as const;
export type Category = (typeof categories)[keyof typeof categories][number];
/** The cards of the base set, in the order in which decks are put together before they are shuffled: a seed deals by it. */
export const baseCards: readonly BesideTree[] = ${listed(base)};
/** What is known of the cards of the other sets before they can be played. */
export const otherCards: readonly Omit<KnownCard, 'playable'>[] = ${listed(others)};
`;

/** The lines about cards of the base set, and about the faces of the others. */
const rowsFor = (files: ContentFiles, sets: readonly string[], decks: Decks, report: ReportProblem) => {
  const read = (file: string) => rowsIn(file, files.get(file) ?? '', report);
  const [ofBase, ofCard] = [baseSchema(sets), cardSchema(sets, decks)];
  const columns = Object.keys(ofCard.options[0].shape);
  const rows = sets
    .map((set) => `${FOLDER}/${set}.csv`)
    .filter((file) => file !== BASE)
    .flatMap((file) => rowsOf(read(file), ofCard, columns, report));
  return { base: rowsOf(read(BASE), ofBase, Object.keys(ofBase.shape), report), rows };
};

export const compileCatalogue: Compiler = (files, report) => {
  const lines = (file: string) => linesIn(file, (name) => files.get(name), report);
  const sets = lines(SETS);
  const decks = decksIn(lines(DECKS));
  for (const [file, text] of tablesIn(files)) {
    checkEncoding(file, text, report);
    if (!sets.includes(setOf(file))) report(file, 1, `${SETS} has no ${setOf(file)}`);
  }
  const { base, rows } = rowsFor(files, sets, decks, report);
  const [fronts, backs] = [rows.filter(isFront), rows.filter(isBack)];
  for (const faces of [[...base, ...fronts], backs]) checkUnique(faces, report);
  checkNamed(rows, new Set([...base, ...fronts].map(({ cells }) => cells.id)), report);
  const backOf = new Map(backs.map((row) => [row.cells.id, row]));
  const beside = base.map(({ cells }) => ({ ...cells, page: urlOf(cells.page) }));
  const others = fronts.map((row) => cardOf(row, backOf.get(row.cells.id)));
  return new Map([['cards/catalogue.ts', generated(sets, decks, beside, others)]]);
};
