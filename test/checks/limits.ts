import ts from 'typescript-api';
import { problemAt, type Checked, type Problem, type Tree } from './tree.js';

/** Lines that a file may have; the aim is 400. */
export const fileLines = 450;

/** Lines that a function may have, from its first to its last; the aim is 40. */
export const functionLines = 60;

/** Finds files and functions that have grown too long; the functions of card files do not count. */
export function checkLengths({ sources }: Pick<Checked, 'sources'>): readonly Problem[] {
  return [...sources].flatMap(([path, source]) => {
    const lines = source.text.trimEnd().split('\n').length;
    const long = lines > fileLines ? [`${path} has ${lines} lines, more than ${fileLines}`] : [];
    return path.startsWith('cards/') ? long : [...long, ...longFunctions(path, source)];
  });
}

function longFunctions(path: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
      const lines = last - first + 1;
      if (lines > functionLines) {
        const name = node.name === undefined ? 'a function' : node.name.getText(source);
        problems.push(problemAt(path, source, node, `${name} has ${lines} lines, more than ${functionLines}`));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** What is left behind by unfinished work, or reads a folder that only the authors have. */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`), 'unfinished work'],
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
