import { posix } from 'node:path';
import ts from 'typescript-api';
import { languages } from './architecture.js';
import { problemAt, type Checked, type Problem, type Tree } from './tree.js';

const WORDS = 'src/text/words/';
/** The folders that may import the texts. */
const READERS = ['src/text/', 'src/discord/', 'src/rulebook/', 'tools/', 'commands/'];

/** Finds members of the interfaces that the languages fill which no code reads: what nobody says needs no words. */
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
    if (!path.startsWith(WORDS) && READERS.some((folder) => path.startsWith(folder))) visit(source);
  return [...unread.values()];
}

type Member = ts.PropertySignature | ts.MethodSignature;

function isMember(node: ts.Node): node is Member {
  return ts.isPropertySignature(node) || ts.isMethodSignature(node);
}

function membersOf(sources: Checked['sources']): Map<Member, Problem> {
  const members = new Map<Member, Problem>();
  for (const [path, source] of sources) {
    if (!path.startsWith(WORDS)) continue;
    const visit = (node: ts.Node): void => {
      if (isMember(node)) members.set(node, problemAt(path, source, node, `${node.name.getText()} is never read`));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return members;
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
  return ts.isSpreadAssignment(node) ? checker.getTypeAtLocation(node.expression).getProperties() : [];
}

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
