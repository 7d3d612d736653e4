import ts from 'typescript-api';
import { problemAt, type Checked, type Problem } from './tree.js';

/** The folders that show texts to people. */
const SPEAKERS = ['src/discord/', 'commands/'];
/** What stands there is for the log and for whoever runs the bot, in English. */
const OPERATORS = ['src/discord/rest/', 'src/discord/running/', 'src/discord/shards/'];
/** The comma between printings is part of what people type, in every language. */
const TYPED = ['src/discord/answers/settings/printings.ts'];

/** Stands for what a template puts in. */
const HOLE = '\uE000';

/** Punctuation of people's languages: French sets it in another way, and every language may. */
const PUNCTUATION = [
  /[\p{L}\p{N}\uE000*)\]¢|]\s?[:;!?](?=\s|$)/u,
  /[“”„«»]/u,
  /(?:^|[\s\p{L}\uE000])\([\p{L}\uE000*<]/u,
  /[\p{L}\uE000*)], /u,
  /[\p{L}\uE000*)]\.(?=\s|$)/u,
  /^ *[:;,.!?] +$/u,
];

/** The beginning of an id, such as `seats.` or `answer:`. */
const ID = /^[a-z]\w*[.:]$/i;
/** The number of an entry, as Markdown counts lists: `1. `. */
const COUNTED = /^\uE000\. /u;
/** What a browser reads. */
const MARKUP = /^(?:<!doctype|&#)/u;

/** Finds punctuation of people's languages that is written outside the texts: there no language can set it. */
export function checkPunctuation({ sources, checker }: Checked): readonly Problem[] {
  return [...sources].flatMap(([path, source]) => {
    const isSpeaker = SPEAKERS.some((folder) => path.startsWith(folder));
    if (!isSpeaker || [...OPERATORS, ...TYPED].some((place) => path.startsWith(place))) return [];
    const problems: Problem[] = [];
    const visit = (node: ts.Node): void => {
      if (isForOthers(node)) return;
      const text = textOf(node);
      const isCounted = ts.isTemplateExpression(node) && startsWithNumber(node, checker);
      if (text !== null && isPunctuated(isCounted ? text.replace(COUNTED, '') : text))
        problems.push(problemAt(path, source, node, `punctuates ${node.getText(source)}`));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return problems;
  });
}

function isPunctuated(text: string): boolean {
  if (ID.test(text) || MARKUP.test(text)) return false;
  return PUNCTUATION.some((pattern) => pattern.test(text));
}

function startsWithNumber({ head, templateSpans: [first] }: ts.TemplateExpression, checker: ts.TypeChecker): boolean {
  if (head.text !== '' || first === undefined) return false;
  return (checker.getTypeAtLocation(first.expression).flags & ts.TypeFlags.NumberLike) !== 0;
}

/** The text of a literal, with a sign where a template puts something in; null for any other node. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(HOLE);
}

const LEVELS = new Set(['debug', 'info', 'warn', 'error', 'fatal']);

/** What no player reads: names of modules, types, errors for developers and lines of the log. */
function isForOthers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isThrowStatement(node)) return true;
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && LEVELS.has(node.expression.name.text)
  );
}
