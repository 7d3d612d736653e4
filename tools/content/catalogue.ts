import { basename } from 'node:path';
import type { z } from 'zod';
import type { CatalogueCard, Category, SetId } from '../../cards/index.js';
import { cardSchema, faceOf, type Decks } from './card-rows.js';
import { repeated, type Compiler, type ContentFiles, type ReportProblem } from './content.js';
import { rowsIn, rowsOf, type Row } from './csv.js';
import { linesIn } from './phrase-lists.js';

const FOLDER = 'cards/catalogue';
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

/** The tables of the catalogue. */
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
      const [deck = '', categories = ''] = line.split(/\s*:\s*/);
      return [deck, categories.split(/\s*,\s*/)];
    }),
  );

/** Notes ids that are there twice. */
const checkUnique = (rows: readonly Row<Cells>[], report: ReportProblem): void => {
  for (const [again, first] of repeated(rows, ({ cells }) => cells.id))
    report(again.file, again.line, `id: ${again.cells.id} is there already: ${first.file}:${first.line}`);
};

/** Notes cards that lines name and that are not there. */
const checkNamed = (fronts: readonly Row<Front>[], report: ReportProblem): void => {
  const ids = new Set(fronts.map(({ cells }) => cells.id));
  for (const { file, line, cells } of fronts)
    for (const column of ['starting item', 'version of'] as const) {
      const id = cells[column];
      if (id !== null && !ids.has(id)) report(file, line, `${column}: there is no card ${id}`);
    }
};

/** The backs by the ids of their fronts, which stand above them. */
const backsIn = (rows: readonly Row<Cells>[], report: ReportProblem): ReadonlyMap<string, Row<Back>> => {
  const backs = new Map<string, Row<Back>>();
  for (const [at, row] of rows.entries()) {
    if (!isBack(row)) continue;
    const front = rows[at - 1];
    if (front === undefined || front.file !== row.file || isBack(front))
      report(row.file, row.line, 'deck: a back stands below its front');
    else backs.set(front.cells.id, row);
  }
  return backs;
};

/** What is known of a card without its text. */
const cardOf = ({ file, cells }: Row<Front>, back: Row<Back> | undefined): CatalogueCard => ({
  id: cells.id,
  ...faceOf(cells),
  set: setOf(file),
  deck: cells.deck,
  category: (cells.category || null) as Category | null, // generated from the same names
  copies: cells.copies,
  printings: [{ set: setOf(file), copies: cells.copies }, ...cells.elsewhere],
  startingItem: cells['starting item'],
  versionOf: cells['version of'],
  threePlus: cells.players === '3+',
  back: back === undefined ? null : { id: back.cells.id, ...faceOf(back.cells) },
  page: urlOf(cells.page),
});

const generated = (sets: readonly string[], decks: Decks, cards: readonly CatalogueCard[]): string => {
  const ids = cards.flatMap(({ id, back }) => (back === null ? [id] : [id, back.id]));
  return `import type { CatalogueCard } from '../../cards/catalogue/known.js';
/** Every set that has been published. */
export const setIds = ${JSON.stringify(sets)} as const;
export type SetId = (typeof setIds)[number];
/** What deck building sorts cards by, for each deck that is sorted. */
export const categories = ${JSON.stringify(Object.fromEntries([...decks].filter(([, [first]]) => first !== '')))} as const;
export type Category = (typeof categories)[keyof typeof categories][number];
/** The id of a published card, or of its back. */
export type PublishedId = ${ids.map((id) => JSON.stringify(id)).join('|')};
/** What is known of every published card, set by set in the order of the lines. */
export const publishedCards: readonly CatalogueCard[] = [
${cards.map((card) => `${JSON.stringify(card)},\n`).join('')}];
`;
};

export const compileCatalogue: Compiler = (files, report) => {
  const lines = (file: string) => linesIn(file, (name) => files.get(name), report);
  const sets = lines(SETS);
  const decks = decksIn(lines(DECKS));
  if (sets.length === 0 || decks.size === 0) return new Map();
  for (const file of tablesIn(files).keys())
    if (!sets.includes(setOf(file))) report(file, 1, `${SETS} has no ${setOf(file)}`);
  const schema = cardSchema(sets, decks);
  const columns = Object.keys(schema.options[0].shape);
  const rows = sets.flatMap((set) => {
    const file = `${FOLDER}/${set}.csv`;
    const text = files.get(file);
    if (text === undefined) report(file, 1, 'is missing');
    return text === undefined ? [] : rowsOf(rowsIn(file, text, report), schema, columns, report);
  });
  const fronts = rows.filter(isFront);
  checkUnique(rows, report);
  checkNamed(fronts, report);
  const backs = backsIn(rows, report);
  const cards = fronts.map((row) => cardOf(row, backs.get(row.cells.id)));
  return new Map([['cards/catalogue.ts', generated(sets, decks, cards)]]);
};
