import ts from 'typescript-api';
import { eachThatMayImport, fileOf, lineOf, parsed, type Problem, type Tree } from './tree.js';

/** What one file gives to others: names of its own with their lines, names that it hands on, and files that it hands on whole. */
interface Given {
  readonly own: ReadonlyMap<string, number>;
  readonly handedOn: ReadonlyMap<string, { readonly file: string; readonly name: string; readonly line: number }>;
  readonly whole: readonly string[];
}

/** What one file takes of others: a name, or `*` for everything. */
interface Taken {
  readonly file: string;
  readonly name: string;
}

/**
 * Finds exports that nothing imports: neither the code nor the tests, through doors or straight. `users` are further files
 * that may import them.
 */
export function checkExports(tree: Tree, users: Tree): readonly Problem[] {
  const sources = new Map([...users, ...tree].map(([path, text]) => [path, parsed(path, text)]));
  const given = new Map([...sources].map(([path, source]) => [path, givenBy(path, source)]));
  const used = new Set<string>();
  for (const [path, source] of sources) for (const taken of takenBy(path, source)) use(taken, given, used);
  return [...tree.keys()].flatMap((path) => {
    const { own, handedOn } = given.get(path) ?? { own: new Map<string, number>(), handedOn: new Map() };
    const lines = [...own, ...[...handedOn].map(([name, { line }]) => [name, line] as const)];
    return lines
      .filter(([name]) => !used.has(`${path} ${name}`))
      .map(([name, line]) => `${path}:${line} exports ${name}, which nothing imports`);
  });
}

/** Notes that an export is used, and where it comes from if the file only hands it on. */
function use({ file, name }: Taken, given: ReadonlyMap<string, Given>, used: Set<string>): void {
  const there = given.get(file);
  if (there === undefined || used.has(`${file} ${name}`)) return;
  used.add(`${file} ${name}`);
  if (name === '*')
    for (const one of [...there.own.keys(), ...there.handedOn.keys()]) use({ file, name: one }, given, used);
  const from = there.handedOn.get(name);
  if (from !== undefined) use(from, given, used);
  else if (!there.own.has(name)) for (const whole of there.whole) use({ file: whole, name }, given, used);
}

function givenBy(path: string, source: ts.SourceFile): Given {
  const own = new Map<string, number>();
  const handedOn = new Map<string, { file: string; name: string; line: number }>();
  const whole: string[] = [];
  for (const statement of source.statements) {
    const line = lineOf(source, statement);
    if (ts.isExportDeclaration(statement)) {
      const file = fileNamed(path, statement.moduleSpecifier);
      const clause = statement.exportClause;
      if (clause === undefined && file !== undefined) whole.push(file);
      if (clause === undefined || !ts.isNamedExports(clause)) continue;
      for (const { name, propertyName } of clause.elements) {
        if (file === undefined) own.set(name.text, line);
        else handedOn.set(name.text, { file, name: (propertyName ?? name).text, line });
      }
    } else if (ts.canHaveModifiers(statement) && isExported(statement)) {
      for (const name of namesIn(statement)) own.set(name, line);
    }
  }
  return { own, handedOn, whole };
}

function isExported(statement: ts.HasModifiers): boolean {
  const kinds = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
}

/** The names that a statement declares. */
function namesIn(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesBound(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function namesBound(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesBound(element.name) : []));
}

function takenBy(path: string, source: ts.SourceFile): readonly Taken[] {
  const found: Taken[] = [];
  const take = (specifier: ts.Node | undefined, names: readonly string[]): void => {
    const file = fileNamed(path, specifier);
    if (file !== undefined) found.push(...names.map((name) => ({ file, name })));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) take(node.moduleSpecifier, namesTaken(node));
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal, [
        node.qualifier === undefined ? '*' : (node.qualifier.getText().split('.')[0] ?? '*'),
      ]);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], ['*']);
  };
  eachThatMayImport(source, visit);
  return found;
}

function namesTaken({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined) return [];
  return ts.isNamedImports(bindings)
    ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : ['*'];
}

function fileNamed(path: string, specifier: ts.Node | undefined): string | undefined {
  return specifier !== undefined && ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.')
    ? fileOf(path, specifier.text)
    : undefined;
}
