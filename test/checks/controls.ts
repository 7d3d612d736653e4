import ts from 'typescript-api';
import { problemAt, type Checked, type Problem } from './tree.js';
import { isMember } from './words.js';

/** Where sentences for people stand. */
const TEXTS = /^src\/text\/(?:en|fr)\/(?:bot|game)\//;
/** Where the texts are declared whose shape all languages have, and the constants of commands there. */
const WORDS = /\/?src\/text\/(?:en|words)\//;
const COMMAND = /commands?$/iu;
/** What draws buttons and menus, and the names of the commands. */
const DRAWING = ['src/discord/', 'commands/'];

/** Calls that draw one, and properties that are its label. */
const DRAWS = /(?:button|select|menu|choices|toggle)\w*$/iu;
const LABELS = /^(?:label|name|placeholder)$/u;

/** Stands for what a template puts in. */
const HOLE = '\uE000';
/** What is set in bold or in quotation marks. */
const MARKED = /\*\*([^*]+)\*\*|“([^”]+)”|«[\s\u00A0\u202F]([^»]+?)[\s\u00A0\u202F]»/gu;
/** What looks like the name of a button, menu or command: no sentence, heading or emphasis within one. */
const NAME = /^[\p{Lu}\p{Extended_Pictographic}][^\uE000]*[^.:!?\uE000]$/u;

/** What looks like one and is none: names of cards and people, examples, and verdicts that begin a line. */
const OTHERS: readonly string[] = [
  'The Doodler',
  'Le Gribouilleur',
  'Isaac (Alt Art)',
  'House card 1',
  'House card 2',
  'Carte maison 1',
  'Carte maison 2',
  'A former player',
  'Un ancien joueur',
  'No clock',
  'Sans horloge',
  'No',
  'Non',
  'No, you have been lucky',
  'Yes, you have been unlucky',
  'Oui, vous n’avez pas eu de chance',
  'Non, vous avez eu de la chance',
];

/**
 * Finds sentences that name a button, menu or command by letters of their own, which stay when its label changes, and those that
 * name as one what none is drawn with.
 */
export function checkControls({ sources, checker }: Checked): readonly Problem[] {
  const drawn = drawnIn({ sources, checker });
  return [...sources].flatMap(([path, source]) => {
    if (!TEXTS.test(path)) return [];
    const problems: Problem[] = [];
    const visit = (node: ts.Node): void => {
      for (const { name, hole } of namedIn(node)) {
        if (hole === null && NAME.test(name) && !OTHERS.includes(name.replaceAll("'", '’')))
          problems.push(problemAt(path, source, node, `names “${name}” by hand`));
        const members = hole === null ? [] : membersIn(hole, checker);
        if (members.length > 0 && !members.some((member) => drawn.has(member) || isOfCommand(member)))
          problems.push(problemAt(path, source, node, `names ${hole?.getText(source)}, which is on no button or menu`));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return problems;
  });
}

/** What a literal sets in bold or in quotation marks; with the expression where it is nothing else. */
function namedIn(node: ts.Node): readonly { readonly name: string; readonly hole: ts.Expression | null }[] {
  const isPlain = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  if (!isPlain && !ts.isTemplateExpression(node)) return [];
  const spans = isPlain ? [] : node.templateSpans;
  const text = isPlain
    ? node.text
    : [node.head, ...spans.map(({ literal }) => literal)].map((part) => part.text).join(HOLE);
  return [...text.matchAll(MARKED)].map((found) => {
    const name = found[1] ?? found[2] ?? found[3] ?? '';
    const before = text.slice(0, found.index + found[0].indexOf(name)).split(HOLE).length - 1;
    return { name, hole: name === HOLE ? (spans[before]?.expression ?? null) : null };
  });
}

/** The member of the words that an expression of the texts reads or calls, after the one that holds it; nothing for what is put in. */
function membersIn(hole: ts.Expression, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const read = ts.isCallExpression(hole) ? hole.expression : hole;
  if (!ts.isPropertyAccessExpression(read)) return [];
  let root: ts.Node = read;
  while (ts.isPropertyAccessExpression(root) || ts.isCallExpression(root)) root = root.expression;
  const isText = checker.getSymbolAtLocation(root)?.declarations?.some(isOfModule) === true;
  return isText ? [read.expression, read].flatMap((part) => wordsRead(part, checker)) : [];
}

/** Whether it is a part of a command: that every command a text names is there has a check of its own. */
const isOfCommand = (member: ts.Declaration): boolean => {
  let node: ts.Node = member;
  while (!ts.isSourceFile(node) && !ts.isVariableDeclaration(node)) node = node.parent;
  return ts.isVariableDeclaration(node) && COMMAND.test(node.name.getText());
};

const isOfModule = (node: ts.Declaration): boolean =>
  ts.isImportSpecifier(node) || ts.isSourceFile(node.parent.parent.parent);

/** The member of the words that this reads, if it reads one: by itself, or as a name that it was given before. */
function wordsRead(node: ts.Node, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const symbol = ts.isPropertyAccessExpression(node)
    ? checker.getSymbolAtLocation(node.name)
    : ts.isIdentifier(node)
      ? takenOut(node, checker)
      : undefined;
  return (symbol?.declarations ?? []).filter((one) => isMember(one) && WORDS.test(one.getSourceFile().fileName));
}

/** What a name stands for that was taken out of an object: `name` of `const { name } = words`. */
function takenOut(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const taken = checker.getSymbolAtLocation(node)?.declarations?.find((one) => ts.isBindingElement(one));
  if (taken === undefined || !ts.isBindingElement(taken) || !ts.isObjectBindingPattern(taken.parent)) return undefined;
  return checker.getTypeAtLocation(taken.parent).getProperty((taken.propertyName ?? taken.name).getText());
}

/** The members of the words that are read where a button, a menu or a choice in one is drawn. */
function drawnIn({ sources, checker }: Checked): ReadonlySet<ts.Declaration> {
  const drawn = new Set<ts.Declaration>();
  const collect = (node: ts.Node): void => {
    for (const member of wordsRead(node, checker)) drawn.add(member);
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && DRAWS.test(node.expression.getText())) node.arguments.forEach(collect);
    if (ts.isPropertyAssignment(node) && LABELS.test(node.name.getText())) collect(node.initializer);
    ts.forEachChild(node, visit);
  };
  for (const [path, source] of sources) if (DRAWING.some((folder) => path.startsWith(folder))) visit(source);
  return drawn;
}
