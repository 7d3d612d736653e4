import { coloursIn } from './colours.js';
import { cardIdsIn } from './catalogue.js';
import { repeated, type Compiler, type ContentFiles, type ReportProblem } from './content.js';
import { emblemLines, type Names } from './emblem-lists.js';
import { drawingIn, type Place } from './svg.js';

const FOLDER = 'assets/emblems';
const [COLOURS, CARDS, OTHERS] = [`${FOLDER}/colours.json`, `${FOLDER}/cards.txt`, `${FOLDER}/others.txt`] as const;
const [SHAPES, FEATURES] = [`${FOLDER}/shapes`, `${FOLDER}/features`] as const;
const KNOWN = [`${FOLDER}/README.md`, COLOURS, CARDS, OTHERS];

/** Kinds of cards that have emblems for those of them that have none of their own. */
const KINDS = ['monster', 'thing', 'soul', 'person', 'curse', 'event', 'room'];
/** Colours that each emblem has for itself, and lines without a fill. */
const OWN_ROLES = ['main', 'low', 'high', 'pair', 'line', 'thin', 'lightline'];
/** Where a feature goes, and what more there may be to it. */
const GOES = ['face', 'top', 'wings', 'whole'];
const MORE = ['behind', 'eyes'];

/** The page of what is drawn where it stays, and that of what is drawn around the place where it goes. */
const WHOLE = '0 0 100 100';
const AROUND = '-100 -100 200 200';

/** The drawings in a folder: their files by their names. */
const drawingsIn = (folder: string, files: ContentFiles): ReadonlyMap<string, string> =>
  new Map(
    [...files.keys()].sort().flatMap((file) => {
      const name = file.startsWith(`${folder}/`) ? /^(\w+)\.svg$/.exec(file.slice(folder.length + 1))?.[1] : undefined;
      return name === undefined ? [] : [[name, file]];
    }),
  );

const shapeIn = (file: string, text: string, roles: readonly string[], report: ReportProblem) => {
  const allowed = { viewBox: () => WHOLE, roles, places: ['face', 'top', 'wings', 'hold'] };
  const { layers, places } = drawingIn(file, text, allowed, report) ?? { layers: [], places: [] };
  const found = new Map<string, Place | readonly Place[]>();
  for (const { line, name, place } of places)
    if (name === 'face') found.set('faces', [...((found.get('faces') ?? []) as readonly Place[]), place]);
    else if (found.has(name)) report(file, line, `a shape has one ${name}`);
    else found.set(name, place);
  return { layers, ...Object.fromEntries(found) };
};

const featureIn = (file: string, text: string, roles: readonly string[], report: ReportProblem) => {
  const viewBox = ([at]: readonly string[]): string => (at === 'whole' ? WHOLE : AROUND);
  const drawing = drawingIn(file, text, { viewBox, roles, places: [] }, report);
  if (drawing === null) return null;
  const { line, classes, layers } = drawing;
  const [at = '', ...more] = classes;
  if (!GOES.includes(at)) report(file, line, `needs a class that says where it goes: ${GOES.join(', ')}`);
  for (const one of more)
    if (!MORE.includes(one)) report(file, line, `the class ${one} says nothing: there are ${MORE.join(', ')}`);
  return { at, ...Object.fromEntries(more.map((one) => [one, true])), layers };
};

const cardsIn = (text: string, names: Names, cards: ReadonlySet<string>, report: ReportProblem) => {
  const lines = emblemLines(CARDS, text, names, report);
  for (const { id, line } of lines) if (!cards.has(id)) report(CARDS, line, `there is no card ${id}`);
  for (const [{ id, line }, first] of repeated(lines, (one) => one.id))
    report(CARDS, line, `${id} is there already: ${CARDS}:${first.line}`);
  return Object.fromEntries(lines.map(({ id, spec }) => [id, spec]));
};

const othersIn = (text: string, names: Names, report: ReportProblem) => {
  const lines = emblemLines(OTHERS, text, names, report);
  for (const { id, line } of lines)
    if (!KINDS.includes(id)) report(OTHERS, line, `there is no kind ${id}: there are ${KINDS.join(', ')}`);
  return Object.fromEntries(
    KINDS.map((kind) => {
      const specs = lines.filter(({ id }) => id === kind).map(({ spec }) => spec);
      if (specs.length === 0) report(OTHERS, 1, `has nothing for ${kind}`);
      return [kind, specs];
    }),
  );
};

/** Makes the data of all emblems from drawings, their colours, and the lists of what cards show. */
export const compileEmblems: Compiler = (files, report) => {
  const read = (file: string): string => {
    if (!files.has(file)) report(file, 1, 'is missing');
    return files.get(file) ?? '';
  };
  const written = read(COLOURS);
  const colours = written === '' ? null : coloursIn(COLOURS, written, report);
  if (colours === null) return new Map();
  const [shapes, features] = [drawingsIn(SHAPES, files), drawingsIn(FEATURES, files)];
  const known = new Set([...KNOWN, ...shapes.values(), ...features.values()]);
  for (const file of files.keys())
    if (file.startsWith(`${FOLDER}/`) && !known.has(file)) report(file, 1, 'is no part of the emblems');
  const roles = [...OWN_ROLES, ...Object.keys(colours.fixed)];
  const drawn = <T>(drawings: ReadonlyMap<string, string>, read: (file: string, text: string) => T) =>
    Object.fromEntries([...drawings].map(([name, file]) => [name, read(file, files.get(file) ?? '')]));
  const names = {
    shapes: new Set(shapes.keys()),
    features: new Set(features.keys()),
    tints: new Set(Object.keys(colours.tints)),
  };
  const emblems = {
    ...colours,
    shapes: drawn(shapes, (file, text) => shapeIn(file, text, roles, report)),
    features: drawn(features, (file, text) => featureIn(file, text, roles, report)),
    cards: cardsIn(read(CARDS), names, cardIdsIn(files), report),
    others: othersIn(read(OTHERS), names, report),
  };
  return new Map([['emblems/emblems.json', JSON.stringify(emblems)]]);
};
