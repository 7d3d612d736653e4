import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript-api';
import { projectRoot } from '../../src/ops/index.js';

/** Source files by their path relative to the project's folder, with forward slashes. */
export type Tree = ReadonlyMap<string, string>;

/** Something that a check found, as one line: where, and what is wrong. */
export type Problem = string;

/** Reads every file under these folders or files of the project whose name ends in one of the endings. */
export function readTree(places: readonly string[], endings: readonly string[]): Tree {
  const root = projectRoot();
  const tree = new Map<string, string>();
  for (const place of places) {
    for (const entry of entriesOf(join(root, place))) {
      if (!endings.some((ending) => entry.endsWith(ending))) continue;
      tree.set(relative(root, entry).split(sep).join('/'), readFileSync(entry, 'utf8'));
    }
  }
  return tree;
}

function entriesOf(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOTDIR') return [folder];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

const sources = new Map<string, ts.SourceFile>();

/** A file as the compiler reads it, once however many checks ask. */
export function parsed(path: string, text: string): ts.SourceFile {
  const before = sources.get(path);
  if (before?.text === text) return before;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  sources.set(path, source);
  return source;
}

/** One module specifier in a file. */
export interface Import {
  readonly specifier: string;
  /** The file it names, when it is relative; `.js` is written for `.ts`. */
  readonly file: string | undefined;
  readonly typeOnly: boolean;
  /** The imported names; undefined when it imports everything or nothing by name. */
  readonly names: readonly string[] | undefined;
  readonly line: number;
}

const imports = new WeakMap<ts.SourceFile, readonly Import[]>();

/** Every import, re-export, type import and dynamic import of a file. */
export function importsOf(path: string, text: string): readonly Import[] {
  const source = parsed(path, text);
  const found = imports.get(source) ?? importsIn(path, source);
  imports.set(source, found);
  return found;
}

function importsIn(path: string, source: ts.SourceFile): readonly Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      found.push({
        specifier: specifier.text,
        file: specifier.text.startsWith('.') ? fileOf(path, specifier.text) : undefined,
        typeOnly: isTypeOnly(node),
        names: namesOf(node),
        line: lineOf(source, node),
      });
    }
  };
  eachThatMayImport(source, visit);
  return found;
}

/** Visits every node of a file that may import something: statements and, where there are any, dynamic and type imports. */
export function eachThatMayImport(source: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const within = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, within);
  };
  source.statements.forEach(/\bimport\s*\(/.test(source.text) ? within : visit);
}

/** The file that a relative specifier names; `.js` is written for `.ts`. */
export function fileOf(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  const candidate =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
  return candidate !== undefined && ts.isStringLiteralLike(candidate) ? candidate : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || node.importClause === undefined) return false;
  if (node.importClause.isTypeOnly) return true;
  const bindings = node.importClause.namedBindings;
  if (node.importClause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

function namesOf(node: ts.Node): readonly string[] | undefined {
  if (!ts.isImportDeclaration(node) || node.importClause?.name !== undefined) return undefined;
  const bindings = node.importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return undefined;
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text);
}

/** The line of a node, or of a place in the text, counted from 1. */
export function lineOf(source: ts.SourceFile, place: ts.Node | number): number {
  return source.getLineAndCharacterOfPosition(typeof place === 'number' ? place : place.getStart(source)).line + 1;
}

/** A problem at a node, or at a place in the text. */
export function problemAt(path: string, source: ts.SourceFile, node: ts.Node | number, what: string): Problem {
  return `${path}:${lineOf(source, node)} ${what}`;
}

/** A program over the tree, which need not be on the disk, with the options of tsconfig.json; and its files. */
export interface Checked {
  readonly checker: ts.TypeChecker;
  readonly sources: ReadonlyMap<string, ts.SourceFile>;
}

/** Parses the tree and makes its types available. */
export function checkedProgram(tree: Tree): Checked {
  const root = projectRoot();
  const pathOf = (file: string): string => relative(root, file).split(sep).join('/');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost(options, true);
  const texts = new Map([...tree].map(([path, text]) => [join(root, path), text] as const));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...more) => {
    const text = texts.get(file);
    if (text === undefined) return getSourceFile(file, version, ...more);
    const source = ts.createSourceFile(file, text, version, true);
    sources.set(pathOf(file), source); // checks of the text alone read the same
    return source;
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const all = [...tree.keys()].flatMap((path) => {
    const source = program.getSourceFile(join(root, path));
    return source === undefined ? [] : [[path, source] as const];
  });
  return { checker: program.getTypeChecker(), sources: new Map(all) };
}
