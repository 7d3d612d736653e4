import ts from 'typescript-api';
import { problemAt, type Checked, type Problem } from './tree.js';

/** Globals that make a game depend on anything but its state and the answers. */
const impure = new Set(
  (
    'Date Intl Temporal performance crypto process console fetch globalThis Atomics WeakRef ' +
    'setTimeout setInterval setImmediate queueMicrotask require eval'
  ).split(' '),
);

/** Finds clocks, chance, locales, I/O and `for … in` in `src/engine` and `cards` (decisions/0003-checkpoint-and-answers.md). */
export function checkPurity({ checker, sources }: Checked): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [path, source] of sources) {
    if (!path.startsWith('src/engine/') && !path.startsWith('cards/')) continue;
    const visit = (node: ts.Node): void => {
      const what = impurity(node, checker);
      if (what !== undefined) problems.push(problemAt(path, source, node, `${what} is banned in pure code`));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return problems;
}

function impurity(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isForInStatement(node)) return 'for … in';
  if (ts.isStringLiteral(node) && ts.isElementAccessExpression(node.parent)) return localeName(node.text);
  if (!ts.isIdentifier(node)) return undefined;
  if (node.text === 'Math' && isGlobal(node, checker)) return chance(node);
  if (impure.has(node.text) && isGlobal(node, checker)) return node.text;
  return localeName(node.text);
}

/** `Math` may only be used as `Math.name`, so that no other spelling reaches its random numbers. */
function chance(node: ts.Identifier): string | undefined {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) return 'Math without a plain name after it';
  return parent.name.text === 'random' ? 'Math.random' : undefined;
}

function localeName(name: string): string | undefined {
  return name === 'localeCompare' || name.startsWith('toLocale') ? name : undefined;
}

function isGlobal(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node);
  if (isMember) return false;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations.every((declaration) => declaration.getSourceFile().isDeclarationFile);
}
