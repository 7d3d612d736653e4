import ts from 'typescript-api';
import { problemAt, type Checked, type Problem } from './tree.js';

/**
 * Finds calls in the engine whose generator nobody runs: as a statement, after a `yield` without its star, or as a
 * condition. Such a call does nothing, silently.
 */
export function checkGenerators({ checker, sources }: Checked): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [path, source] of sources) {
    if (!path.startsWith('src/engine/')) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isLost(node) && isGenerator(checker.getTypeAtLocation(node))) {
        problems.push(problemAt(path, source, node, `${node.expression.getText(source)}(…) is not run: write yield*`));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return problems;
}

function isGenerator(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isGenerator);
  const name = type.getSymbol()?.name;
  return name === 'Generator' || name === 'AsyncGenerator';
}

/** Whether the value of this expression goes nowhere but into a bare `yield` or a test of its truth. */
function isLost(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isExpressionStatement(parent)) return true;
  if (ts.isYieldExpression(parent)) return parent.asteriskToken === undefined;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent) || ts.isVoidExpression(parent)) return true;
  if (ts.isConditionalExpression(parent)) return parent.condition === node || isLost(parent);
  if (ts.isBinaryExpression(parent)) return isLostOperand(node, parent);
  const wraps = ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isAwaitExpression(parent);
  return wraps && isLost(parent);
}

function isLostOperand(node: ts.Expression, parent: ts.BinaryExpression): boolean {
  switch (parent.operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.CommaToken:
      return parent.left === node || isLost(parent);
    case ts.SyntaxKind.QuestionQuestionToken:
      return isLost(parent);
    default:
      return false;
  }
}
