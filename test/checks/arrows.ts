import {
  arrows,
  mayImportAll,
  packages,
  printedCardReaders,
  seedReaders,
  sessionReader,
  pureNodeImports,
  recursiveTypes,
  rooms,
  typeArrows,
} from './architecture.js';
import { importsOf, type Import, type Problem, type Tree } from './tree.js';

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

function unitOf(path: string): string | undefined {
  return [...Object.keys(arrows), ...mayImportAll].find((unit) => path === unit || path.startsWith(`${unit}/`));
}

function wrongArrow(path: string, target: string, typeOnly: boolean, tree: Tree): string | undefined {
  if (!tree.has(target)) return 'there is no such source file';
  const from = unitOf(path);
  const to = unitOf(target);
  if (from === undefined || to === undefined) return undefined; // said for the file itself
  if (from === to) return wrongInside(from, path, target);
  if (mayImportAll.includes(to)) return `${to} is nobody's to import`;
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
    const isRow = path.startsWith('cards/catalogue/') && target === 'cards/catalogue/rows.ts';
    const isRule = path.startsWith('cards/house/'); // what a house card may be: no card itself
    return isRow || isRule || path.endsWith('/index.ts') ? undefined : 'a card file imports the vocabulary only';
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
  if (!one.specifier.startsWith('node:')) {
    return allowed.includes(one.specifier.split('/')[0] ?? '') ? undefined : 'no package for pure code';
  }
  const names = pureNodeImports[path];
  if (names === undefined) return 'pure code does not use Node';
  const strange = one.names?.filter((name) => !names.includes(name)) ?? ['everything'];
  return strange.length === 0 ? undefined : `not listed in architecture.ts: ${strange.join(', ')}`;
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
    return one.typeOnly && recursive ? [] : [file];
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
        const looksInside = path !== sessionReader && /from '[^']*engine\/session\/insides\.js'/.test(line);
        const readsSeed = !path.startsWith('test/') && !seedReaders.includes(path) && /\bseedOf\b/.test(line);
        return [
          ...(looksInside ? [`${place} looks into a session: ask through the door`] : []),
          ...(readsSeed ? [`${place} reads the seed of a game: hidden cards follow from it`] : []),
        ];
      }),
    );
}
