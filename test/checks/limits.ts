import ts from 'typescript-api';
import { problemAt, type Checked, type Problem, type Tree } from './tree.js';

/** Lines that a file may have; the aim is 400. */
export const fileLines = 450;

/** Lines of its own that a function may have, functions inside it not counted; the aim is 40. */
export const functionLines = 60;

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
