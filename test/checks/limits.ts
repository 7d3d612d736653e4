import { posix } from 'node:path';
import ts from 'typescript-api';
import { problemAt, type Checked, type Problem, type Tree } from './tree.js';

/** Lines that a file may have; the aim is 400. */
export const fileLines = 450;

/** Lines of its own that a function may have, functions inside it not counted; the aim is 40. */
export const functionLines = 60;

/** Files that may lie directly in a folder. */
export const folderFiles = 15;

/** The folders of `src` and `commands` that have more, and how many: these numbers only become smaller. */
export const largeFolders: Readonly<Record<string, number>> = {
  'src/engine/rules/events': 20,
  'src/engine/rules/variants': 18,
  'src/engine/session': 25,
  'src/engine/state': 28,
  'src/store': 21,
  'src/text/cards': 28,
  'src/text/en/bot': 33,
  'src/text/en/cards': 28,
  'src/text/en/game': 26,
  'src/text/fr/bot': 33,
  'src/text/fr/cards': 28,
  'src/text/fr/game': 26,
};

/** Finds folders of `src` and `commands` with too many files, and those that are listed as large with more than they still have. */
export function checkFolders(tree: Tree, large = largeFolders): readonly Problem[] {
  const counts = new Map<string, number>(Object.keys(large).map((folder) => [folder, 0]));
  for (const path of tree.keys()) {
    const folder = posix.dirname(path);
    if (/^(src|commands)\b/.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, files]) => {
    const most = large[folder] ?? folderFiles;
    if (files > most) return [`${folder} has ${files} files, more than ${most}: split it by what belongs together`];
    if (!(folder in large) || files === most) return [];
    return [
      `${folder} has ${files} files and is listed as large with ${most}: write down ${files}, or take it off the list`,
    ];
  });
}

/** Finds files and functions that have grown too long; the functions of card files do not count. */
export function checkLengths({ sources }: Pick<Checked, 'sources'>): readonly Problem[] {
  return [...sources].flatMap(([path, source]) => {
    const lines = source.text.trimEnd().split('\n').length;
    const long = lines > fileLines ? [`${path} has ${lines} lines, more than ${fileLines}`] : [];
    return path.startsWith('cards/') ? long : [...long, ...longFunctions(path, source)];
  });
}

const isFunction = (node: ts.Node): boolean => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

function longFunctions(path: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const linesOf = (node: ts.Node): number =>
    source.getLineAndCharacterOfPosition(node.getEnd()).line -
    source.getLineAndCharacterOfPosition(node.getStart(source)).line +
    1;
  /** Lines of the outermost functions inside a node; a function of one line is part of the line around it. */
  const inside = (node: ts.Node): number => {
    let lines = 0;
    ts.forEachChild(node, (child) => {
      lines += isFunction(child) ? linesOf(child) - 1 : inside(child);
    });
    return lines;
  };
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) {
      const own = linesOf(node) - inside(node);
      const name = 'name' in node && node.name !== undefined ? (node.name as ts.Node).getText(source) : 'a function';
      if (own > functionLines)
        problems.push(problemAt(path, source, node, `${name} has ${own} lines, more than ${functionLines}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** What is left behind by unfinished work, or reads a folder that only the authors have. */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`), 'unfinished work'],
  [/\bissue \d/, 'the number of an issue, which says nothing about behaviour'],
  [/\b(?:it|test|describe|suite|bench)\.(?:only|skip|todo|skipIf|runIf|fails)\b/, 'a test that does not run'],
  [new RegExp(String.raw`\.\.\/` + 'shared\\b|/work/' + 'shared\\b'), "the authors' own folder"],
];

/** Finds leftovers in any line of any file. */
export function checkLeftovers(tree: Tree): readonly Problem[] {
  return [...tree].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      return leftovers.flatMap(([pattern, what]) => (pattern.test(line) ? [`${path}:${index + 1} ${what}`] : []));
    }),
  );
}
