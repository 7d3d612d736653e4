import { posix } from 'node:path';
import {
  arrows,
  mayImportAll,
  openFolders,
  packages,
  printedCardReaders,
  seedReaders,
  sessionReader,
  recursiveTypes,
  rooms,
  typeArrows,
  typesFromAbove,
} from './architecture.js';
import { importsOf, type Import, type Problem, type Tree } from './tree.js';

/** What the content is compiled into. */
const GENERATED = 'generated/';

/** A permission of architecture.ts, as it is named when nobody uses it. */
type Permission = string;

/** What the arrow check saw and found. */
export interface ArrowReport {
  readonly modules: number;
  readonly imports: number;
  readonly problems: readonly Problem[];
}

/** Checks every import of the tree against the arrows of architecture.ts, and the whole for cycles. */
export function checkArrows(tree: Tree): ArrowReport {
  const graph = new Map([...tree].map(([path, text]) => [path, importsOf(path, text)] as const));
  const problems: Problem[] = [];
  for (const [path, imports] of graph) {
    if (unitOf(path) === undefined) problems.push(`${path} lies in no folder that architecture.ts knows`);
    for (const one of imports) {
      const wrong = one.file === undefined ? wrongPackage(path, one) : wrongArrow(path, one.file, one.typeOnly, tree);
      if (wrong !== undefined) problems.push(`${path}:${one.line} imports ${one.specifier}: ${wrong}`);
    }
  }
  for (const cycle of cyclesOf(graph)) problems.push(`cycle: ${cycle.join(' → ')}`);
  const imports = [...graph.values()].reduce((sum, list) => sum + list.length, 0);
  return { modules: graph.size, imports, problems };
}

/** Every permission that architecture.ts gives, and who may do what by it. */
const permissions = (): readonly Permission[] => [
  ...pairs(arrows).map(([from, to]) => `${from} may import ${to}`),
  ...pairs(typeArrows).map(([from, to]) => `${from} may import types of ${to}`),
  ...Object.entries(rooms).flatMap(([folder, its]) =>
    pairs(its).map(([from, to]) => `in ${folder} ${from} may import ${to}`),
  ),
  ...Object.entries(openFolders).map(([from, to]) => `${from} may import all of ${to}`),
  ...Object.entries(typesFromAbove).map(([from, to]) => `${from} may import types of ${to}`),
  ...pairs(packages).map(([from, to]) => `${from} may import the package ${to}`),
];

const pairs = (table: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([from, all]) => all.map((to) => [from, to] as const));

/** The permissions that an import needs. */
function needed(path: string, one: Import): readonly Permission[] {
  const from = unitOf(path) ?? '';
  if (one.file === undefined) {
    return [`${from} may import the package ${one.specifier.split('/')[0]}`];
  }
  const target = one.file;
  if (target.startsWith(GENERATED)) return [`${from} may import ${posix.dirname(target)}`];
  const to = unitOf(target) ?? '';
  if (from !== to)
    return [
      `${from} may import ${target.replace(/\/index\.ts$/, '')}`,
      `${from} may import types of ${to}`,
      ...Object.values(openFolders).flatMap((open) =>
        target.startsWith(`${open}/`) ? [`${from} may import all of ${open}`] : [],
      ),
    ];
  if (typesFromAbove[path] === target) return [`${path} may import types of ${target}`];
  return Object.keys(rooms).map(
    (folder) => `in ${folder} ${roomOf(folder, path)} may import ${roomOf(folder, target)}`,
  );
}

/** Finds permissions of architecture.ts that no import of the whole tree needs. */
export function checkPermissions(tree: Tree): readonly Problem[] {
  const used = new Set([...tree].flatMap(([path, text]) => importsOf(path, text).flatMap((one) => needed(path, one))));
  const listed = (files: readonly string[], pattern: RegExp, what: string): readonly Problem[] =>
    files.filter((path) => !pattern.test(tree.get(path) ?? '')).map((path) => `${path} may ${what}, and does not`);
  return [
    ...permissions().flatMap((permission) => (used.has(permission) ? [] : [`${permission}, and does not`])),
    ...listed(printedCardReaders, /\.card\(/, 'read printed cards'),
    ...listed(seedReaders, /\bseedOf\b/, 'read the seed of a game'),
  ];
}

function unitOf(path: string): string | undefined {
  return [...Object.keys(arrows), ...mayImportAll].find((unit) => path === unit || path.startsWith(`${unit}/`));
}

function wrongArrow(path: string, target: string, typeOnly: boolean, tree: Tree): string | undefined {
  const from = unitOf(path);
  if (target.startsWith(GENERATED))
    return arrows[from ?? '']?.includes(posix.dirname(target)) === true ? undefined : `no arrow from ${from} to there`;
  if (!tree.has(target)) return 'there is no such source file';
  const to = unitOf(target);
  if (from === undefined || to === undefined) return undefined; // said for the file itself
  if (from === to) return typeOnly && typesFromAbove[path] === target ? undefined : wrongInside(from, path, target);
  if (mayImportAll.includes(to)) return `${to} is nobody's to import`;
  const open = openFolders[from];
  if (open !== undefined && target.startsWith(`${open}/`)) return undefined;
  const door = target.endsWith('/index.ts') ? target.slice(0, -'/index.ts'.length) : undefined;
  const doors = mayImportAll.includes(from) ? [...Object.keys(arrows), 'src/engine/vocabulary'] : (arrows[from] ?? []);
  if (door !== undefined && doors.includes(door)) return undefined;
  if (typeArrows[from]?.includes(to) === true) {
    if (!typeOnly) return `types only from ${to}`;
    return door === to ? undefined : `only through the door ${to}/index.ts`;
  }
  return doors.includes(to) ? `only through the door ${to}/index.ts` : `no arrow from ${from} to ${to}`;
}

function wrongInside(unit: string, path: string, target: string): string | undefined {
  if (unit === 'cards') {
    const isRule = path.startsWith('cards/house/'); // what a house card may be: no card itself
    const isInCatalogue = path.startsWith('cards/catalogue/');
    const isFact = target.startsWith('cards/catalogue/') && target.endsWith('/index.ts') !== isInCatalogue;
    if (isRule || isFact || path.endsWith('/index.ts')) return undefined;
    return 'a card file imports the vocabulary and the catalogue only';
  }
  return Object.keys(rooms)
    .map((folder) => wrongRoom(folder, path, target))
    .find((wrong) => wrong !== undefined);
}

/** What is wrong with an import from one room of a folder to another. */
function wrongRoom(folder: string, path: string, target: string): string | undefined {
  const [from, to] = [roomOf(folder, path), roomOf(folder, target)];
  if (from === undefined || to === undefined || from === to || from === 'index') return undefined;
  if (to === 'index') return `${folder} does not go out through its own door`;
  const below = rooms[folder]?.[from];
  if (below === undefined) return `${folder}/${from} is no room that architecture.ts knows`;
  return below.includes(to) ? undefined : `no arrow from ${from} to ${to} in ${folder}`;
}

/** The room of a folder in which a file lies; undefined when it lies elsewhere. */
function roomOf(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`)
    ? path
        .slice(folder.length + 1)
        .split('/')[0]
        ?.replace(/\.ts$/, '')
    : undefined;
}

function wrongPackage(path: string, one: Import): string | undefined {
  const allowed = packages[unitOf(path) ?? ''];
  if (allowed === undefined) return undefined;
  if (one.specifier.startsWith('node:')) return 'pure code does not use Node';
  return allowed.includes(one.specifier.split('/')[0] ?? '') ? undefined : 'no package for pure code';
}

/** The strongly connected parts of more than one file, or of one that imports itself (Tarjan). */
function cyclesOf(graph: ReadonlyMap<string, readonly Import[]>): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const connect = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    path.push(node);
    const targets = countedImports(node, graph);
    for (const target of targets) {
      if (!index.has(target)) connect(target);
      if (path.includes(target)) low.set(node, Math.min(low.get(node) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const part = path.splice(path.indexOf(node));
    if (part.length > 1 || targets.includes(node)) cycles.push(part);
  };
  for (const node of graph.keys()) if (!index.has(node)) connect(node);
  return cycles;
}

function countedImports(node: string, graph: ReadonlyMap<string, readonly Import[]>): readonly string[] {
  return (graph.get(node) ?? []).flatMap((one) => {
    if (one.file === undefined || !graph.has(one.file)) return [];
    const { file } = one;
    const recursive = recursiveTypes.some((folder) => [node, file].every((path) => path.startsWith(`${folder}/`)));
    return one.typeOnly && (recursive || typesFromAbove[node] === file) ? [] : [file];
  });
}

/** Checks that only the files of architecture.ts read printed cards; the others must ask for characteristics. */
export function checkPrintedCards(tree: Tree): readonly Problem[] {
  return [...tree]
    .filter(([path]) => path.startsWith('src/engine/') && !printedCardReaders.includes(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) => {
        const code = line.replace(/\/\/.*$|^\s*\*.*$/, '');
        return /\.card\(/.test(code) ? [`${path}:${index + 1} reads a printed card: ask for characteristics`] : [];
      }),
    );
}

/** Checks that outside the engine only the files of architecture.ts look into a session or read its seed. */
export function checkSessions(tree: Tree): readonly Problem[] {
  return [...tree]
    .filter(([path]) => !path.startsWith('src/engine/'))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) => {
        const place = `${path}:${index + 1}`;
        const looksInside = path !== sessionReader && /from '[^']*engine\/session\/internals\.js'/.test(line);
        const readsSeed = !path.startsWith('test/') && !seedReaders.includes(path) && /\bseedOf\b/.test(line);
        return [
          ...(looksInside ? [`${place} looks into a session: ask through the door`] : []),
          ...(readsSeed ? [`${place} reads the seed of a game: hidden cards follow from it`] : []),
        ];
      }),
    );
}
