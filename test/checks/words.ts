import { posix } from 'node:path';
import ts from 'typescript-api';
import { languages } from './architecture.js';
import { problemAt, type Checked, type Problem, type Tree } from './tree.js';

/** What texts are told, and their shape, which English gives: what depends on no card, and that by which it is put together. */
const WORDS = 'src/text/words/';
const ENGLISH = /^src\/text\/en\/(?:bot|game)\//;
const PUT_TOGETHER = 'src/text/en/index.ts';
/** Where commands are, whose rows are named as their texts are. */
const ROWS = 'commands/';
/** The folders that may import the texts. */
const READERS = ['src/text/', 'src/discord/', 'src/rulebook/', 'tools/', 'commands/'];

/** Finds texts, and members of what they are told, that no code reads: what nobody says needs no words. */
export function checkWords({ checker, sources }: Checked): readonly Problem[] {
  const unread = membersOf(sources);
  const namesOf = (): ReadonlySet<string> => new Set([...unread.keys()].map((member) => member.name.getText()));
  let names = namesOf(); // of what nobody has read so far: the others need no types
  const visit = (node: ts.Node): void => {
    const before = unread.size;
    if (before === 0) return;
    for (const symbol of readBy(node, names, checker))
      for (const member of symbol.declarations ?? []) if (isMember(member)) unread.delete(member);
    if (unread.size < before) names = namesOf();
    ts.forEachChild(node, visit);
  };
  for (const [path, source] of sources)
    if (!path.startsWith(WORDS) && path !== PUT_TOGETHER && READERS.some((folder) => path.startsWith(folder)))
      visit(source);
  return [...unread.values()];
}

type Member = ts.PropertySignature | ts.MethodSignature | ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

export function isMember(node: ts.Node): node is Member {
  return (
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node)
  );
}

function membersOf(sources: Checked['sources']): Map<Member, Problem> {
  const members = new Map<Member, Problem>();
  for (const [path, source] of sources) {
    const add = (node: Member): void => {
      members.set(node, problemAt(path, source, node, `${node.name.getText()} is never read`));
    };
    if (path.startsWith(WORDS)) eachSignature(source, add);
    if (ENGLISH.test(path) || path === PUT_TOGETHER)
      for (const texts of textsIn(source)) {
        eachText(texts, add);
        eachSignature(texts, add);
      }
  }
  return members;
}

/** The objects whose shape every language has: those that are exported with no type but their own. */
const textsIn = (source: ts.SourceFile): readonly ts.ObjectLiteralExpression[] =>
  source.statements.flatMap((statement) => {
    const isExported =
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    return statement.declarationList.declarations.flatMap(({ type, initializer }) =>
      type === undefined && initializer !== undefined && ts.isObjectLiteralExpression(initializer) ? [initializer] : [],
    );
  });

/** By what commands and their options are read: `Described`. */
const DESCRIBED: readonly string[] = ['name', 'description'];

/** The texts of an object and of those in it; what is said of each of a union's members `satisfies` a record of them. */
function eachText(texts: ts.ObjectLiteralExpression, add: (member: Member) => void): void {
  const names = new Set(texts.properties.map(({ name }) => name?.getText()));
  const isDescribed = DESCRIBED.every((name) => names.has(name));
  for (const one of texts.properties) {
    if (!isMember(one)) continue;
    if (!isDescribed || !DESCRIBED.includes(one.name.getText())) add(one);
    if (ts.isPropertyAssignment(one) && ts.isObjectLiteralExpression(one.initializer)) eachText(one.initializer, add);
  }
}

function eachSignature(node: ts.Node, add: (member: Member) => void): void {
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) add(node);
  ts.forEachChild(node, (child) => eachSignature(child, add));
}

/** The properties of these names that a piece of code reads: `words.ui`, `const { ui } = words`, `words[name]`. */
function readBy(node: ts.Node, names: ReadonlySet<string>, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if (ts.isPropertyAccessExpression(node))
    return names.has(node.name.text) ? some(checker.getSymbolAtLocation(node.name)) : [];
  if (ts.isElementAccessExpression(node)) {
    const keys = partsOf(checker.getTypeAtLocation(node.argumentExpression));
    const of = checker.getTypeAtLocation(node.expression);
    return keys.flatMap((key) => (key.isStringLiteral() ? propertyOf(of, key.value) : []));
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = (node.propertyName ?? node.name).getText();
    return names.has(name) ? propertyOf(checker.getTypeAtLocation(node.parent), name) : [];
  }
  if (ts.isPropertyAssignment(node)) return names.has(node.name.getText()) ? rowOf(node, checker) : [];
  return ts.isSpreadAssignment(node) ? checker.getTypeAtLocation(node.expression).getProperties() : [];
}

/** The text whose name the row of a command has. */
const rowOf = (node: ts.PropertyAssignment, checker: ts.TypeChecker): readonly ts.Symbol[] =>
  node.getSourceFile().fileName.includes(ROWS)
    ? some(checker.getContextualType(node.parent)?.getProperty(node.name.getText()))
    : [];
const propertyOf = (type: ts.Type, name: string): readonly ts.Symbol[] =>
  partsOf(type).flatMap((part) => some(part.getProperty(name)));
const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const some = (symbol: ts.Symbol | undefined): readonly ts.Symbol[] => (symbol === undefined ? [] : [symbol]);

/** Finds files that one language has and another has not. Doors (`index`) do not count. */
export function checkLanguageFiles(tree: Tree): readonly Problem[] {
  return Object.entries(languages).flatMap(([top, all]) => {
    const filesOf = (language: string): ReadonlySet<string> => {
      const folder = `${top}/${language}/`;
      const inside = [...tree.keys()].filter((path) => path.startsWith(folder) && posix.parse(path).name !== 'index');
      return new Set(inside.map((path) => path.slice(folder.length)));
    };
    const everywhere = new Set(all.flatMap((language) => [...filesOf(language)]));
    return all.flatMap((language) => {
      const its = filesOf(language);
      return [...everywhere]
        .filter((file) => !its.has(file))
        .map((file) => `${top}/${language} has no ${file}, which another language has`);
    });
  });
}
