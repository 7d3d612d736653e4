import ts from 'typescript-api';

/** A replacement of the text from `start` to `end` of a source file. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is known of the program around a node. */
interface Context {
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
}

const textOf = ({ source }: Context, node: ts.Node): string => node.getText(source);

const replaced = ({ source }: Context, node: ts.Node, text: string): Edit => ({
  start: node.getStart(source),
  end: node.getEnd(),
  text,
});

const removed = (context: Context, node: ts.Node): Edit => replaced(context, node, ';');

const has = (type: ts.Type, flags: ts.TypeFlags): boolean =>
  type.isUnion() ? type.types.some((part) => has(part, flags)) : (type.flags & flags) !== 0;

const isOnly = (type: ts.Type, flags: ts.TypeFlags): boolean =>
  type.isUnion() ? type.types.every((part) => isOnly(part, flags)) : (type.flags & flags) !== 0;

/** The operators whose result is a choice between truth and falsehood, with what they become when negated. */
const NEGATED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '>='],
  [ts.SyntaxKind.LessThanEqualsToken, '>'],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '<'],
]);

/** The opposite of a condition. */
const negated = (context: Context, node: ts.Expression): Edit => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replaced(context, node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return replaced(context, node, 'true');
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return replaced(context, node, textOf(context, node.operand));
  const operator = ts.isBinaryExpression(node) ? NEGATED.get(node.operatorToken.kind) : undefined;
  if (ts.isBinaryExpression(node) && operator !== undefined) return replaced(context, node.operatorToken, operator);
  return replaced(context, node, `!(${textOf(context, node)})`);
};

const conditionOff = (context: Context, node: ts.Expression): readonly Edit[] => [
  negated(context, node),
  replaced(context, node, 'false'),
];

/** Calls that only pick from, order or limit what they are given: each is left out. */
const leftOut = (context: Context, node: ts.CallExpression): readonly Edit[] => {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: receiver, name } = node.expression;
  const whole = `${textOf(context, receiver)}.${name.text}`;
  if (['filter', 'toSorted', 'toReversed', 'slice'].includes(name.text))
    return [replaced(context, node, textOf(context, receiver))];
  if (whole !== 'Math.min' && whole !== 'Math.max') return [];
  return node.arguments
    .filter((argument) => !ts.isSpreadElement(argument) && !ts.isNumericLiteral(argument))
    .map((argument) => replaced(context, node, textOf(context, argument)));
};

/** A different member of the words that are allowed at this place. */
const otherWord = (context: Context, node: ts.Expression): readonly Edit[] => {
  const allowed = context.checker.getContextualType(node);
  const words = allowed?.isUnion() === true ? allowed.types.filter((type) => type.isStringLiteral()) : [];
  const now = ts.isStringLiteralLike(node) ? node.text : null;
  const other = words.find((type) => type.value !== now);
  return other === undefined ? [] : [replaced(context, node, JSON.stringify(other.value))];
};

/** A value of the same type that says something else, for an expression of which only the type is known. */
const otherValue = (context: Context, node: ts.Expression): readonly Edit[] => {
  const type = context.checker.getTypeAtLocation(node);
  const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
  if (isOnly(type, ts.TypeFlags.BooleanLike))
    return ts.isYieldExpression(node)
      ? [negated(context, node), replaced(context, node, 'false')]
      : [negated(context, node)];
  if (isOnly(type, ts.TypeFlags.NumberLike)) return [replaced(context, node, `(${textOf(context, node)}) + 1`)];
  if (isOnly(type, nothing)) return [];
  if (has(type, ts.TypeFlags.Null)) return [replaced(context, node, 'null')];
  if (has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [replaced(context, node, 'undefined')];
  if (context.checker.isArrayType(type) || context.checker.isTupleType(type)) return [replaced(context, node, '[]')];
  const words = isOnly(type, ts.TypeFlags.StringLike) ? otherWord(context, node) : [];
  return words.length > 0 ? words : [replaced(context, node, 'undefined')];
};

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

const literalEdits = (context: Context, node: ts.ObjectLiteralExpression | ts.ArrayLiteralExpression) =>
  ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((property) => editsOf(context, property))
    : node.elements.length === 0
      ? []
      : [replaced(context, node, '[]')];

/** What an expression is changed into: its condition or result turned round, its picking left out, its value replaced. */
const expressionEdits = (context: Context, node: ts.Expression): readonly Edit[] => {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return expressionEdits(context, node.expression);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return bodyEdits(context, node.body);
  if (ts.isConditionalExpression(node)) return [negated(context, node.condition)];
  if (ts.isSpreadElement(node)) return [replaced(context, node.expression, '[]')];
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return literalEdits(context, node);
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return [];
  const picking = ts.isCallExpression(node) ? leftOut(context, node) : [];
  return picking.length > 0 ? picking : otherValue(context, node);
};

const bodyEdits = (context: Context, body: ts.Block | ts.Expression | undefined): readonly Edit[] => {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return expressionEdits(context, body);
  return body.statements.length === 1 ? body.statements.flatMap((statement) => editsOf(context, statement)) : [];
};

/** An operand of `&&` or `||` can also be taken out of the whole condition. */
const operandEdits = (context: Context, node: ts.Expression, parent: ts.BinaryExpression): readonly Edit[] => {
  const operator = parent.operatorToken.kind;
  const neutral =
    operator === ts.SyntaxKind.AmpersandAmpersandToken
      ? 'true'
      : operator === ts.SyntaxKind.BarBarToken
        ? 'false'
        : undefined;
  return neutral === undefined
    ? expressionEdits(context, node)
    : [negated(context, node), replaced(context, node, neutral)];
};

const clauseEdits = (context: Context, clause: ts.CaseOrDefaultClause): readonly Edit[] => {
  const [first] = clause.statements;
  if (first !== undefined) return ts.isBlock(first) ? blockEdits(context, first) : editsOf(context, first);
  return ts.isCaseClause(clause) ? [replaced(context, clause.expression, 'null')] : [];
};

const blockEdits = (context: Context, block: ts.Block): readonly Edit[] => {
  const [first] = block.statements;
  return first === undefined ? [] : editsOf(context, first);
};

const isSingle = (statement: ts.Statement): boolean => !ts.isBlock(statement);

const statementEdits = (context: Context, node: ts.Statement): readonly Edit[] => {
  if (ts.isExpressionStatement(node) || ts.isThrowStatement(node) || ts.isBreakOrContinueStatement(node))
    return [removed(context, node)];
  if (ts.isIfStatement(node)) return conditionOff(context, node.expression);
  if (ts.isReturnStatement(node))
    return node.expression === undefined ? [removed(context, node)] : expressionEdits(context, node.expression);
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap((declaration) => editsOf(context, declaration));
  if (ts.isForOfStatement(node)) {
    const inner = isSingle(node.statement) ? editsOf(context, node.statement) : [];
    return [removed(context, node), ...inner];
  }
  if (ts.isForStatement(node) || ts.isForInStatement(node)) return [removed(context, node)];
  if (ts.isWhileStatement(node)) return [replaced(context, node.expression, 'false')];
  if (ts.isFunctionDeclaration(node)) return bodyEdits(context, node.body);
  return ts.isBlock(node) ? blockEdits(context, node) : [];
};

/**
 * The ways in which the code of a node can be removed, negated or made to give another value. A node that is only
 * types has none.
 */
export const editsOf = (context: Context, node: ts.Node): readonly Edit[] => {
  if (ts.isCaseOrDefaultClause(node)) return clauseEdits(context, node);
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node))
    return node.initializer === undefined ? [] : expressionEdits(context, node.initializer);
  if (ts.isShorthandPropertyAssignment(node)) return [replaced(context, node, `${node.name.text}: undefined`)];
  if (ts.isSpreadAssignment(node)) return [replaced(context, node.expression, '{}')];
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return bodyEdits(context, node.body);
  if (ts.isStatement(node)) return statementEdits(context, node);
  if (!ts.isExpression(node)) return [];
  return ts.isBinaryExpression(node.parent) ? operandEdits(context, node, node.parent) : expressionEdits(context, node);
};
