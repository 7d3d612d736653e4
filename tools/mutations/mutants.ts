import { join } from 'node:path';
import ts from 'typescript-api';
import { editsOf, type Edit } from './mutations.js';
import { idsIn } from '../rule-coverage.js';

/** A line of code that carries rule ids, and the ways to break it. */
export interface RuleLine {
  /** The path from the project's folder, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly ids: readonly string[];
  /** The whole file as it is. */
  readonly text: string;
  readonly edits: readonly Edit[];
}

/** The last token of a line's code, the comment after it being one that carries ids. */
interface Carrier {
  readonly token: ts.Node;
  readonly line: number;
  readonly ids: readonly string[];
}

const lineAt = (source: ts.SourceFile, position: number): number => source.getLineAndCharacterOfPosition(position).line;

function* tokens(node: ts.Node, source: ts.SourceFile): Generator<ts.Node> {
  const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
  if (children.length === 0 && node.getWidth(source) > 0) yield node;
  for (const child of children) yield* tokens(child, source);
}

const carriers = (source: ts.SourceFile): readonly Carrier[] =>
  [...tokens(source, source)].flatMap((token) => {
    const [comment] = ts.getTrailingCommentRanges(source.text, token.getEnd()) ?? [];
    const ids = comment === undefined ? [] : idsIn(source.text.slice(comment.pos, comment.end));
    return ids.length === 0 ? [] : [{ token, line: lineAt(source, token.getEnd()), ids }];
  });

/** What may be broken as a whole: a statement, a branch, a property or an expression. */
const isUnit = (node: ts.Node): boolean =>
  ts.isStatement(node) ||
  ts.isCaseOrDefaultClause(node) ||
  ts.isObjectLiteralElementLike(node) ||
  ts.isClassElement(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isExpression(node);

const ancestors = (node: ts.Node): readonly ts.Node[] =>
  node.parent === undefined ? [node] : [node, ...ancestors(node.parent)];

/** The node before a comma or an operator, and all that ends with it, innermost first. */
const endingBefore = (token: ts.Node, source: ts.SourceFile): readonly ts.Node[] => {
  const siblings = token.parent
    .getChildren(source)
    .flatMap((child) => (child.kind === ts.SyntaxKind.SyntaxList ? child.getChildren(source) : [child]));
  const before = siblings.findLast((sibling) => sibling.getEnd() <= token.getStart(source));
  if (before === undefined) return [];
  const last = (node: ts.Node): readonly ts.Node[] => [
    ...node
      .getChildren(source)
      .filter((child) => child.getEnd() === node.getEnd())
      .flatMap(last),
    node,
  ];
  return last(before);
};

const SEPARATORS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** The units that the line's code closes, innermost first. */
const closed = (token: ts.Node, source: ts.SourceFile): readonly ts.Node[] => {
  if (SEPARATORS.has(token.kind)) return endingBefore(token, source);
  const around = ancestors(token).filter((node) => node.getEnd() === token.getEnd());
  return token.kind === ts.SyntaxKind.SemicolonToken ? [...endingBefore(token, source), ...around] : around;
};

/**
 * The unit that a line's ids are about: the largest that begins and ends on the line, an expression only when the line
 * begins with it; else the smallest statement or property that ends on it; else, when something is opened on it, what
 * that belongs to.
 */
const unitOf = (source: ts.SourceFile, { token, line }: Carrier): ts.Node | undefined => {
  const units = closed(token, source).filter(isUnit);
  const begin = source.getPositionOfLineAndCharacter(line, 0);
  const first = begin + source.text.slice(begin).search(/\S/);
  const onLine = units.findLast((node) =>
    ts.isExpression(node) ? node.getStart(source) === first : node.getStart(source) >= first,
  );
  if (onLine !== undefined) return onLine;
  const ending = units.find((node) => !ts.isExpression(node) && !ts.isBlock(node));
  return ending ?? units.at(-1) ?? ancestors(token).find((node) => isUnit(node) && !ts.isBlock(node));
};

/** The text with an edit made. */
export const edited = (text: string, { start, end, text: inserted }: Edit): string =>
  text.slice(0, start) + inserted + text.slice(end);

const linesOf = (source: ts.SourceFile, checker: ts.TypeChecker, file: string): readonly RuleLine[] =>
  carriers(source).flatMap((carrier) => {
    const unit = unitOf(source, carrier);
    const edits = unit === undefined ? [] : editsOf({ source, checker }, unit);
    return edits.length === 0 ? [] : [{ file, line: carrier.line + 1, ids: carrier.ids, text: source.text, edits }];
  });

/**
 * Every line of code whose comment carries a rule id and which can be broken, in these files of a project (paths from
 * its folder, with forward slashes). Comments on lines of their own and documentation comments are not about a line.
 */
export const ruleLines = (root: string, files: readonly string[]): readonly RuleLine[] => {
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    return source === undefined ? [] : linesOf(source, checker, file);
  });
};
