import {
  arrows,
  engineArrows,
  mayImportAll,
  packages,
  printedCardReaders,
  pureNodeImports,
  recursiveTypes,
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
      const wrong = one.file === undefined ? wrongPackage(path, one) : wrongArrow(path, one.file, tree);
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

function wrongArrow(path: string, target: string, tree: Tree): string | undefined {
  if (!tree.has(target)) return 'there is no such source file';
  const from = unitOf(path);
  const to = unitOf(target);
  if (from === undefined || to === undefined) return undefined; // said for the file itself
  if (from === to) return wrongInside(from, path, target);
  if (mayImportAll.includes(to)) return `${to} is nobody's to import`;
  const door = target.endsWith('/index.ts') ? target.slice(0, -'/index.ts'.length) : undefined;
  const doors = mayImportAll.includes(from) ? [...Object.keys(arrows), 'src/engine/vocabulary'] : (arrows[from] ?? []);
  if (door !== undefined && doors.includes(door)) return undefined;
  return doors.includes(to) ? `only through the door ${to}/index.ts` : `no arrow from ${from} to ${to}`;
}

function wrongInside(unit: string, path: string, target: string): string | undefined {
  if (unit === 'cards') {
    const isRow = path.startsWith('cards/catalogue/') && target === 'cards/catalogue/rows.ts';
    return isRow || path.endsWith('/index.ts') ? undefined : 'a card file imports the vocabulary only';
  }
  if (unit !== 'src/engine' || path === 'src/engine/index.ts') return undefined;
  const from = engineFolder(path);
  const to = engineFolder(target);
  if (from === undefined) return 'only index.ts lies directly in src/engine';
  if (to === undefined) return 'the engine does not go out through its own door';
  const below = engineArrows[from];
  if (below === undefined) return `src/engine/${from} is no folder that architecture.ts knows`;
  return from === to || below.includes(to) ? undefined : `no arrow from engine/${from} to engine/${to}`;
}

function engineFolder(path: string): string | undefined {
  return /^src\/engine\/([^/]+)\//.exec(path)?.[1];
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
